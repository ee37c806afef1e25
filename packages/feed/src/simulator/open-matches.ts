import type { World } from './match-run.ts'
import type { Schedule, ScheduledMatch } from './schedule/schedule.ts'

/** Real fixtures are on sale for a week, generated ones for one block (a day at normal speed). */
const REAL_AHEAD_MS = 7 * 86_400_000
/** Longest life of a match after its kick-off, with every pause and a correction: at normal speed, and at any. */
const LIFE_MS = { atSpeedOne: 9_500_000, least: 20_000 }

function lifeMs({ speed }: World): number {
  return LIFE_MS.atSpeedOne / speed + LIFE_MS.least
}

/** Matches on sale or in play now, and those that were on sale at `sinceMs` and may still wait for results. */
export function listOpenMatches(
  schedule: Schedule,
  world: World,
  nowMs: number,
  sinceMs: number,
): ScheduledMatch[] {
  const life = lifeMs(world)
  const current = schedule.fixturesBetween(nowMs - life, nowMs + schedule.blockMs)
  const ahead = schedule.realBetween(nowMs + schedule.blockMs, nowMs + REAL_AHEAD_MS)
  const missed = schedule
    .fixturesBetween(sinceMs - life, Math.min(nowMs - life, sinceMs + schedule.blockMs))
    .concat(schedule.realBetween(sinceMs + schedule.blockMs, Math.min(nowMs - life, sinceMs + REAL_AHEAD_MS)))
  return [...missed, ...current, ...ahead]
}

/** Matches that came on sale between two instants. */
export function listNewMatches(schedule: Schedule, fromMs: number, toMs: number): ScheduledMatch[] {
  return [
    ...schedule.fixturesBetween(fromMs + schedule.blockMs, toMs + schedule.blockMs),
    ...schedule.realBetween(fromMs + REAL_AHEAD_MS, toMs + REAL_AHEAD_MS),
  ]
}
