import type { MatchIncident, MatchMinute, Pair } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import { HALF_MINUTES } from '../half-profile.ts'
import { type MatchState, matchCounts } from '../match-model.ts'
import type { IncidentKind } from './football-words.ts'
import type { PlayMoment } from './play-incident.ts'

/** A new mark at the end of the time line. */
export function withMark(
  marks: readonly MatchIncident[],
  kind: IncidentKind,
  side: Side | null,
  at: PlayMoment,
  score: Pair | null = null,
): readonly MatchIncident[] {
  return [...marks, { kind, side, ...minuteOf(at), score, played: playedParts(at) }]
}

/** The end of a half stands at its last regular minute, whatever was added. */
export function withHalfEnd(marks: readonly MatchIncident[], state: MatchState): readonly MatchIncident[] {
  const isMatchOver = state.period === 'ended'
  const minute = isMatchOver ? 2 * HALF_MINUTES : HALF_MINUTES
  const kind = isMatchOver ? 'full_time' : 'half_time'
  const played = isMatchOver ? 2 : 1
  return [...marks, { kind, side: null, minute, addedMinute: null, score: matchCounts(state.goals), played }]
}

/** What a review made of the goal that stood last: its place on the time line stays. */
export function withReviewed(marks: readonly MatchIncident[], kind: IncidentKind): readonly MatchIncident[] {
  const place = marks.findLastIndex((mark) => mark.kind === 'goal')
  return marks.map((mark, index) => {
    if (index !== place) return mark
    return kind === 'goal_cancelled' ? { ...mark, kind, score: null } : { ...mark, kind }
  })
}

/** How many halves were over, by the minute that was shown; what is added to a half stands at its end. */
export function playedParts({ half, elapsedSeconds }: PlayMoment): number {
  const minute = Math.min(HALF_MINUTES, Math.floor(elapsedSeconds / 60) + 1)
  return (half === 'h1' ? 0 : 1) + Math.round((1000 * minute) / HALF_MINUTES) / 1000
}

/** As football counts: the first second is in minute 1, and what is added to a half belongs to its last minute. */
export function minuteOf({ half, elapsedSeconds }: PlayMoment): MatchMinute {
  const played = Math.floor(elapsedSeconds / 60) + 1
  const before = half === 'h1' ? 0 : HALF_MINUTES
  if (played <= HALF_MINUTES) return { minute: before + played, addedMinute: null }
  return { minute: before + HALF_MINUTES, addedMinute: played - HALF_MINUTES }
}
