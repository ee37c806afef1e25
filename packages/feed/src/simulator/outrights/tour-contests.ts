import type { FieldFixture } from '@xezer/odds-book/messages'
import type { KnockOutSide } from '@xezer/sports/outrights/knock-out'
import type { ScoreOutlook } from '@xezer/sports/outrights/score-outlook'
import { must } from '@xezer/std/assert'
import type { Entrant } from '../../sports-data/sport-content.ts'
import { eventIdOf } from '../../sports-data/sport-ids.ts'
import type { TourSport } from '../../sports-data/tour-sport.ts'
import type { World } from '../match-run.ts'
import { type DrawMatch, isEntrant, type Source } from '../schedule/draw.ts'
import { worldBase } from '../schedule/event-worlds.ts'
import type { ScheduledMatch } from '../schedule/scheduled-match.ts'
import { seasonOf } from '../schedule/season-name.ts'
import type { TourSchedule } from '../schedule/tour-schedule.ts'
import { createWorldCalendar, DAY_MS, weekOf } from '../schedule/world-calendar.ts'
import type { ContestSource, DrawContest, DrawPlace } from './contest.ts'
import { contestNumber, contestPosition, seasonName } from './contest-ids.ts'

/** No tournament takes longer. */
const LONGEST_DAYS = 16

export interface TourContestsOptions {
  readonly sport: TourSport
  readonly createSchedule: (world: World, epoch: number) => TourSchedule
  /** Without the noise of opinion on its day, which nobody knows yet. */
  readonly outlookOf: (match: ScheduledMatch, world: World) => ScoreOutlook
}

/** The singles of tournaments that are knocked out, from where it is known who is in them: when nobody qualifies any more. */
export function createTourContests({ sport, createSchedule, outlookOf }: TourContestsOptions): ContestSource {
  let kept: { readonly key: string; readonly schedule: TourSchedule } | null = null
  return {
    *contestsAt(world, epoch, atMs, beforeMs) {
      const key = [world.seed, world.speed, epoch].join(' ')
      // Who won before is asked of play once.
      if (kept?.key !== key) kept = { key, schedule: createSchedule(world, epoch) }
      const { schedule } = kept
      const contests: DrawContest[] = []
      const untilMs = atMs + (LONGEST_DAYS * DAY_MS) / world.speed
      for (const final of schedule.finalsBetween(atMs - beforeMs, untilMs)) {
        yield
        if (!isKnownAt(schedule, final, atMs)) continue
        const chanceOf = (match: ScheduledMatch): number => winnerChance(outlookOf(match, world))
        contests.push(
          describeDraw(sport, schedule, final, { world, base: worldBase({ ...world, epoch }), chanceOf }),
        )
      }
      return contests
    },
  }
}

/** That the home side wins: its scores stand apart, as nothing else of a match counts in a knock-out. */
function winnerChance({ home, away, cumulative }: ScoreOutlook): number {
  let chance = 0
  for (const [index, sum] of cumulative.entries()) {
    if ((home[index] ?? 0) > (away[index] ?? 0)) chance += sum - (cumulative[index - 1] ?? 0)
  }
  return chance
}

/** Who is in the draw is known when whatever comes before it is over; who comes from a group is no case of it. */
function isKnownAt(schedule: TourSchedule, final: DrawMatch, atMs: number): boolean {
  const isKnown = (source: Source): boolean => {
    if (isEntrant(source)) return true
    if (source.kind === 'place') return false
    return isQualifying(source) ? schedule.overByMs(source) <= atMs : source.sides.every(isKnown)
  }
  return final.sides.every(isKnown)
}

function isQualifying({ round }: DrawMatch): boolean {
  return round.startsWith('Qualifying')
}

function describeDraw(
  sport: TourSport,
  schedule: TourSchedule,
  final: DrawMatch,
  {
    world,
    base,
    chanceOf,
  }: {
    readonly world: World
    readonly base: number
    readonly chanceOf: (match: ScheduledMatch) => number
  },
): DrawContest {
  const entrants: Entrant[] = []
  const draw: DrawPlace[] = []
  const enter = (entrant: Entrant): KnockOutSide => ({ competitor: entrants.push(entrant) - 1 })
  const sideOf = (source: Source, roundsLeft: number): KnockOutSide => {
    if (isEntrant(source)) return enter(source)
    const match = source as DrawMatch
    return isQualifying(match) ? enter(schedule.winnerOf(match)) : { match: addMatch(match, roundsLeft) }
  }
  const addMatch = (match: DrawMatch, roundsLeft: number): number => {
    const sides = [sideOf(match.sides[0], roundsLeft + 1), sideOf(match.sides[1], roundsLeft + 1)] as const
    const startsAtMs = schedule.startOf(match)
    return draw.push({ sides, roundsLeft, startsAtMs, scheduled: () => schedule.scheduled(match) }) - 1
  }
  addMatch(final, 0)
  const { id, tier } = final.competition
  const startsAtMs = schedule.startOf(final)
  const tournament = must(
    sport.tournaments.find((one) => one.id === id),
    'a draw is a tournament of its sport',
  )
  const season = seasonOf(startsAtMs, false)
  const week = weekOf(createWorldCalendar(world.speed).toWorldMs(startsAtMs))
  const fixture: FieldFixture = {
    eventId: eventIdOf(sport.sport.id, base, contestPosition(id, week)),
    sportId: sport.sport.id,
    tournamentId: id,
    homeId: null,
    awayId: null,
    name: seasonName(tournament.name, season),
    competitorIds: entrants.map((entrant) => entrant.id),
    startsAtMs,
    season,
    round: '',
    number: contestNumber(sport.sport.id, id),
    isReal: false,
  }
  return {
    kind: 'draw',
    fixture,
    tier,
    top: 0,
    relegation: 0,
    draw,
    chanceOf: (home, away) => {
      const [one, other] = [must(entrants[home], 'an entrant'), must(entrants[away], 'an entrant')]
      return chanceOf({
        fixture: { ...fixture, eventId: 0, homeId: one.id, awayId: other.id },
        competition: final.competition,
        strengths: { home: one.strength, away: other.strength },
        isNeutral: true,
        announcedAtMs: 0,
      })
    },
  }
}
