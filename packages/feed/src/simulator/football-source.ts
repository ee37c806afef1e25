import { viewPeriod } from '@xezer/betting/settlement/period-view'
import type { Sides } from '@xezer/sport/side'
import { winExtraTime } from '@xezer/sports/football/extra-time'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { createFootballOutlooks, FORM_PER_WEEK } from '@xezer/sports/football/football-outlook'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import { createFootballPlay, type FootballPlay } from '@xezer/sports/football/play/football-play'
import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { fixtureStrengths } from '../football-data/fixture-model.ts'
import { FOOTBALL_ID } from '../football-data/football-content.ts'
import { createFootballContests } from '../football-data/football-contests.ts'
import type { FootballData } from '../football-data/football-data.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import { catalogueMessage } from './catalogue-message.ts'
import { type ClubForm, createClubForm, formsIn } from './club-form.ts'
import type { World } from './match-run.ts'
import type { MatchSource } from './match-source.ts'
import type { CupResults } from './schedule/cup-knock-out.ts'
import { fingerprintOf } from './schedule/fingerprint.ts'
import { footballPool } from './schedule/league-pool.ts'
import { createSchedule } from './schedule/schedule.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'

const AS_FITTED = { home: 0, away: 0 }
const LONGEST_MS = { atSpeedOne: 9_500_000, least: 20_000 }

/** Football on real fixtures and in generated rounds, by the strengths that were fitted to real results. */
export function createFootballSource(
  data: FootballData,
  strengths: FootballStrengths,
): MatchSource<FootballPlay> {
  const strengthsOf = ({ fixture, isNeutral }: ScheduledMatch, form: Sides<number>) => {
    const { tournamentId, homeId, awayId } = fixture
    const competition = must(data.competitions[tournamentId - 1], 'a match has a competition')
    return fixtureStrengths(strengths, { competition, homeId, awayId, isNeutral }, form)
  }
  // Its calendar is a real one, at any speed of play.
  const formOf = ({ seed }: World): ClubForm => createClubForm(seed, 1, FORM_PER_WEEK)
  const outlookOf = createFootballOutlooks(strengths.rho)
  const modelOf = (match: ScheduledMatch, world: World) =>
    matchModelOf(strengthsOf(match, formsIn(match, formOf(world))))
  const createPlay = (match: ScheduledMatch, world: World): FootballPlay => {
    const { eventId, startsAtMs } = match.fixture
    return createFootballPlay({ model: modelOf(match, world), world, eventId, startsAtMs })
  }
  const resultsIn = (world: World): CupResults => ({
    longestMs: LONGEST_MS,
    scoreOf(match) {
      const { steps, before, apply, read } = createPlay(match, world)
      return viewPeriod(read(steps.reduce(apply, before)).facts, FOOTBALL_SPORT.score, 'match')
    },
    winnerOfExtraTime: (match) =>
      winExtraTime(modelOf(match, world), seededRandom(`${world.seed}/${match.fixture.eventId}/extra-time`)),
  })
  return {
    sportId: FOOTBALL_ID,
    contests: createFootballContests(data, {
      formOf,
      outlookOf: (match) => outlookOf(strengthsOf(match, AS_FITTED)),
    }),
    longestMs: LONGEST_MS,
    // Of a match what its calendar asks; names and scores make nobody play another one.
    fingerprint: () =>
      fingerprintOf([
        data.competitions,
        data.matches.map(({ competitionId, season, kickOff, homeId, awayId, status, isNeutral }) =>
          [competitionId, season, kickOff.getTime(), homeId, awayId, status, isNeutral].join(),
        ),
        data.seasons,
        // Not until when results were used: a fit that changed nothing else changes nobody's match.
        { ...strengths, asOf: '' },
      ]),
    describe: (envelope) => catalogueMessage(data, envelope),
    createSchedule: (world, epoch) =>
      createSchedule(data, world.seed, world.speed, epoch, footballPool(data), resultsIn(world)),
    createPlay,
  }
}
