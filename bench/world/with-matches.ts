import type { MatchSource } from '@xezer/feed/simulator/match-source'
import type { ScheduledMatch } from '@xezer/feed/simulator/schedule/scheduled-match'

/** A sport of whose calendar only these matches are played. */
export function withMatches(source: MatchSource, isPlayed: (match: ScheduledMatch) => boolean): MatchSource {
  return {
    ...source,
    createSchedule(world, epoch) {
      const schedule = source.createSchedule(world, epoch)
      return { ...schedule, fixturesBetween: (...span) => schedule.fixturesBetween(...span).filter(isPlayed) }
    },
  }
}
