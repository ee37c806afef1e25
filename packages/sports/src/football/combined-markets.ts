import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, isShown, type OfferSink, offerSeveral } from '@xezer/pricing/offers/offer-sink'
import type { GoalCounts } from './goal-counts.ts'

/** Lines of combined markets are sold from where over and under are both that likely, and on until one is less so. */
const LINE_CHANCE = { min: 0.15, kept: 0.12 }
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]

/** Totals beyond the last line are one class. */
const TOTAL_MAX = 10
const TOTALS = TOTAL_MAX + 1
const CLASSES = 3 * 2 * TOTALS

/** A score is classed by winner (0 home, 1 nobody, 2 away), whether both score, and its total. */
function classOf(winner: number, both: number, total: number): number {
  return (winner * 2 + both) * TOTALS + Math.min(TOTAL_MAX, total)
}

/** An outcome's share of a combination: 1 for the classes in which it holds, else 0. */
type Split = readonly [key: string, holds: Float64Array]

function split(key: string, holds: (winner: number, both: number, total: number) => boolean): Split {
  const mask = new Float64Array(CLASSES)
  for (let winner = 0; winner < 3; winner++) {
    for (let both = 0; both < 2; both++) {
      for (let total = 0; total < TOTALS; total++) {
        if (holds(winner, both, total)) mask[classOf(winner, both, total)] = 1
      }
    }
  }
  return [key, mask]
}

const RESULTS: readonly Split[] = [
  split('1', (winner) => winner === 0),
  split('x', (winner) => winner === 1),
  split('2', (winner) => winner === 2),
]
const DOUBLE_CHANCES: readonly Split[] = [
  split('1x', (winner) => winner !== 2),
  split('12', (winner) => winner !== 1),
  split('x2', (winner) => winner !== 0),
]
const BOTH_SCORE: readonly Split[] = [
  split('yes', (_, both) => both === 1),
  split('no', (_, both) => both === 0),
]
const OVER_UNDER: ReadonlyMap<number, readonly Split[]> = new Map(
  LINES.map((line) => [
    line,
    [
      split('over', (_winner, _both, total) => total > line),
      split('under', (_winner, _both, total) => total < line),
    ],
  ]),
)

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
    const specifier = `total=${line}`
    const isKept = isShown(sink, `${prefix}result_total`, specifier)
    const least = isKept ? LINE_CHANCE.kept : LINE_CHANCE.min
    if (over < least || over > 1 - least) continue
    const totals = OVER_UNDER.get(line) ?? []
    offer(`${prefix}result_total`, specifier, RESULTS, totals)
    if (!isMatch) continue
    offer('total_btts', specifier, totals, BOTH_SCORE)
    offer('dc_total', specifier, DOUBLE_CHANCES, totals)
  }
}

/** Chances of the classes of scores. */
function scoreClasses({ scores }: GoalCounts): Float64Array {
  const classes = new Float64Array(CLASSES)
  for (let row = 0; row < scores.rows; row++) {
    const home = scores.rowLowest + row
    for (let column = 0; column < scores.columns; column++) {
      const away = scores.columnLowest + column
      const winner = home > away ? 0 : home === away ? 1 : 2
      const index = classOf(winner, home > 0 && away > 0 ? 1 : 0, home + away)
      classes[index] = (classes[index] ?? 0) + (scores.mass[row * scores.columns + column] ?? 0)
    }
  }
  return classes
}

/** Chances of every pair of one of `first` and one of `second`, in the catalogue's order. */
function crossChances(classes: Float64Array, first: readonly Split[], second: readonly Split[]): Chance[] {
  const chances: Chance[] = []
  for (const [left, holdsFirst] of first) {
    for (const [right, holdsSecond] of second) {
      let sum = 0
      for (let index = 0; index < CLASSES; index++) {
        sum += (classes[index] ?? 0) * (holdsFirst[index] ?? 0) * (holdsSecond[index] ?? 0)
      }
      chances.push([`${left}_${right}`, sum])
    }
  }
  return chances
}
