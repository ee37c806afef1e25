import type { MatchSource } from '@xezer/feed/simulator/match-source'
import type { ScheduledMatch } from '@xezer/feed/simulator/schedule/scheduled-match'

/** A sport of whose calendar only these matches are played. */
export function withMatches(source: MatchSource, isPlayed: (match: ScheduledMatch) => boolean): MatchSource {
  return {
    ...source,
    createSchedule(world, epoch) {
      const { fixturesBetween, aheadMs } = source.createSchedule(world, epoch)
      return { aheadMs, fixturesBetween: (...span) => fixturesBetween(...span).filter(isPlayed) }
    },
  }
}
