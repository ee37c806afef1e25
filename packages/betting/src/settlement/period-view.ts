import type { Side } from '@xezer/sport/side'
import type { FootballFacts, Half, Moment } from './football-facts.ts'

/** One counted thing: who it counts for, when, and how much it weighs. */
export interface Counted extends Moment {
  readonly team: Side
  readonly weight: number
}

/** A statistic over one period, as the rules read it. */
export interface PeriodView {
  readonly home: number
  readonly away: number
  /** In the order of play. */
  readonly sequence: readonly Counted[]
  /** No more can come. */
  readonly isOver: boolean
}

const HALF_END_SECONDS: Readonly<Record<Half, number>> = { h1: 2700, h2: 5400 }
/** House rule: a dismissal counts two cards, also after a second yellow. */
const DISMISSAL_WEIGHT = 2

export function viewPeriod(facts: FootballFacts, statistic: string, period: string): PeriodView {
  const sequence = listCounted(facts, statistic).filter(
    (counted) => period === 'match' || counted.half === period,
  )
  return {
    home: sumOf(sequence, 'home'),
    away: sumOf(sequence, 'away'),
    sequence,
    isOver: isPeriodOver(facts, period),
  }
}

function isPeriodOver(facts: FootballFacts, period: string): boolean {
  return facts.status === 'finished' || (period === 'h1' && facts.isFirstHalfOver)
}

function sumOf(sequence: readonly Counted[], team: Side): number {
  return sequence.reduce((sum, counted) => (counted.team === team ? sum + counted.weight : sum), 0)
}

function listCounted(facts: FootballFacts, statistic: string): readonly Counted[] {
  switch (statistic) {
    case 'goals':
      return facts.goals.map(single)
    case 'corners':
      return facts.corners.map(single)
    case 'penalties':
      return facts.penalties.map(single)
    case 'own_goals':
      return facts.goals.filter((goal) => goal.isOwnGoal).map(single)
    case 'added_time_goals':
      return facts.goals.filter((goal) => goal.clockSeconds >= HALF_END_SECONDS[goal.half]).map(single)
    case 'red_cards':
      return facts.cards.filter((card) => card.color !== 'yellow').map(single)
    case 'cards':
      return facts.cards.map((card) => ({ ...card, weight: card.color === 'yellow' ? 1 : DISMISSAL_WEIGHT }))
    default:
      throw new Error(`nobody counts ${statistic}`)
  }
}

function single<T extends Moment & { readonly team: Side }>(incident: T): Counted {
  return { team: incident.team, half: incident.half, clockSeconds: incident.clockSeconds, weight: 1 }
}

/** The minute as a book says it: 0:00 to 0:59 is minute 1; added time belongs to minute 45 or 90. */
export function minuteOf(moment: Moment): number {
  const last = HALF_END_SECONDS[moment.half] / 60
  const first = moment.half === 'h1' ? 1 : 46
  return Math.min(last, Math.max(first, Math.floor(moment.clockSeconds / 60) + 1))
}
