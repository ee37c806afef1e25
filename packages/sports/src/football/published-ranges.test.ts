import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import { chanceThat } from '@xezer/pricing/distribution/pair-distribution'
import { seededRandom } from '@xezer/std/random'
import { expect, it } from 'vitest'
import { spreadsOf } from '../honesty/spreads.ts'
import { exampleFixture } from './example-league.ts'
import { goalCounts } from './goal-counts.ts'
import { jointScore } from './joint-score.ts'
import { STATE_BEFORE_MATCH } from './match-model.ts'
import { createFootballPlay } from './play/football-play.ts'

const MATCHES = 2000
const PLAYED = 60

/** What a season of a league comes to, added up over its distributions; its length is played. */
function measureSeason() {
  const random = seededRandom('ranges')
  const shares = { homeWins: 0, drawn: 0, awayWins: 0, favourites: 0, overTwo: 0, bothScore: 0, goalless: 0 }
  const counts: ReturnType<typeof goalCounts>[] = []
  let seconds = 0
  for (let match = 1; match <= MATCHES; match++) {
    const model = exampleFixture(random)
    const goals = goalCounts(jointScore(model, STATE_BEFORE_MATCH), 'match')
    counts.push(goals)
    const homeWins = chanceAtLeast(goals.difference, 1)
    const awayWins = 1 - chanceAtLeast(goals.difference, 0)
    shares.homeWins += homeWins / MATCHES
    shares.awayWins += awayWins / MATCHES
    shares.drawn += (1 - homeWins - awayWins) / MATCHES
    shares.favourites += Math.max(homeWins, awayWins) / MATCHES
    shares.overTwo += chanceAtLeast(goals.total, 3) / MATCHES
    shares.bothScore += chanceThat(goals.scores, (home, away) => home > 0 && away > 0) / MATCHES
    shares.goalless += (1 - chanceAtLeast(goals.total, 1)) / MATCHES
    if (match > PLAYED) continue
    const play = createFootballPlay({
      model,
      world: { seed: 'ranges', speed: 1 },
      eventId: match,
      startsAtMs: 0,
    })
    const end = play.steps.findLast((step) => play.effectOf(step).kind !== 'correction')
    seconds += (end?.atSeconds ?? 0) / PLAYED
  }
  return { ...shares, ...spreadsOf(counts), minutes: seconds / 60 }
}

it('a season comes to what is published of real ones', () => {
  const found = measureSeason()
  const ranges: { readonly [K in keyof typeof found]: readonly [number, number] } = {
    total: [2.6, 2.8],
    homeWins: [0.42, 0.46],
    drawn: [0.24, 0.28],
    awayWins: [0.27, 0.32],
    favourites: [0.47, 0.54],
    overTwo: [0.47, 0.53],
    bothScore: [0.48, 0.55],
    goalless: [0.06, 0.09],
    sideSpread: [1.15, 1.4],
    differenceSpread: [1.65, 1.95],
    totalSpread: [1.6, 1.85],
    correlation: [-0.1, 0.1],
    minutes: [108, 116],
  }
  for (const key of Object.keys(ranges) as (keyof typeof found)[]) {
    expect(found[key], `${key} ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(ranges[key][0])
    expect(found[key], `${key} ${JSON.stringify(found)}`).toBeLessThanOrEqual(ranges[key][1])
  }
})
