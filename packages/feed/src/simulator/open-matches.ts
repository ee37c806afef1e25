import type { World } from './match-run.ts'
import type { SourcedMatch, SourceSchedule } from './match-source.ts'
import type { ScheduledMatch } from './schedule/schedule.ts'

/** Real fixtures are on sale for a week, generated ones for one block (a day at normal speed). */
const REAL_AHEAD_MS = 7 * 86_400_000

/** Matches on sale or in play now. */
export function listOpenMatches(
  from: readonly SourceSchedule[],
  world: World,
  nowMs: number,
): SourcedMatch[] {
  return ofEach(from, ({ source, schedule }) => {
    const current = schedule.fixturesBetween(
      nowMs - longestMatchMs({ source }, world),
      nowMs + schedule.blockMs,
    )
    const ahead = schedule.realBetween(nowMs + schedule.blockMs, nowMs + REAL_AHEAD_MS)
    return [...current, ...ahead]
  })
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
    const overMs = nowMs - longestMs
    return schedule
      .fixturesBetween(sinceMs - longestMs, Math.min(overMs, sinceMs + schedule.blockMs))
      .concat(schedule.realBetween(sinceMs + schedule.blockMs, Math.min(overMs, sinceMs + REAL_AHEAD_MS)))
  })
}

/** Matches that came on sale between two instants. */
export function listNewMatches(
  from: readonly SourceSchedule[],
  fromMs: number,
  toMs: number,
): SourcedMatch[] {
  return ofEach(from, ({ schedule }) => [
    ...schedule.fixturesBetween(fromMs + schedule.blockMs, toMs + schedule.blockMs),
    ...schedule.realBetween(fromMs + REAL_AHEAD_MS, toMs + REAL_AHEAD_MS),
  ])
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
