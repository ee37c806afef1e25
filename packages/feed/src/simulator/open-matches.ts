import type { World } from './match-run.ts'
import type { SourcedMatch, SourceSchedule } from './match-source.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'

/** Matches on sale or in play now. */
export function listOpenMatches(
  from: readonly SourceSchedule[],
  world: World,
  nowMs: number,
): SourcedMatch[] {
  return ofEach(from, ({ source, schedule }) =>
    schedule.fixturesBetween(nowMs - longestMatchMs({ source }, world), nowMs + schedule.aheadMs, nowMs),
  )
}

/** Those that were on sale at `sinceMs`, are over by now and may still wait for results. */
export function listMissedMatches(
  from: readonly SourceSchedule[],
  world: World,
  nowMs: number,
  sinceMs: number,
): SourcedMatch[] {
  return ofEach(from, ({ source, schedule }) => {
    const longestMs = longestMatchMs({ source }, world)
    const endMs = Math.min(nowMs - longestMs, sinceMs + schedule.aheadMs)
    return schedule.fixturesBetween(sinceMs - longestMs, endMs, sinceMs)
  })
}

/** Matches that came on sale between two instants. */
export function listNewMatches(
  from: readonly SourceSchedule[],
  fromMs: number,
  toMs: number,
): SourcedMatch[] {
  return ofEach(from, ({ schedule }) =>
    schedule
      .fixturesBetween(fromMs, toMs + schedule.aheadMs, toMs)
      .filter(({ announcedAtMs }) => announcedAtMs >= fromMs),
  )
}

function ofEach(
  from: readonly SourceSchedule[],
  list: (one: SourceSchedule) => readonly ScheduledMatch[],
): SourcedMatch[] {
  return from.flatMap((one) => list(one).map((match) => ({ source: one.source, match })))
}

function longestMatchMs({ source }: Pick<SourceSchedule, 'source'>, { speed }: World): number {
  return source.longestMs.atSpeedOne / speed + source.longestMs.least
}
