import { readFields, readList, readOneOf, readWhole } from './read-json.ts'

/** A bet on the cloth with its stake. */
export interface Chip<Bet extends string = string> {
  readonly bet: Bet
  readonly amountMinor: number
}

/** Far above every limit of a stake, and far below what a number holds. */
const AMOUNT_MAX = 1_000_000_000

/** Each bet once, in steps of its own. */
export function readChips<Bet extends string>(
  json: unknown,
  bets: readonly Bet[],
  stepOf: (bet: Bet) => number,
): readonly Chip<Bet>[] | null {
  const chips = readList(json, [1, bets.length], (one) => {
    const fields = readFields(one, ['bet', 'amountMinor'])
    const bet = readOneOf(fields?.bet, bets)
    const amountMinor = readWhole(fields?.amountMinor, 1, AMOUNT_MAX)
    return bet === null || amountMinor === null || amountMinor % stepOf(bet) !== 0
      ? null
      : { bet, amountMinor }
  })
  if (chips === null || new Set(chips.map(({ bet }) => bet)).size < chips.length) return null
  return chips
}

export const sumOfChips = (chips: readonly Chip[]) =>
  chips.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
