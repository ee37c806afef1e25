import type { World } from './match-run.ts'
import type { Schedule, ScheduledMatch } from './schedule/schedule.ts'

/** Real fixtures are on sale for a week, generated ones for one block (a day at normal speed). */
const REAL_AHEAD_MS = 7 * 86_400_000
/** Longest time of a match after its kick-off, with every pause and a correction: at normal speed, and at any. */
const LONGEST_MATCH_MS = { atSpeedOne: 9_500_000, least: 20_000 }

function longestMatchMs({ speed }: World): number {
  return LONGEST_MATCH_MS.atSpeedOne / speed + LONGEST_MATCH_MS.least
}

/** Matches on sale or in play now. */
export function listOpenMatches(schedule: Schedule, world: World, nowMs: number): ScheduledMatch[] {
  const current = schedule.fixturesBetween(nowMs - longestMatchMs(world), nowMs + schedule.blockMs)
  const ahead = schedule.realBetween(nowMs + schedule.blockMs, nowMs + REAL_AHEAD_MS)
  return [...current, ...ahead]
}

/** Those that were on sale at `sinceMs`, are over by now and may still wait for results. */
export function listMissedMatches(
  schedule: Schedule,
  world: World,
  nowMs: number,
  sinceMs: number,
): ScheduledMatch[] {
  const longestMs = longestMatchMs(world)
  return schedule
    .fixturesBetween(sinceMs - longestMs, Math.min(nowMs - longestMs, sinceMs + schedule.blockMs))
    .concat(
      schedule.realBetween(sinceMs + schedule.blockMs, Math.min(nowMs - longestMs, sinceMs + REAL_AHEAD_MS)),
    )
}

/** Matches that came on sale between two instants. */
export function listNewMatches(schedule: Schedule, fromMs: number, toMs: number): ScheduledMatch[] {
  return [
    ...schedule.fixturesBetween(fromMs + schedule.blockMs, toMs + schedule.blockMs),
    ...schedule.realBetween(fromMs + REAL_AHEAD_MS, toMs + REAL_AHEAD_MS),
  ]
}
