import {
  LeaguePlayOuts,
  type PlayedMatch,
  type RemainingMatch,
} from '@xezer/sports/outrights/play-out-league'
import { priceOutrights } from '@xezer/sports/outrights/price-outrights'
import { must } from '@xezer/std/assert'
import { hashText } from '@xezer/std/random'
import type { World } from '../match-run.ts'
import type { TableContest } from './contest.ts'
import type { Endings, Reckoning } from './season-run.ts'

/** Play-outs between two looks at the clock. */
const PLAY_OUTS_A_LOOK = 20

/** Who ends where in the table of a league. */
export function reckonTable(contest: TableContest, world: World): Reckoning<TableContest> {
  const { fixture, rules, tier, top, relegation, matches, known } = contest
  const { competitorIds } = fixture
  const size = competitorIds.length
  const index = new Map(competitorIds.map((id, place) => [id, place]))
  const indexOf = (id: number): number => must(index.get(id), 'who plays in a season is in it')
  const form = contest.formOf(world)

  const playedOf = (over: Endings): PlayedMatch[] => {
    const since = [...over.values()].flatMap(({ score, homeId, awayId }) =>
      score === null ? [] : [{ homeId, awayId, homeScore: score.home, awayScore: score.away }],
    )
    return [...known, ...since].map(({ homeId, awayId, ...scores }) => {
      return { home: indexOf(homeId), away: indexOf(awayId), ...scores }
    })
  }
  const remainingAt = (nowMs: number): RemainingMatch[] => {
    const knownWeek = form.weekAt(nowMs)
    return matches.flatMap((match) => {
      const { eventId, startsAtMs, homeId, awayId } = match.fixture
      if (startsAtMs <= nowMs) return []
      const week = form.weekAt(match.announcedAtMs)
      return {
        home: indexOf(homeId),
        away: indexOf(awayId),
        outlookAt: contest.outlookOf(match, world),
        edge: form.at(homeId, week, knownWeek) - form.at(awayId, week, knownWeek),
        weeksAhead: Math.max(0, week - knownWeek),
        seed: hashText(`${world.seed}/outright/${eventId}`),
      }
    })
  }
  /** A week has its own numbers, in every pricing before it. */
  const seedsFrom = (knownWeek: number) => (side: number, weeksAhead: number) =>
    hashText(`${world.seed}/outright/form/${competitorIds[side]}/${knownWeek + weeksAhead}`)

  return {
    contest,
    matches: matches.map((match) => ({
      startsAtMs: match.fixture.startsAtMs,
      scheduled: () => match,
    })),
    *price(over, nowMs, playOuts) {
      const season = new LeaguePlayOuts({
        size,
        rules,
        played: playedOf(over),
        remaining: remainingAt(nowMs),
        form: { perWeek: form.perWeek, seedOf: seedsFrom(form.weekAt(nowMs)) },
      })
      while (season.chances.runs < playOuts) {
        season.play(PLAY_OUTS_A_LOOK)
        yield
      }
      return priceOutrights(season.chances, { tier, competitors: competitorIds.map(String), top, relegation })
    },
    facts(over) {
      const still = { perWeek: 0, seedOf: () => 0 }
      const table = new LeaguePlayOuts({ size, rules, played: playedOf(over), remaining: [], form: still })
      let place = 1
      const standing = table.standing().flatMap((group) => {
        const placed = group.map((side) => ({ competitor: String(competitorIds[side]), place }))
        place += group.length
        return placed
      })
      return { status: 'finished', advances: null, closed: ['outright', 'match'], counted: [], standing }
    },
  }
}
