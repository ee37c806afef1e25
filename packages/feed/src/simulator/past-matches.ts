import type { PastMatch, PastPage } from '@xezer/odds-book/messages'
import type { EnteredSchedule } from './enter-world.ts'
import { envelope } from './envelope.ts'
import { createMatchRun, type World } from './match-run.ts'
import type { MatchSource, SourcedMatch } from './match-source.ts'
import { EPOCH_MS } from './schedule/event-worlds.ts'
import type { SportSchedule } from './schedule/scheduled-match.ts'
import { DAY_MS, HOUR_MS } from './schedule/world-calendar.ts'

/** So far back all that was played is told; further back what the tables of the seasons under way are made of. */
const ALL_DAYS = 14
/** The longest part of a year that is behind a season under way. */
const SEASON_DAYS = 365
const PAGE_MS = 6 * HOUR_MS

/** A calendar of its own: whoever looks back takes nothing from what the world of today keeps. */
interface PastSchedule {
  readonly source: MatchSource
  readonly schedule: SportSchedule
  /** Tournaments whose results make a table. */
  readonly leagues: ReadonlySet<number>
}

export interface PastMatches {
  /** The page before an instant, as it is known now. A step is a match. */
  tell(beforeMs: number, nowMs: number): Generator<void, PastPage>
}

/** What the world played before anybody looked: it is a function of the seed and the time, so it is played again. */
export function createPastMatches(schedules: readonly EnteredSchedule[], world: World): PastMatches {
  const past = schedules.map(({ source, epoch }): PastSchedule => {
    const { tournaments } = source.describe(envelope('prematch', 0))
    const leagues = tournaments.flatMap(({ id, table }) => (table === undefined ? [] : id))
    return { source, schedule: source.createSchedule(world, epoch), leagues: new Set(leagues) }
  })
  return {
    *tell(beforeMs, nowMs) {
      const agoMs = (days: number): number => nowMs - (days * DAY_MS) / world.speed
      const fromMs = Math.max(EPOCH_MS, beforeMs - PAGE_MS / world.speed)
      const earliestMs = Math.max(EPOCH_MS, agoMs(SEASON_DAYS))
      const isRecent = beforeMs > agoMs(ALL_DAYS)
      const matches: PastMatch[] = []
      for (const { source, schedule, leagues } of past) {
        if (!isRecent && leagues.size === 0) continue
        for (const match of schedule.fixturesBetween(fromMs, beforeMs, nowMs)) {
          yield
          const isOfTable =
            leagues.has(match.fixture.tournamentId) && schedule.isUnderWay(match.fixture, nowMs)
          if (!isRecent && !isOfTable) continue
          const played = playedBy({ source, match }, world, nowMs)
          if (played !== null) matches.push(played)
        }
        yield
      }
      return { matches, fromMs: fromMs > earliestMs ? fromMs : null }
    },
  }
}

/** Null while it is played. */
function playedBy(sourced: SourcedMatch, world: World, nowMs: number): PastMatch | null {
  const { match, play, stepMs } = createMatchRun(sourced, world)
  const last = play.steps.at(-1)
  if (last === undefined || stepMs(last) > nowMs) return null
  const end = play.steps.reduce(play.apply, play.before)
  return { fixture: match.fixture, live: play.live(end, last.atSeconds, world.speed) }
}
