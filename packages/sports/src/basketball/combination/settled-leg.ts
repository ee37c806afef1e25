import type { LegState } from '@xezer/pricing/combination/leg-states'
import type { CombinationLeg } from '@xezer/sport/combination'
import { type MarketType, periodOf, type RuleKey } from '@xezer/sport/market-type'
import type { Counted } from '@xezer/sport/sport-facts'
import { type LegRecord, settledTable } from '../../combination/settled-table.ts'
import { closedBefore, pathOf } from '../basketball-facts.ts'
import { QUARTER_COUNT } from '../basketball-model.ts'

/** What a leg comes to in a cell. */
export type SettledLeg = (home: number, away: number, isLate: boolean) => LegState

/** The one number of a cell that a leg asks for; `overtime` is 1 where one was played. */
type Question = 'difference' | 'total' | 'home' | 'away' | 'overtime'

const OF_DIFFERENCE: ReadonlySet<RuleKey> = new Set<RuleKey>([
  ...(['result', 'double_chance', 'draw_no_bet', 'asian_handicap', 'margin'] as const),
])
const OF_COUNT: ReadonlySet<RuleKey> = new Set<RuleKey>(['total', 'odd_even'])

function questionOf({ rule, statistic, team }: MarketType): Question | null {
  if (statistic === 'overtimes') return 'overtime'
  if (OF_DIFFERENCE.has(rule)) return 'difference'
  return OF_COUNT.has(rule) ? (team ?? 'total') : null
}

/** Points as a leg counts them: of a side, or of both. */
export type PointCount = 'total' | 'home' | 'away'

/** How a leg counts points; null for one of another kind. */
export function pointCountOf(type: MarketType): PointCount | null {
  const question = questionOf(type)
  return question === 'total' || question === 'home' || question === 'away' ? question : null
}

/** Whether who leads, and by how much, is all that a leg asks for; and whether there was an overtime. */
export function asksForLead(type: MarketType): boolean {
  const question = questionOf(type)
  return question === 'difference' || question === 'overtime' || type.rule === 'half_full'
}

/** Beyond any lead, and beyond any number of points: a leg is asked for no other number. */
export const LEAD_MAX = 256
export const POINTS_MAX = 768

/** A leg whose result hangs on the points of its stretch alone; null for a leg of another kind. */
export function settledLeg(type: MarketType, leg: CombinationLeg): SettledLeg | null {
  const question = questionOf(type)
  if (question === null) return null
  const period = periodOf(type, leg.specifier)
  const numberAt = settledTable(type, leg, LEAD_MAX + POINTS_MAX, (place) =>
    recordOf(countedOf(question, period, place - LEAD_MAX)),
  )
  return readCell(question, period, (number) => numberAt(number + LEAD_MAX))
}

/** What a leg comes to by who leads at half-time (1, 0, -1) and by the lead in the end. */
export type HalfFullLeg = (half: number, lead: number, isLate: boolean) => LegState

/** A leg of who leads at half-time and in the end; null for a leg of another kind. */
export function halfFullLeg(type: MarketType, leg: CombinationLeg): HalfFullLeg | null {
  if (type.rule !== 'half_full') return null
  const at = settledTable(type, leg, 9, (place) => {
    const half = Math.floor(place / 3) - 1
    const end = (place % 3) - 1
    return recordOf([...countedOf('difference', 'h1', half), ...countedOf('difference', 'h2', end - half)])
  })
  const isRegular = type.period === 'regular'
  return (half, lead, isLate) => {
    const end = isRegular && isLate ? 0 : Math.sign(lead)
    return at(3 * (half + 1) + end + 1)
  }
}

function readCell(question: Question, period: string, at: (number: number) => LegState): SettledLeg {
  switch (question) {
    case 'difference':
      // An overtime follows on a level score alone.
      if (period === 'regular') return (home, away, isLate) => at(isLate ? 0 : home - away)
      return (home, away) => at(home - away)
    case 'total':
      return (home, away) => at(home + away)
    case 'home':
      return (home) => at(home)
    case 'away':
      return (_, away) => at(away)
    case 'overtime':
      return (_, _away, isLate) => at(isLate ? 1 : 0)
  }
}

/** The least of which the question has this answer. */
function countedOf(question: Question, period: string, number: number): Counted[] {
  const weight = Math.abs(number)
  if (weight === 0) return []
  if (question === 'overtime')
    return [{ statistic: 'overtimes', side: 'home', path: pathOf(QUARTER_COUNT), weight, minute: null }]
  const side = question === 'away' || number < 0 ? 'away' : 'home'
  return [{ statistic: 'points', side, path: pathOf(quarterIn(period)), weight, minute: null }]
}

/** A quarter of a period, from 0. */
function quarterIn(period: string): number {
  const number = Number(/\d$/.exec(period)?.[0] ?? 1)
  return period.startsWith('h') ? 2 * (number - 1) : number - 1
}

function recordOf(counted: readonly Counted[]): LegRecord {
  return { closed: [...closedBefore(QUARTER_COUNT), 'match'], counted }
}
