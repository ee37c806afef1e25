import { assert, must } from '@xezer/std/assert'
import { LOCALES, type LocalizedName } from '@xezer/std/locale'
import { type Random, seededRandom } from '@xezer/std/random'
import type { Gender } from './sport-content.ts'

/** Names of one country, from which athletes are invented. */
export interface NamePool {
  readonly given: Readonly<Record<Gender, readonly LocalizedName[]>>
  readonly family: Readonly<Record<Gender, readonly LocalizedName[]>>
}

export interface Athlete {
  readonly name: LocalizedName
  readonly family: LocalizedName
  readonly countryCode: string
  readonly strength: number
}

export interface NameSource {
  readonly pools: ReadonlyMap<string, NamePool>
  /** Keys of well-known people, as `nameKey` makes them. */
  readonly avoided: ReadonlySet<string>
  /** Names that somebody has already; those that are invented are added. */
  readonly taken: Set<string>
}

export interface AthleteOrder {
  readonly gender: Gender
  readonly count: number
  /** How often each country's athletes are met. */
  readonly weights: ReadonlyMap<string, number>
  readonly seed: string
  /** Standard deviation of their strengths, whose mean is 0. */
  readonly spread: number
}

/** Athletes who do not exist, in the order of their invention: the same for the same seed. */
export function inventAthletes(source: NameSource, order: AthleteOrder): Athlete[] {
  const random = seededRandom(`${order.seed}/${order.gender}`)
  return Array.from({ length: order.count }, () => inventAthlete(source, order, random))
}

const TRIES_MAX = 200

function inventAthlete(source: NameSource, order: AthleteOrder, random: Random): Athlete {
  const strength = order.spread * drawNormal(random)
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const countryCode = drawCountry(order.weights, random)
    const pool = must(source.pools.get(countryCode), `no names of ${countryCode}`)
    const given = pick(pool.given[order.gender], random)
    const family = pick(pool.family[order.gender], random)
    const name = joinNames(given, family, ' ')
    if (source.avoided.has(nameKey(name.en)) || !takeName(source.taken, name)) continue
    return { name, family, countryCode, strength }
  }
  throw new Error('every name is taken')
}

/** Two athletes who play as one, called by their family names. */
export function pairName(source: NameSource, first: Athlete, second: Athlete): LocalizedName | null {
  const name = joinNames(first.family, second.family, ' / ')
  return takeName(source.taken, name) ? name : null
}

function takeName(taken: Set<string>, name: LocalizedName): boolean {
  const keys = LOCALES.map((locale) => `${locale}/${name[locale]}`)
  if (keys.some((key) => taken.has(key))) return false
  for (const key of keys) taken.add(key)
  return true
}

/** Letters that do not come apart into a letter and its mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** The same for a name in any order of its words, with or without its marks, in any case. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłđðıəßæœþ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ')
}

function joinNames(left: LocalizedName, right: LocalizedName, between: string): LocalizedName {
  return {
    az: `${left.az}${between}${right.az}`,
    ru: `${left.ru}${between}${right.ru}`,
    en: `${left.en}${between}${right.en}`,
  }
}

function drawCountry(weights: ReadonlyMap<string, number>, random: Random): string {
  let left = random.next() * [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  for (const [code, weight] of weights) {
    left -= weight
    if (left < 0) return code
  }
  return must([...weights.keys()].at(-1), 'no country')
}

function pick<T>(list: readonly T[], random: Random): T {
  assert(list.length > 0, 'nothing to pick from')
  return must(list[random.below(list.length)], 'an entry of the list')
}

/** Box and Muller. */
function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
