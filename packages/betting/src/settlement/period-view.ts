import type { Side } from '@xezer/sport/side'
import { type Counted, holdsPath, type PeriodPath, type SportFacts } from '@xezer/sport/sport-facts'

/** A statistic over one period, as the rules read it. */
export interface PeriodView {
  readonly home: number
  readonly away: number
  /** In the order of play. */
  readonly sequence: readonly Counted[]
  /** No more can come. */
  readonly isOver: boolean
}

export function viewPeriod(facts: SportFacts, statistic: string, period: PeriodPath): PeriodView {
  const sequence = facts.counted.filter(
    (counted) => counted.statistic === statistic && holdsPath(period, counted.path),
  )
  return {
    home: sumOf(sequence, 'home'),
    away: sumOf(sequence, 'away'),
    sequence,
    isOver: facts.status === 'finished' || facts.closed.some((closed) => holdsPath(closed, period)),
  }
}

/** Whether anything of a period took place: it ended, or something counted in it. All of a match always counts. */
export function wasPlayed(facts: SportFacts, period: PeriodPath): boolean {
  return (
    period === 'match' ||
    facts.closed.some((closed) => closed !== 'match' && holdsPath(period, closed)) ||
    facts.counted.some((counted) => holdsPath(period, counted.path))
  )
}

function sumOf(sequence: readonly Counted[], side: Side): number {
  return sequence.reduce((sum, counted) => (counted.side === side ? sum + counted.weight : sum), 0)
}
