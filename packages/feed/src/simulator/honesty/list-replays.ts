import { readFootballData } from '../../football-data/read-football-data.ts'
import { readStrengths } from '../../football-data/read-strengths.ts'
import { createMatchRun, type MatchRun, type World } from '../match-run.ts'
import { createSchedule } from '../schedule/schedule.ts'

const FROM_MS = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000
const MOST_DAYS = 60

/** The first matches of a world at normal speed, for whoever replays them. */
export function listReplays(folder: string, seed: string, count: number): { world: World; runs: MatchRun[] } {
  const world: World = { seed, speed: 1 }
  const strengths = readStrengths(`${folder}/strengths.json`)
  const schedule = createSchedule(readFootballData(folder), seed, world.speed)
  const runs: MatchRun[] = []
  for (let day = 0; day < MOST_DAYS && runs.length < count; day++) {
    const fixtures = schedule.fixturesBetween(FROM_MS + day * DAY_MS, FROM_MS + (day + 1) * DAY_MS)
    for (const match of fixtures) runs.push(createMatchRun(match, strengths, world))
  }
  return { world, runs: runs.slice(0, count) }
}
