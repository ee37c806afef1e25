import { type ValuedLeg, valueBet, valueOfPart } from '@xezer/betting/cash-out/value-bet'
import { combinePrices } from '@xezer/betting/combinations/bet-option'
import { countCombinations } from '@xezer/betting/combinations/symmetric-polynomials'
import { type SettledLeg, settleBet } from '@xezer/betting/settlement/settle-bet'
import { formatAmount } from '@xezer/i18n/format-money'
import { formatOdds } from '@xezer/i18n/format-odds'
import { type Minor, major } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import { LOST, type OutcomeResult, VOID, WON } from '@xezer/sport/outcome-result'
import { assert } from '@xezer/std/assert'

/*
 * The worked examples of the house rules: what they say is what the mathematics of settlement and cash-out makes of them, so
 * no figure of a text can differ from what is paid.
 */

const TEN = major(10)
const THIRTY = major(30)

type Leg = readonly [odds: number, result: OutcomeResult]

function pay(type: BetType, size: number, stakeMinor: Minor, legs: readonly Leg[]): string {
  const settled = settleBet({
    type,
    size,
    stakeMinor,
    possibleReturnMinor: stakeMinor,
    legs: legs.map(([price, result]): SettledLeg => ({ odds: odds(price), result })),
  })
  assert(settled !== 'open', 'an example is settled')
  return formatAmount(settled.payoutMinor)
}

const single = (price: number, result: OutcomeResult) => pay('singles', 1, TEN, [[price, result]])
const combined = (legs: readonly number[]) =>
  formatOdds(combinePrices(legs.map(odds)).oddsOf({ type: 'accumulator', size: legs.length }))

function singles(): Readonly<Record<string, string>> {
  const [price, half, dead] = [1850, 1900, 6000] as const
  return {
    'single.stake': formatAmount(TEN),
    'single.odds': formatOdds(price),
    'single.won': single(price, WON),
    'single.void': single(price, VOID),
    'single.lost': single(price, LOST),
    'half.stake': formatAmount(TEN),
    'half.odds': formatOdds(half),
    'half.won': single(half, WON),
    'half.half_won': single(half, { kind: 'half_won' }),
    'half.half_lost': single(half, { kind: 'half_lost' }),
    'dead.stake': formatAmount(TEN),
    'dead.odds': formatOdds(dead),
    'dead.won': single(dead, { kind: 'dead_heat', numerator: 1, denominator: 2 }),
  }
}

function accumulators(): Readonly<Record<string, string>> {
  const legs = [1850, 2100, 1600] as const
  const [first, second, third] = legs
  const paid = (middle: OutcomeResult) =>
    pay('accumulator', 3, TEN, [
      [first, WON],
      [second, middle],
      [third, WON],
    ])
  return {
    'accumulator.stake': formatAmount(TEN),
    'accumulator.first': formatOdds(first),
    'accumulator.second': formatOdds(second),
    'accumulator.third': formatOdds(third),
    'accumulator.odds': combined(legs),
    'accumulator.won': paid(WON),
    'void.odds': combined([first, third]),
    'void.won': paid(VOID),
  }
}

function systems(): Readonly<Record<string, string>> {
  const legs = [2000, 1500, 3000] as const
  const [first, second, third] = legs
  const lineMinor = (THIRTY / countCombinations(3, 2)) as Minor
  const line = (one: number, other: number) =>
    pay('accumulator', 2, lineMinor, [
      [one, WON],
      [other, WON],
    ])
  const paid = (results: readonly OutcomeResult[]) =>
    pay(
      'full_cover',
      2,
      THIRTY,
      legs.map((price, place): Leg => [price, results[place] ?? LOST]),
    )
  return {
    'system.stake': formatAmount(THIRTY),
    'system.line': formatAmount(lineMinor),
    'system.first': formatOdds(first),
    'system.second': formatOdds(second),
    'system.third': formatOdds(third),
    'system.odds12': combined([first, second]),
    'system.odds13': combined([first, third]),
    'system.odds23': combined([second, third]),
    'system.won12': line(first, second),
    'system.won13': line(first, third),
    'system.won23': line(second, third),
    'system.all': paid([WON, WON, WON]),
    'system.two': paid([WON, LOST, WON]),
    ...Object.fromEntries(
      [[2, 3] as const, [2, 4] as const, [3, 4] as const, [3, 5] as const, [4, 6] as const].map(
        ([size, count]) => [`lines.${size}_${count}`, String(countCombinations(count, size))],
      ),
    ),
  }
}

function cashOuts(): Readonly<Record<string, string>> {
  const [price, percent, partMinor] = [odds(2000), 60, major(4)]
  const chance = { probabilityPpb: percent * 10_000_000, returnedPpb: 0, oddsNow: null }
  const leg: ValuedLeg = { odds: price, result: null, chance }
  const bet = { type: 'singles', size: 1, stakeMinor: TEN, possibleReturnMinor: TEN, legs: [leg] } as const
  const valueMinor = valueBet(bet)
  assert(valueMinor !== null, 'the example of a cash-out has a value')
  return {
    'cashout.stake': formatAmount(TEN),
    'cashout.odds': formatOdds(price),
    'cashout.chance': `0.${percent}`,
    'cashout.value': formatAmount(valueMinor),
    'cashout.part': formatAmount(partMinor),
    'cashout.part_value': formatAmount(valueOfPart(valueMinor, partMinor, TEN)),
  }
}

/** Every figure of the examples, by its name after `example.`. */
export function ruleExamples(largestStake: (price: Odds) => Minor): ReadonlyMap<string, string> {
  const price = odds(5000)
  return new Map(
    Object.entries({
      ...singles(),
      ...accumulators(),
      ...systems(),
      ...cashOuts(),
      'limit.odds': formatOdds(price),
      'limit.stake': formatAmount(largestStake(price)),
    }),
  )
}
