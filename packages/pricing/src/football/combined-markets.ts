import { chanceAtLeast } from '../distribution/integer-distribution.ts'
import type { Margins } from '../margins.ts'
import type { GoalCounts } from './goal-counts.ts'
import { type Chance, type OfferSink, offerSeveral } from './offer-sink.ts'

/** Lines of combined markets are offered while over and under are both at least this likely. */
const LINE_CHANCE_MIN = 0.15
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]

/** A score as combined markets see it: who wins, whether both score, how many goals. */
type Split = readonly [key: string, holds: (winner: number, both: number, total: number) => boolean]

const RESULTS: readonly Split[] = [
  ['1', (winner) => winner === 0],
  ['x', (winner) => winner === 1],
  ['2', (winner) => winner === 2],
]
const DOUBLE_CHANCES: readonly Split[] = [
  ['1x', (winner) => winner !== 2],
  ['12', (winner) => winner !== 1],
  ['x2', (winner) => winner !== 0],
]
const BOTH_SCORE: readonly Split[] = [
  ['yes', (_, both) => both === 1],
  ['no', (_, both) => both === 0],
]

function overUnder(line: number): readonly Split[] {
  return [
    ['over', (_winner, _both, total) => total > line],
    ['under', (_winner, _both, total) => total < line],
  ]
}

/** Result with both to score and with totals; on the whole match also double chance and total with both to score. */
export function offerCombinedMarkets(sink: OfferSink, goals: GoalCounts, margins: Margins): void {
  const { prefix } = goals
  const margin = margins.combined
  const isMatch = prefix === ''
  const classes = scoreClasses(goals)
  const offer = (
    type: string,
    specifier: string,
    first: readonly Split[],
    second: readonly Split[],
  ): void => {
    const winners = first === DOUBLE_CHANCES ? 2 : 1
    offerSeveral(sink, { type, specifier, winners }, crossChances(classes, first, second), margin)
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

/** Totals beyond the last line are one class. */
const TOTAL_MAX = 10
const TOTALS = TOTAL_MAX + 1

/** Chances of (winner 0-2, both score 0-1, total 0-10+), in that order of significance. */
function scoreClasses({ scores }: GoalCounts): Float64Array {
  const classes = new Float64Array(3 * 2 * TOTALS)
  for (let row = 0; row < scores.rows; row++) {
    const home = scores.rowLowest + row
    for (let column = 0; column < scores.columns; column++) {
      const away = scores.columnLowest + column
      const winner = home > away ? 0 : home === away ? 1 : 2
      const both = home > 0 && away > 0 ? 1 : 0
      const index = (winner * 2 + both) * TOTALS + Math.min(TOTAL_MAX, home + away)
      classes[index] = (classes[index] ?? 0) + (scores.mass[row * scores.columns + column] ?? 0)
    }
  }
  return classes
}

/** Chances of every pair of one of `first` and one of `second`, in the catalogue's order. */
function crossChances(classes: Float64Array, first: readonly Split[], second: readonly Split[]): Chance[] {
  return first.flatMap(([left, holdsFirst]) =>
    second.map(([right, holdsSecond]): Chance => {
      let sum = 0
      for (let index = 0; index < classes.length; index++) {
        const total = index % TOTALS
        const pair = (index - total) / TOTALS
        const both = pair % 2
        const winner = (pair - both) / 2
        if (holdsFirst(winner, both, total) && holdsSecond(winner, both, total)) sum += classes[index] ?? 0
      }
      return [`${left}_${right}`, sum]
    }),
  )
}
