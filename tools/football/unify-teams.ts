/** A team as it is spelled somewhere in the data. */
export interface Spelling {
  readonly country: string
  readonly name: string
  /** Competition seasons in which the spelling occurs, such as `espana/1-liga 2025/26`. */
  readonly seasons: ReadonlySet<string>
  readonly isInLeague: boolean
}

/** Legal forms and founding years say nothing about which club it is. */
const EMPTY_WORDS = new Set(
  `fc cf sc ac afc fk nk sk ks cd ud sd ca cs if bk kf ff as ss us ssc sv tsv vfl vfb rc club cp ec if gd fbpa fr cr ogc aj
  acf bc kv ik mks tsg spvgg sl pfc pfk pae gnk hnk cdc cdp rcd rsc krc kaa psv ca csd cf tc f a s c 1 04 05 07 1846 1848
  1860 1893 1899 1904 1910 1919 1929 1963 calcio balompié de fútbol football`.split(/\s+/),
)
EMPTY_WORDS.delete('psv')

/** Different clubs whose names differ only in such words (checked by hand). */
const DIFFERENT: readonly (readonly [string, string])[] = [
  ['FC Fredericia', 'Fredericia fF'],
  ['RB Keflavík', 'Keflavík ÍF'],
  ['CD Ibiza', 'UD Ibiza'],
  ['CS Universitatea Craiova', 'FC Universitatea Craiova'],
  ['B 1913 Odense', 'B 1909 Odense'],
  ['Botafogo PB', 'Botafogo FR'],
  ['CF Benfica', 'Sport Lisboa e Benfica'],
]

const RESERVES = /\b(II|III|B|C|U19|U20|U21|U23|Jong|2)$|^Jong /

function plainWords(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

export function teamKey(name: string): string {
  const words = plainWords(name)
  const kept = words.filter((word) => !EMPTY_WORDS.has(word))
  return (kept.length > 0 ? kept : words).join(' ')
}

function areDifferent(left: Spelling, right: Spelling): boolean {
  if (DIFFERENT.some((pair) => pair.includes(left.name) && pair.includes(right.name))) return true
  if (RESERVES.test(left.name) !== RESERVES.test(right.name)) return true
  // Two entrants of one season are two clubs, however alike their names.
  return [...left.seasons].some((season) => right.seasons.has(season))
}

/**
 * Which spelling stands for which: same words after legal forms are taken away; or a cup spelling whose
 * words are all in the name of exactly one league team of the country (or the other way round).
 * Returns spelling → canonical spelling of the same country.
 */
export function unifySpellings(spellings: readonly Spelling[]): ReadonlyMap<Spelling, Spelling> {
  const canonical = new Map<Spelling, Spelling>()
  const byKey = new Map<string, Spelling>()
  const leagueFirst = [...spellings].sort(
    (a, b) =>
      Number(b.isInLeague) - Number(a.isInLeague) ||
      b.seasons.size - a.seasons.size ||
      (a.name < b.name ? -1 : 1),
  )
  for (const spelling of leagueFirst) {
    const key = teamKey(spelling.name)
    const known = byKey.get(key)
    if (known && !areDifferent(known, spelling)) canonical.set(spelling, known)
    else if (!known) byKey.set(key, spelling)
  }
  const leagueTeams = leagueFirst.filter((spelling) => spelling.isInLeague && !canonical.has(spelling))
  for (const spelling of leagueFirst) {
    if (spelling.isInLeague || canonical.has(spelling)) continue
    const words = new Set(teamKey(spelling.name).split(' '))
    const matches = leagueTeams.filter(
      (team) =>
        isSameBySubset(words, new Set(teamKey(team.name).split(' '))) && !areDifferent(team, spelling),
    )
    const [only] = matches
    if (only && matches.length === 1) canonical.set(spelling, only)
  }
  return canonical
}

function isSameBySubset(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left]
  const isInside = [...small].every((word) => large.has(word))
  return isInside && [...small].some((word) => word.length >= 5)
}
