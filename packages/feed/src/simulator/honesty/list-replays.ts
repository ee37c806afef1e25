import type { FootballPlay } from '@xezer/sports/football/play/football-play'
import { readFootballData } from '../../football-data/read-football-data.ts'
import { readStrengths } from '../../football-data/read-strengths.ts'
import { createFootballSource } from '../football-source.ts'
import { type MatchRun, timeMatch, type World } from '../match-run.ts'

const FROM_MS = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000
const MOST_DAYS = 60

/** The first matches of a world at normal speed, for whoever replays them. */
export function listReplays(
  folder: string,
  seed: string,
  count: number,
): { world: World; runs: MatchRun<FootballPlay>[] } {
  const world: World = { seed, speed: 1 }
  const football = createFootballSource(readFootballData(folder), readStrengths(`${folder}/strengths.json`))
  const schedule = football.createSchedule(world, 0)
  const runs: MatchRun<FootballPlay>[] = []
  for (let day = 0; day < MOST_DAYS && runs.length < count; day++) {
    const fixtures = schedule.fixturesBetween(FROM_MS + day * DAY_MS, FROM_MS + (day + 1) * DAY_MS)
    for (const match of fixtures) runs.push(timeMatch(match, football.createPlay(match, world), world))
  }
  return { world, runs: runs.slice(0, count) }
}
