import { createFootballPlay, type FootballPlay } from '@xezer/sports/football/play/football-play'
import { must } from '@xezer/std/assert'
import { fixtureModel } from '../football-data/fixture-model.ts'
import { createFootballContests } from '../football-data/football-contests.ts'
import type { FootballData } from '../football-data/football-data.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import { catalogueMessage } from './catalogue-message.ts'
import type { MatchSource } from './match-source.ts'
import { createSchedule } from './schedule/schedule.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'

/** Football on real fixtures and in generated rounds, by the strengths that were fitted to real results. */
export function createFootballSource(
  data: FootballData,
  strengths: FootballStrengths,
): MatchSource<FootballPlay> {
  const modelOf = ({ fixture, isNeutral }: ScheduledMatch) => {
    const { tournamentId, homeId, awayId } = fixture
    const competition = must(data.competitions[tournamentId - 1], 'a match has a competition')
    return fixtureModel(strengths, { competition, homeId, awayId, isNeutral })
  }
  return {
    contests: createFootballContests(data, modelOf),
    longestMs: { atSpeedOne: 9_500_000, least: 20_000 },
    describe: (envelope) => catalogueMessage(data, envelope),
    createSchedule: ({ seed, speed }, epoch) => createSchedule(data, seed, speed, epoch),
    createPlay(match, world) {
      const { eventId, startsAtMs } = match.fixture
      return createFootballPlay({
        model: modelOf(match),
        world,
        eventId,
        startsAtMs,
      })
    },
  }
}
