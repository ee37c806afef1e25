/** One zero. On the French table an even chance loses only half on it. */
export const ROULETTE = {
  pockets: 37,
  zero: 0,
  /** Pays to one, by how many numbers a bet covers. */
  toOne: { 1: 35, 2: 17, 3: 11, 4: 8, 6: 5, 12: 2, 18: 1 },
} as const

export const ROULETTE_TABLES = ['european', 'french'] as const
export type RouletteTable = (typeof ROULETTE_TABLES)[number]

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const COLUMNS = 3
const STREETS = 12

const range = (from: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, place) => from + place * step)
const NUMBERS = range(1, 36)

/** Every bet of the cloth by its name, with the numbers that it covers. */
export const ROULETTE_BETS: ReadonlyMap<string, readonly number[]> = new Map([
  ...range(0, ROULETTE.pockets).map((one): [string, number[]] => [`straight-${one}`, [one]]),
  // Beside each other in a row of three, or one below the other.
  ...NUMBERS.filter((one) => one % COLUMNS !== 0).map((one): [string, number[]] => [
    `split-${one}-${one + 1}`,
    [one, one + 1],
  ]),
  ...NUMBERS.filter((one) => one <= 33).map((one): [string, number[]] => [
    `split-${one}-${one + 3}`,
    [one, one + 3],
  ]),
  ...[1, 2, 3].map((one): [string, number[]] => [`split-0-${one}`, [0, one]]),
  ...range(1, STREETS, COLUMNS).map((one): [string, number[]] => [`street-${one}`, range(one, 3)]),
  ['trio-0-1-2', [0, 1, 2]],
  ['trio-0-2-3', [0, 2, 3]],
  ...NUMBERS.filter((one) => one % COLUMNS !== 0 && one <= 32).map((one): [string, number[]] => [
    `corner-${one}`,
    [one, one + 1, one + 3, one + 4],
  ]),
  ['first-four', [0, 1, 2, 3]],
  ...range(1, STREETS - 1, COLUMNS).map((one): [string, number[]] => [`line-${one}`, range(one, 6)]),
  ...[0, 1, 2].map((one): [string, number[]] => [`dozen-${one + 1}`, range(1 + one * 12, 12)]),
  ...[1, 2, 3].map((one): [string, number[]] => [`column-${one}`, range(one, 12, COLUMNS)]),
  ['red', NUMBERS.filter((one) => RED.has(one))],
  ['black', NUMBERS.filter((one) => !RED.has(one))],
  ['even', NUMBERS.filter((one) => one % 2 === 0)],
  ['odd', NUMBERS.filter((one) => one % 2 === 1)],
  ['low', range(1, 18)],
  ['high', range(19, 18)],
])

const EVEN_CHANCE = 18
export const isEvenChance = (numbers: readonly number[]) => numbers.length === EVEN_CHANCE
