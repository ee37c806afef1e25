/** Words that find a club beside its names, by its English name: spellings of before, abbreviations. */
export const OTHER_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['Burnley', 'Bernli'],
  ['Fagiano Okayama', 'Facano'],
  ['Ferencváros', 'Ferentsvaroş'],
  ['Hertha Berlin', 'Герта Берлин'],
  ['Kairat', 'Kayrat'],
  ['Ludogorets', 'Ludoqorets'],
  ['Maccabi Haifa', 'Makkabi Hayfa'],
  ['Maccabi Tel Aviv', 'Makkabi Tel-Əviv'],
  ['Omonia', 'Omoniya'],
  ['Paris Saint-Germain', 'Paris Sen-Jermen Пари Сен-Жермен PSG'],
])
