import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { LEG_STATES, type LegState } from '@xezer/pricing/combination/leg-states'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType, RuleKey } from '@xezer/sport/market-type'
import { periodOf } from '@xezer/sport/market-type'
import type { Side } from '@xezer/sport/side'
import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
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

/** More than anything that is counted; from it on below zero, for leads. */
const SIDE = 128
const ZERO = SIDE / 2
const UNKNOWN = -1

/** What was asked lately: a leg means the same in every match. */
const TABLES_MAX = 300
const tables = new Map<string, Int8Array>()

/**
 * A leg whose result hangs on counts alone, settled by the rules of settlement themselves on a record of each cell; null for
 * a leg of another kind.
 */
export function settledLeg(type: MarketType, leg: CombinationLeg): SettledLeg | null {
  const question = questionOf(type, leg)
  if (question === null) return null
  const table = tableOf(`${type.key}~${leg.specifier}~${leg.outcome}`)
  return (cell) => {
    const row = question.rows(cell)
    const column = question.columns(cell)
    const place = (row + ZERO) * SIDE + column + ZERO
    let state = table[place] ?? UNKNOWN
    if (state === UNKNOWN) {
      state = settle(type, leg, question.record(row, column))
      table[place] = state
    }
    return state as LegState
  }
}

function tableOf(name: string): Int8Array {
  const known = tables.get(name)
  if (known !== undefined) return known
  if (tables.size >= TABLES_MAX) tables.clear()
  const made = new Int8Array(SIDE * SIDE).fill(UNKNOWN)
  tables.set(name, made)
  return made
}

function settle(type: MarketType, leg: CombinationLeg, record: readonly [Half, Side, number][]): LegState {
  const counted = record.flatMap(([path, side, weight]): Counted[] =>
    weight === 0 ? [] : [{ statistic: type.statistic, side, path, weight, minute: null }],
  )
  const facts: SportFacts = { status: 'finished', advances: null, closed: ['h1', 'h2', 'match'], counted }
  const decision = settleMarket(type, leg.specifier, facts)
  if (decision === 'undecided') return LEG_STATES.lost
  const { kind } = decision.resultOf(leg.outcome)
  return kind === 'won' ? LEG_STATES.won : kind === 'void' ? LEG_STATES.void : LEG_STATES.lost
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
