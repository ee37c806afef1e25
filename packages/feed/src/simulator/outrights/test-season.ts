import { fileURLToPath } from 'node:url'
import type { FootballData, MatchRecord } from '../../football-data/football-data.ts'
import { readFootballData } from '../../football-data/read-football-data.ts'
import { readStrengths } from '../../football-data/read-strengths.ts'
import { createFootballSource } from '../football-source.ts'
import type { MatchSource } from '../match-source.ts'
import { roundCount, roundPairings } from '../schedule/round-robin.ts'

const folder = fileURLToPath(new URL('../../../../../content/football', import.meta.url))
const SIZE = 4

/**
 * A league of four for tests: its rounds begin one after the other, `lastStartsMs` the last one. Nothing else is played.
 */
export function exampleSeason(lastStartsMs: number, roundMs: number): MatchSource {
  const all = readFootballData(folder)
  const [competitionId = 0] = all.seasons.keys()
  const teams = [
    ...new Set(all.matches.filter((one) => one.competitionId === competitionId).map((one) => one.homeId)),
  ]
  const rounds = roundCount(SIZE)
  const matches = Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    roundPairings(SIZE, round).map(
      ([home, away]): MatchRecord => ({
        competitionId,
        season: '2026/27',
        round: `Matchday ${round + 1}`,
        kickOff: new Date(lastStartsMs - (rounds - 1 - round) * roundMs),
        homeId: teams[home] ?? 0,
        awayId: teams[away] ?? 0,
        fullTime: null,
        halfTime: null,
        status: 'scheduled',
        isNeutral: false,
      }),
    ),
  )
  const data: FootballData = { ...all, matches }
  return createFootballSource(data, readStrengths(`${folder}/strengths.json`))
}
