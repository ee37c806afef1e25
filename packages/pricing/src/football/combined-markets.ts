import { chanceAtLeast } from '../distribution/integer-distribution.ts'
import type { Margins } from '../margins.ts'
import type { GoalCounts } from './goal-counts.ts'
import { type Chance, type OfferSink, offerSeveral } from './offer-sink.ts'

/** Lines of combined markets are offered while over and under are both at least this likely. */
const LINE_CHANCE_MIN = 0.15
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]

type Split = readonly [key: string, holds: (home: number, away: number) => boolean]

const RESULTS: readonly Split[] = [
  ['1', (home, away) => home > away],
  ['x', (home, away) => home === away],
  ['2', (home, away) => home < away],
]
const DOUBLE_CHANCES: readonly Split[] = [
  ['1x', (home, away) => home >= away],
  ['12', (home, away) => home !== away],
  ['x2', (home, away) => home <= away],
]
const BOTH_SCORE: readonly Split[] = [
  ['yes', (home, away) => home > 0 && away > 0],
  ['no', (home, away) => home === 0 || away === 0],
]

function overUnder(line: number): readonly Split[] {
  return [
    ['over', (home, away) => home + away > line],
    ['under', (home, away) => home + away < line],
  ]
}

/** Result with both to score and with totals; on the whole match also double chance and total with both to score. */
export function offerCombinedMarkets(sink: OfferSink, goals: GoalCounts, margins: Margins): void {
  const { prefix } = goals
  const margin = margins.combined
  const isMatch = prefix === ''
  const offer = (
    type: string,
    specifier: string,
    first: readonly Split[],
    second: readonly Split[],
  ): void => {
    const winners = first === DOUBLE_CHANCES ? 2 : 1
    offerSeveral(sink, { type, specifier, winners }, crossChances(goals, first, second), margin)
  }
  offer(`${prefix}result_btts`, '', RESULTS, BOTH_SCORE)
  if (isMatch) offer('dc_btts', '', DOUBLE_CHANCES, BOTH_SCORE)
  for (const line of LINES) {
    const over = chanceAtLeast(goals.total, line + 0.5)
    if (over < LINE_CHANCE_MIN || over > 1 - LINE_CHANCE_MIN) continue
    const specifier = `total=${line}`
    const totals = overUnder(line)
    offer(`${prefix}result_total`, specifier, RESULTS, totals)
    if (!isMatch) continue
    offer('total_btts', specifier, totals, BOTH_SCORE)
    offer('dc_total', specifier, DOUBLE_CHANCES, totals)
  }
}

/** Chances of every pair of one of `first` and one of `second`, in the catalogue's order, in one pass. */
function crossChances(goals: GoalCounts, first: readonly Split[], second: readonly Split[]): Chance[] {
  const { scores } = goals
  const sums = new Float64Array(first.length * second.length)
  for (let row = 0; row < scores.rows; row++) {
    const home = scores.rowLowest + row
    for (let column = 0; column < scores.columns; column++) {
      const away = scores.columnLowest + column
      const mass = scores.mass[row * scores.columns + column] ?? 0
      for (let i = 0; i < first.length; i++) {
        if (first[i]?.[1](home, away) !== true) continue
        for (let j = 0; j < second.length; j++) {
          const index = i * second.length + j
          if (second[j]?.[1](home, away) === true) sums[index] = (sums[index] ?? 0) + mass
        }
      }
    }
  }
  return first.flatMap(([left], i) =>
    second.map(([right], j): Chance => [`${left}_${right}`, sums[i * second.length + j] ?? 0]),
  )
}
