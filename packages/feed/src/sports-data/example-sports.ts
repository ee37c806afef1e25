import { fileURLToPath } from 'node:url'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readLeagueSport } from './read-league-sport.ts'
import { readTourSport } from './read-tour-sport.ts'

const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url))

/** The embedded facts, for tests. */
export const EXAMPLE_FOOTBALL = readFootballData(`${CONTENT}/football`)
export const EXAMPLE_LEAGUES = readLeagueSport(`${CONTENT}/sports`, 'basketball', EXAMPLE_FOOTBALL.countries)
export const EXAMPLE_TOUR = readTourSport(`${CONTENT}/sports`, 'tennis')
