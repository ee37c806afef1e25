import type { GameRow } from './game-row.ts'

/** Theme, engine, provider, since when, and its names in Azerbaijani, Russian and English. */
export const INSTANT_ROWS: readonly GameRow[] = [
  ['sar', 'crash', 'l8', '2026-10-30', ['Hava şarı', 'Воздушный шар', 'Hot Air Balloon']],
  ['durna', 'crash', 'ng4', '2026-11-26', ['Durna qatarı', 'Журавлиный клин', 'Flight of Cranes']],
  ['xezri', 'limbo', 'x', '2026-10-30', ['Xəzri', 'Хазри', 'Khazri Wind']],
  ['zer', 'dice', 'ib', '2026-10-30', ['Zər', 'Кости', 'Dice']],
  ['nerd', 'dice', 'k', '2026-10-30', ['Nərd', 'Нарды', 'Nard']],
  ['mina', 'mines', 'o', '2026-10-30', ['Daş meydan', 'Каменное поле', 'Stone Field']],
  ['qum', 'mines', 'l8', '2026-11-21', ['Qum dəfinəsi', 'Сокровище песков', 'Treasure of the Sands']],
  ['usturlab', 'hi-lo', 'k', '2026-10-30', ['Üstürlab', 'Астролябия', 'Astrolabe']],
  ['ay', 'hi-lo', 'rg3', '2026-10-30', ['Ay və Günəş', 'Луна и Солнце', 'Moon and Sun']],
  ['plinko', 'plinko', 'ng4', '2026-10-30', ['Nar yağışı', 'Гранатовый дождь', 'Pomegranate Rain']],
  ['selale', 'plinko', 'rg3', '2026-11-23', ['Şəlalə', 'Водопад', 'Waterfall']],
  ['ulduz', 'keno', 'k', '2026-10-30', ['Ulduz xəritəsi', 'Звёздная карта', 'Star Map']],
  ['naxis', 'keno', 'rg', '2026-10-30', ['Naxış', 'Узор', 'Pattern']],
  ['carx', 'wheel', 'rg', '2026-10-30', ['Baxt çarxı', 'Колесо удачи', 'Wheel of Fortune']],
  ['gunes', 'wheel', 'o', '2026-10-30', ['Günəş saatı', 'Солнечные часы', 'Sundial']],
  ['bilet', 'scratch', 'l8', '2026-10-30', ['Sahil bileti', 'Прибрежный билет', 'Seaside Ticket']],
  ['xonca', 'scratch', 'tg', '2026-11-17', ['Xonça', 'Хонча', 'Khoncha']],
]
