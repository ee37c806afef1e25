/** Countries of the data: `code name in the data` pairs, and the three-letter codes in continental cups. */
const NAMES: Record<string, string> = {
  Albania: 'al',
  Algeria: 'dz',
  Andorra: 'ad',
  Argentina: 'ar',
  Armenia: 'am',
  Australia: 'au',
  Azerbaijan: 'az',
  Belarus: 'by',
  'Bosnia Herzegovina': 'ba',
  Brazil: 'br',
  Bulgaria: 'bg',
  China: 'cn',
  Colombia: 'co',
  'Costa Rica': 'cr',
  Croatia: 'hr',
  Cyprus: 'cy',
  'Czech Republic': 'cz',
  Denmark: 'dk',
  Ecuador: 'ec',
  Egypt: 'eg',
  England: 'gb-eng',
  Estonia: 'ee',
  'Faroe Islands': 'fo',
  Finland: 'fi',
  France: 'fr',
  Georgia: 'ge',
  Germany: 'de',
  Ghana: 'gh',
  Gibraltar: 'gi',
  Greece: 'gr',
  Hungary: 'hu',
  Iceland: 'is',
  Ireland: 'ie',
  Israel: 'il',
  Italy: 'it',
  Japan: 'jp',
  Kazakhstan: 'kz',
  Kenya: 'ke',
  Kosovo: 'xk',
  Latvia: 'lv',
  Liechtenstein: 'li',
  Lithuania: 'lt',
  Luxembourg: 'lu',
  'Major League Soccer': 'us',
  Malta: 'mt',
  Mexico: 'mx',
  Moldova: 'md',
  Montenegro: 'me',
  Morocco: 'ma',
  Netherlands: 'nl',
  Nigeria: 'ng',
  'North Macedonia': 'mk',
  'Northern Ireland': 'gb-nir',
  Norway: 'no',
  Paraguay: 'py',
  Poland: 'pl',
  Portugal: 'pt',
  Romania: 'ro',
  Russia: 'ru',
  'San Marino': 'sm',
  'Saudi Arabia': 'sa',
  Scotland: 'gb-sct',
  Serbia: 'rs',
  Slovakia: 'sk',
  Slovenia: 'si',
  'South Africa': 'za',
  Spain: 'es',
  Sweden: 'se',
  Switzerland: 'ch',
  Tanzania: 'tz',
  Turkey: 'tr',
  Uganda: 'ug',
  Ukraine: 'ua',
  Wales: 'gb-wls',
  Zambia: 'zm',
}

/** Clubs of Monaco, Liechtenstein, Canada and Zanzibar count to the league in which they play. */
const TRIGRAMS: Record<string, string> = Object.fromEntries(
  `ALB al ALG dz AND ad ANG ao ARG ar ARM am AUT at BDI bi BEL be BEN bj BFA bf BIH ba BLR by BOL bo BOT bw BRA br
  BUL bg CAN us CGO cg CHA td CHI cl CIV ci CMR cm COD cd COL co COM km CRC cr CRO hr CTA cf CYP cy CZE cz DEN dk
  DJI dj DOM do ECU ec EGY eg ENG gb-eng EQG gq ESP es EST ee ETH et FIN fi FRA fr FRO fo GEO ge GER de GHA gh
  GIB gi GRE gr GUA gt GUI gn HAI ht HON hn HUN hu IRL ie ISL is ISR il ITA it JAM jm KAZ kz KEN ke KOS xk LBR lr
  LBY ly LIE ch LTU lt LUX lu LVA lv MAD mg MAR ma MCO fr MDA md MEX mx MKD mk MLI ml MLT mt MNE me MOZ mz MTN mr
  MWI mw NAM na NCA ni NED nl NGA ng NIG ne NIR gb-nir NOR no PAN pa PAR py PER pe POL pl POR pt ROU ro RSA za
  RWA rw SCO gb-sct SDN sd SEN sn SEY sc SLE sl SMR sm SOM so SRB rs SSD ss SUI ch SUR sr SVK sk SVN si SWE se
  SWZ sz TAN tz TOG tg TUN tn TUR tr UGA ug UKR ua URU uy USA us VEN ve WAL gb-wls ZAM zm ZAN tz ZIM zw AZE az`
    .trim()
    .split(/\s+/)
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])),
)

/** Names of national teams that `Intl.DisplayNames` spells differently, by code. */
const NATIONAL_NAMES: Record<string, string> = {
  'Antigua and Barbuda': 'ag',
  'Bosnia and Herzegovina': 'ba',
  'Cape Verde': 'cv',
  'Chinese Taipei': 'tw',
  Congo: 'cg',
  Curaçao: 'cw',
  'Czech Republic': 'cz',
  'DR Congo': 'cd',
  England: 'gb-eng',
  Eswatini: 'sz',
  Gambia: 'gm',
  'Hong Kong': 'hk',
  'Ivory Coast': 'ci',
  Macau: 'mo',
  Myanmar: 'mm',
  'North Korea': 'kp',
  'Northern Ireland': 'gb-nir',
  Palestine: 'ps',
  'Republic of Ireland': 'ie',
  'Saint Kitts and Nevis': 'kn',
  'Saint Lucia': 'lc',
  'Saint Vincent and the Grenadines': 'vc',
  Scotland: 'gb-sct',
  'South Korea': 'kr',
  'São Tomé and Príncipe': 'st',
  'Trinidad and Tobago': 'tt',
  Turkey: 'tr',
  'Turks and Caicos Islands': 'tc',
  'United States': 'us',
  'United States Virgin Islands': 'vi',
  Wales: 'gb-wls',
  Kosovo: 'xk',
  'China PR': 'cn',
}

/** Names that differ from the language tables of the platform, in en, ru and az. */
const OVERRIDES: Record<string, readonly [en: string, ru: string, az: string]> = {
  un: ['International', 'Международные', 'Beynəlxalq'],
  eu: ['Europe', 'Европа', 'Avropa'],
  'un-africa': ['Africa', 'Африка', 'Afrika'],
  'un-asia': ['Asia', 'Азия', 'Asiya'],
  'un-north-america': ['North America', 'Северная Америка', 'Şimali Amerika'],
  'un-south-america': ['South America', 'Южная Америка', 'Cənubi Amerika'],
  'gb-eng': ['England', 'Англия', 'İngiltərə'],
  'gb-sct': ['Scotland', 'Шотландия', 'Şotlandiya'],
  'gb-wls': ['Wales', 'Уэльс', 'Uels'],
  'gb-nir': ['Northern Ireland', 'Северная Ирландия', 'Şimali İrlandiya'],
  us: ['USA', 'США', 'ABŞ'],
  ae: ['UAE', 'ОАЭ', 'BƏƏ'],
  cz: ['Czechia', 'Чехия', 'Çexiya'],
  sz: ['Eswatini', 'Эсватини', 'Esvatini'],
  ru: ['Russia', 'Россия', 'Rusiya'],
  cn: ['China', 'Китай', 'Çin'],
  md: ['Moldova', 'Молдова', 'Moldova'],
  tm: ['Turkmenistan', 'Туркменистан', 'Türkmənistan'],
  kp: ['North Korea', 'КНДР', 'Şimali Koreya'],
  kr: ['South Korea', 'Южная Корея', 'Cənubi Koreya'],
  ba: ['Bosnia and Herzegovina', 'Босния и Герцеговина', 'Bosniya və Herseqovina'],
  mk: ['North Macedonia', 'Северная Македония', 'Şimali Makedoniya'],
  xk: ['Kosovo', 'Косово', 'Kosovo'],
  tr: ['Türkiye', 'Турция', 'Türkiyə'],
  ge: ['Georgia', 'Грузия', 'Gürcüstan'],
  cd: ['DR Congo', 'ДР Конго', 'Konqo DR'],
  cg: ['Congo', 'Конго', 'Konqo'],
  hk: ['Hong Kong', 'Гонконг', 'Honq-Konq'],
  mo: ['Macau', 'Макао', 'Makao'],
  mm: ['Myanmar', 'Мьянма', 'Myanma'],
  ps: ['Palestine', 'Палестина', 'Fələstin'],
  tw: ['Chinese Taipei', 'Китайский Тайбэй', 'Çin Taybeyi'],
}

export function findCountryCode(nameInData: string): string | null {
  return NAMES[nameInData] ?? null
}

export function findTrigramCode(trigram: string): string | null {
  return TRIGRAMS[trigram] ?? null
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })

function isoCodesByEnglishName(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const named = codes.map((code): [string, string] => [englishNames.of(code) ?? code, code.toLowerCase()])
  return new Map(named.filter(([name, code]) => name.toLowerCase() !== code && code !== 'gb'))
}

const ISO_CODES = isoCodesByEnglishName()

/** Code of a national team; null for teams that stand for no country. */
export function findNationalCode(team: string): string | null {
  return NATIONAL_NAMES[team] ?? ISO_CODES.get(team) ?? ISO_CODES.get(team.replace(' and ', ' & ')) ?? null
}

export interface CountryNames {
  readonly en: string
  readonly ru: string
  readonly az: string
}

export function countryNames(code: string): CountryNames {
  const override = OVERRIDES[code]
  if (override) return { en: override[0], ru: override[1], az: override[2] }
  const name = (locale: string): string =>
    new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code
  return { en: name('en'), ru: name('ru'), az: name('az') }
}

/** Flag of a country or region: continental and world competitions carry the one of the world. */
export function flagOf(code: string): string {
  return code.startsWith('un') ? 'un' : code
}
