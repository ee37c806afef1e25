import type { MatchIncident } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import { minuteOf, playedParts } from '../basketball-facts.ts'
import { type BasketballModel, isLastPeriod, QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, sumOfPoints } from '../basketball-state.ts'
import type { GameMoment } from '../play-game.ts'
import type { BasketballIncident } from './basketball-words.ts'

/** Points that one side made since the other's last. */
export interface Run {
  readonly side: Side | null
  readonly points: number
}

export const NO_RUN: Run = { side: null, points: 0 }
/** Told once, when it is reached. */
const RUN_POINTS = 10
/** A change of the lead is news in the last minutes only. */
const LATE_SECONDS = 180

interface Marked {
  readonly model: BasketballModel
  readonly state: BasketballState
  readonly run: Run
  readonly incidents: readonly MatchIncident[]
}

/** A mark at the instant of the state. */
export function markNow(
  { model, state }: Pick<Marked, 'model' | 'state'>,
  kind: BasketballIncident,
  side: Side | null,
): MatchIncident {
  const { period, secondsLeft } = state
  return {
    kind,
    side,
    minute: minuteOf(model, period, secondsLeft),
    addedMinute: null,
    score: sumOfPoints(state.points),
    played: playedParts(model, period, secondsLeft),
  }
}

/** The run and the time line after a moment. */
export function markMoment(
  { model, state, run, incidents }: Marked,
  { period, secondsLeft, transition }: GameMoment,
): { readonly run: Run; readonly incidents: readonly MatchIncident[] } {
  const { scored, next } = transition
  const score = sumOfPoints(next.points)
  const minute = minuteOf(model, period, secondsLeft)
  const mark = (kind: BasketballIncident, side: Side | null): MatchIncident => ({
    kind,
    side,
    minute,
    addedMinute: null,
    score,
    played: playedParts(model, period, secondsLeft),
  })
  const marks = [...incidents]
  const nextRun = runAfter(run, scored)
  if (
    nextRun.side !== null &&
    nextRun.points >= RUN_POINTS &&
    (run.side !== nextRun.side || run.points < RUN_POINTS)
  )
    marks.push(mark('run', nextRun.side))
  const before = leaderOf(state)
  const after = leaderOf(next)
  const isLate = isLastPeriod(period) && secondsLeft <= LATE_SECONDS
  if (isLate && after !== null && after !== before) marks.push(mark('lead_change', after))
  if (next.isEnded) marks.push(mark('full_time', null))
  else if (next.period > period) marks.push(mark(endOf(next.period), null))
  return { run: nextRun, incidents: marks }
}

function endOf(next: number): BasketballIncident {
  if (next === QUARTER_COUNT / 2) return 'half_time'
  return next < QUARTER_COUNT ? 'quarter_end' : 'overtime'
}

function runAfter(run: Run, { home, away }: { readonly home: number; readonly away: number }): Run {
  if (home > 0 && away > 0) return NO_RUN
  const side = home > 0 ? 'home' : away > 0 ? 'away' : null
  if (side === null) return run
  return { side, points: (run.side === side ? run.points : 0) + home + away }
}

function leaderOf(state: BasketballState): Side | null {
  const { home, away } = sumOfPoints(state.points)
  if (home === away) return null
  return home > away ? 'home' : 'away'
}
