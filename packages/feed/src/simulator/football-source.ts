import { createFootballPlay, type FootballPlay } from '@xezer/sports/football/play/football-play'
import { must } from '@xezer/std/assert'
import { fixtureModel } from '../football-data/fixture-model.ts'
import type { FootballData } from '../football-data/football-data.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import { catalogueMessage } from './catalogue-message.ts'
import type { MatchSource } from './match-source.ts'
import { createSchedule } from './schedule/schedule.ts'

/** Football on real fixtures and in generated rounds, by the strengths that were fitted to real results. */
export function createFootballSource(
  data: FootballData,
  strengths: FootballStrengths,
): MatchSource<FootballPlay> {
  return {
    longestMs: { atSpeedOne: 9_500_000, least: 20_000 },
    describe: (envelope) => catalogueMessage(data, envelope),
    createSchedule: ({ seed, speed }, epoch) => createSchedule(data, seed, speed, epoch),
    createPlay({ fixture, isNeutral }, world) {
      const { eventId, tournamentId, homeId, awayId, startsAtMs } = fixture
      const competition = must(data.competitions[tournamentId - 1], 'a match has a competition')
      const model = fixtureModel(strengths, { competition, homeId, awayId, isNeutral })
      return createFootballPlay({ model, tier: competition.tier, world, eventId, startsAtMs })
    },
  }
}
