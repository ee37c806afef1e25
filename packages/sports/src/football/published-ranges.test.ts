import { chanceAtLeast, type IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import { chanceThat, combined } from '@xezer/pricing/distribution/pair-distribution'
import { seededRandom } from '@xezer/std/random'
import { expect, it } from 'vitest'
import { exampleFixture } from './example-league.ts'
import { jointScore } from './joint-score.ts'
import { STATE_BEFORE_MATCH } from './match-model.ts'
import { createFootballPlay } from './play/football-play.ts'

const MATCHES = 2000
const PLAYED = 60

function moments({ lowest, mass }: IntegerDistribution): { mean: number; square: number } {
  const sum = { mean: 0, square: 0 }
  for (const [index, chance] of mass.entries()) {
    sum.mean += chance * (lowest + index)
    sum.square += chance * (lowest + index) ** 2
  }
  return sum
}

/** What a season of a league comes to, added up over its distributions; its length is played. */
function measureSeason() {
  const random = seededRandom('ranges')
  const sums = {
    home: 0,
    homeSquare: 0,
    away: 0,
    awaySquare: 0,
    total: 0,
    totalSquare: 0,
    lead: 0,
    leadSquare: 0,
  }
  const shares = { homeWins: 0, drawn: 0, awayWins: 0, favourites: 0, overTwo: 0, bothScore: 0, goalless: 0 }
  let seconds = 0
  for (let match = 1; match <= MATCHES; match++) {
    const model = exampleFixture(random)
    const { match: score } = jointScore(model, STATE_BEFORE_MATCH)
    const counts = {
      home: combined(score, 1, 0),
      away: combined(score, 0, 1),
      total: combined(score, 1, 1),
      lead: combined(score, 1, -1),
    }
    for (const key of ['home', 'away', 'total', 'lead'] as const) {
      const { mean, square } = moments(counts[key])
      sums[key] += mean / MATCHES
      sums[`${key}Square`] += square / MATCHES
    }
    const homeWins = chanceAtLeast(counts.lead, 1)
    const awayWins = 1 - chanceAtLeast(counts.lead, 0)
    shares.homeWins += homeWins / MATCHES
    shares.awayWins += awayWins / MATCHES
    shares.drawn += (1 - homeWins - awayWins) / MATCHES
    shares.favourites += Math.max(homeWins, awayWins) / MATCHES
    shares.overTwo += chanceAtLeast(counts.total, 3) / MATCHES
    shares.bothScore += chanceThat(score, (home, away) => home > 0 && away > 0) / MATCHES
    shares.goalless += (1 - chanceAtLeast(counts.total, 1)) / MATCHES
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
  const spread = (key: 'home' | 'away' | 'total' | 'lead') => Math.sqrt(sums[`${key}Square`] - sums[key] ** 2)
  return {
    ...shares,
    goals: sums.total,
    side: (spread('home') + spread('away')) / 2,
    total: spread('total'),
    difference: spread('lead'),
    correlation: (spread('total') ** 2 - spread('lead') ** 2) / (4 * spread('home') * spread('away')),
    minutes: seconds / 60,
  }
}

it('a season comes to what is published of real ones', () => {
  const found = measureSeason()
  const ranges: { readonly [K in keyof typeof found]: readonly [number, number] } = {
    goals: [2.6, 2.8],
    homeWins: [0.42, 0.46],
    drawn: [0.24, 0.28],
    awayWins: [0.27, 0.32],
    favourites: [0.47, 0.54],
    overTwo: [0.47, 0.53],
    bothScore: [0.48, 0.55],
    goalless: [0.06, 0.09],
    side: [1.15, 1.4],
    difference: [1.65, 1.95],
    total: [1.6, 1.85],
    correlation: [-0.1, 0.1],
    minutes: [108, 116],
  }
  for (const key of Object.keys(ranges) as (keyof typeof found)[]) {
    expect(found[key], `${key} ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(ranges[key][0])
    expect(found[key], `${key} ${JSON.stringify(found)}`).toBeLessThanOrEqual(ranges[key][1])
  }
})
