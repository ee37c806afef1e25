import { join } from 'node:path'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { readSports } from '../sports-data/read-sports.ts'
import { createFootballSource } from './football-source.ts'
import type { MatchSource } from './match-source.ts'
import { createSportSource } from './sport-source.ts'

/** Every sport of the embedded facts. Throws when a file is broken. */
export function readSources(contentDir: string): MatchSource[] {
  const folder = join(contentDir, 'football')
  const football = readFootballData(folder)
  return [
    createFootballSource(football, readStrengths(join(folder, 'strengths.json'))),
    ...readSports(join(contentDir, 'sports'), football.countries).map(createSportSource),
  ]
}
