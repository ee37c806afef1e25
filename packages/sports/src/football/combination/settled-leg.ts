import type { LegState } from '@xezer/pricing/combination/leg-states'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType, RuleKey } from '@xezer/sport/market-type'
import { periodOf } from '@xezer/sport/market-type'
import type { Side } from '@xezer/sport/side'
import type { Counted } from '@xezer/sport/sport-facts'
import { settledPair } from '../../combination/settled-pair.ts'
import type { LegRecord, StakeHalf } from '../../combination/settled-table.ts'
import type { HalfCell } from './half-cells.ts'

/** What a leg comes to in a cell. */
export type SettledLeg = (cell: HalfCell) => LegState

/** Two numbers of a cell, all that a rule asks of it; and a record that says the same. */
interface Question {
  readonly rows: (cell: HalfCell) => number
  readonly columns: (cell: HalfCell) => number
  readonly record: (row: number, column: number) => readonly [Half, Side, number][]
}
type Half = 'h1' | 'h2'

/** Rules that ask how many each side has in the end of a period, in no order. */
const OF_COUNTS: ReadonlySet<RuleKey> = new Set<RuleKey>([
  ...(['result', 'double_chance', 'draw_no_bet', 'european_handicap', 'asian_handicap'] as const),
  ...(['total', 'both_to_score', 'correct_score', 'odd_even', 'band', 'margin', 'happened'] as const),
  ...(['clean_sheet', 'win_to_nil', 'result_total', 'result_both_score', 'total_both_score'] as const),
  ...(['double_chance_total', 'double_chance_both_score'] as const),
])
/** Rules that compare how many there were in the two halves, of one side or both. */
const OF_HALF_COUNTS: ReadonlySet<RuleKey> = new Set<RuleKey>([
  ...(['highest_half', 'score_both_halves', 'both_halves_over', 'both_halves_under'] as const),
])
/** Rules that ask who was ahead in a half, and by how much. */
const OF_HALF_LEADS: ReadonlySet<RuleKey> = new Set<RuleKey>([
  'half_full',
  'win_both_halves',
  'win_either_half',
])

/** Whether a rule tells a goal of the first half from one of the second. */
export function asksForHalves(type: MarketType): boolean {
  return type.period !== 'match' || OF_HALF_COUNTS.has(type.rule) || OF_HALF_LEADS.has(type.rule)
}

/**
 * A leg whose result hangs on counts alone, settled by the rules of settlement themselves on a record of each cell; null for
 * a leg of another kind.
 */
export function settledLeg(type: MarketType, leg: CombinationLeg, half?: StakeHalf): SettledLeg | null {
  const question = questionOf(type, leg)
  if (question === null) return null
  const recordOf = (row: number, column: number): LegRecord => ({
    closed: ['h1', 'h2', 'match'],
    counted: question
      .record(row, column)
      .flatMap(([path, side, weight]): Counted[] =>
        weight === 0 ? [] : [{ statistic: type.statistic, side, path, weight, minute: null }],
      ),
  })
  const settled = settledPair(type, leg, recordOf, half)
  return (cell) => settled(question.rows(cell), question.columns(cell))
}

function questionOf(type: MarketType, { specifier }: CombinationLeg): Question | null {
  if (OF_COUNTS.has(type.rule)) return countsOf(periodOf(type, specifier))
  if (OF_HALF_COUNTS.has(type.rule)) return halfCountsOf(type.team)
  return OF_HALF_LEADS.has(type.rule) ? HALF_LEADS : null
}

function countsOf(period: string): Question | null {
  const record =
    (half: Half): Question['record'] =>
    (home, away) => [
      [half, 'home', home],
      [half, 'away', away],
    ]
  if (period === 'h1') return { rows: (at) => at.h1Home, columns: (at) => at.h1Away, record: record('h1') }
  if (period === 'h2') return { rows: (at) => at.h2Home, columns: (at) => at.h2Away, record: record('h2') }
  if (period !== 'match') return null
  return {
    rows: (at) => at.h1Home + at.h2Home,
    columns: (at) => at.h1Away + at.h2Away,
    record: record('h2'),
  }
}

function halfCountsOf(team: Side | null): Question {
  const [home, away] = [team === 'away' ? 0 : 1, team === 'home' ? 0 : 1]
  const side = team ?? 'home'
  return {
    rows: (at) => home * at.h1Home + away * at.h1Away,
    columns: (at) => home * at.h2Home + away * at.h2Away,
    record: (first, second) => [
      ['h1', side, first],
      ['h2', side, second],
    ],
  }
}

const HALF_LEADS: Question = {
  rows: (at) => at.h1Home - at.h1Away,
  columns: (at) => at.h2Home - at.h2Away,
  record: (first, second) => [lead('h1', first), lead('h2', second)],
}

function lead(half: Half, by: number): [Half, Side, number] {
  return [half, by > 0 ? 'home' : 'away', Math.abs(by)]
}
