import { createMatchRun, type World } from '@xezer/feed/simulator/match-run'
import type { MatchSource } from '@xezer/feed/simulator/match-source'
import { getSport } from '@xezer/sports/registry'
import { withMatches } from './with-matches.ts'

/** How many matches of each sport are in play: some 120, as the goal has it; at hours at which so many are played. */
const IN_PLAY: Readonly<Record<string, number>> = {
  football: 72,
  basketball: 12,
  tennis: 40,
  table_tennis: 8,
}
/** Beside each other: one has some 800 matches on sale before their start. */
const WORLDS = 3
/** Those that end before the case is over are left out. */
const LEFT_MS = 360_000

/** Worlds beside each other, and which of the matches that have begun at the instant are in each. */
export interface ChosenWorlds {
  readonly atMs: number
  readonly inPlay: readonly (readonly number[])[]
}

export function seedOfWorld(seed: string, number: number): string {
  return `${seed}${number}`
}

/** Of each sport as many matches in play as are asked for, or all that there are. */
export function chooseWorlds(sources: readonly MatchSource[], base: World, atMs: number): ChosenWorlds {
  const inPlay: number[][] = Array.from({ length: WORLDS }, () => [])
  for (const source of sources) {
    let wanted = IN_PLAY[getSport(source.sportId).key] ?? 0
    for (const [number, chosen] of inPlay.entries()) {
      const world = { ...base, seed: seedOfWorld(base.seed, number) }
      const found = listInPlay(source, world, atMs, wanted)
      wanted -= found.length
      chosen.push(...found)
    }
  }
  return { atMs, inPlay }
}

function listInPlay(source: MatchSource, world: World, atMs: number, most: number): number[] {
  if (most === 0) return []
  const { atSpeedOne, least } = source.longestMs
  const fromMs = atMs - atSpeedOne / world.speed - least
  const found: number[] = []
  // The calendar of a database that has none yet.
  for (const match of source.createSchedule(world, 0).fixturesBetween(fromMs, atMs, atMs)) {
    const run = createMatchRun({ source, match }, world)
    const last = run.play.steps.at(-1)
    if (last !== undefined && run.stepMs(last) > atMs + LEFT_MS) found.push(match.fixture.eventId)
    if (found.length === most) break
  }
  return found
}

/** The sport of a world with those that are chosen of its matches in play, and with all that begin later. */
export function withChosen(source: MatchSource, atMs: number, inPlay: readonly number[]): MatchSource {
  const chosen = new Set(inPlay)
  return withMatches(source, ({ fixture }) => fixture.startsAtMs > atMs || chosen.has(fixture.eventId))
}
