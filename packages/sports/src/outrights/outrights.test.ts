import type { TableRules } from '@xezer/sport/table-rules'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { createHonestyBook } from '../honesty/honesty-book.ts'
import {
  LeaguePlayOuts,
  type LeagueSeason,
  type PlayedMatch,
  type RemainingMatch,
} from './play-out-league.ts'
import { PLAY_OUTS, priceOutrights } from './price-outrights.ts'
import { createScoreOutlook, drawScore } from './score-outlook.ts'

const SIZE = 8
const TOP = 4
const DOWN = 2
const RULES: TableRules = { points: { win: 3, draw: 1 }, ties: ['difference', 'scored'] }

/** Goals of two sides, the stronger one the more. */
function outlookOf(home: number, away: number) {
  const poisson = (mean: number, count: number): number =>
    count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count
  const scores = []
  for (let h = 0; h < 7; h++) {
    for (let a = 0; a < 7; a++) {
      const chance = poisson(1.2 + 0.12 * (away - home), h) * poisson(1 + 0.12 * (home - away), a)
      scores.push({ home: h, away: a, chance })
    }
  }
  return createScoreOutlook(scores)
}

const MATCHES: readonly RemainingMatch[] = Array.from({ length: SIZE }, (_, home) => home).flatMap((home) =>
  Array.from({ length: SIZE }, (_, away) => away)
    .filter((away) => away !== home)
    .map((away) => {
      const outlook = outlookOf(home, away)
      return { home, away, outlookAt: () => outlook, edge: 0, weeksAhead: 0, seed: 1000 * home + away }
    }),
)
const STILL = { perWeek: 0, seedOf: () => 0 }

/** A season of which so many matches are played, and how it ends: drawn from the same chances with other numbers. */
function drawSeason(id: number, playedCount: number): { season: LeagueSeason; end: number[][] } {
  const random = seededRandom(`season/${id}`)
  const order = [...MATCHES].sort(
    (left, right) => ((left.seed * 7919 * id) % 1009) - ((right.seed * 7919 * id) % 1009),
  )
  const scores = order.map(({ home, away, outlookAt }): PlayedMatch => {
    const outlook = outlookAt(0, 0)
    const score = drawScore(outlook, random.next())
    return { home, away, homeScore: outlook.home[score] ?? 0, awayScore: outlook.away[score] ?? 0 }
  })
  const season = {
    size: SIZE,
    rules: RULES,
    played: scores.slice(0, playedCount),
    remaining: order.slice(playedCount),
    form: STILL,
  }
  const end = new LeaguePlayOuts({ ...season, played: scores, remaining: [] }).standing()
  return { season, end }
}

function playOuts(season: LeagueSeason, runs: number) {
  const outs = new LeaguePlayOuts(season)
  outs.play(runs)
  return outs.chances
}

const TERMS = {
  tier: 1,
  competitors: Array.from({ length: SIZE }, (_, index) => `${index}`),
  top: TOP,
  relegation: DOWN,
} as const

describe('chances of a season that is played out', () => {
  it('of the winner sum to 1, of the first four to 4, of relegation to its number', () => {
    for (const played of [0, 20, 50, MATCHES.length]) {
      const chances = playOuts(drawSeason(3, played).season, 300)
      const sum = (from: number, to: number): number =>
        TERMS.competitors.reduce((so, _key, index) => so + chances.within(index, from, to), 0)
      expect(sum(0, 1)).toBeCloseTo(1, 9)
      expect(sum(0, TOP)).toBeCloseTo(TOP, 9)
      expect(sum(SIZE - DOWN, SIZE)).toBeCloseTo(DOWN, 9)
    }
  })

  it('come as often as they say, at the start and in the middle of seasons', () => {
    const book = createHonestyBook()
    for (let id = 1; id <= 150; id++) {
      const played = [0, 20, 40][id % 3] ?? 0
      const { season, end } = drawSeason(id, played)
      const chances = playOuts(season, 300)
      for (const [name, from, to] of [
        ['winner', 0, 1],
        ['top', 0, TOP],
        ['relegation', SIZE - DOWN, SIZE],
      ] as const) {
        for (let side = 0; side < SIZE; side++) {
          const chance = chances.within(side, from, to)
          const share = shareOf(end, side, from, to)
          book.add(
            `${name} after ${played}, ${Math.min(9, Math.floor(chance * 10))}`,
            id,
            share - chance,
            chance,
          )
          book.add(`${name} of ${side}`, id, share - chance, chance)
        }
      }
    }
    const rows = book.rows()
    expect(rows.length).toBeGreaterThan(15)
    for (const { name, standardErrors } of rows) expect(Math.abs(standardErrors), name).toBeLessThan(4)
  })

  it('at the end are 0 or 1 and what settlement pays', () => {
    const { season, end } = drawSeason(5, MATCHES.length)
    const chances = playOuts(season, 3)
    for (let side = 0; side < SIZE; side++) {
      expect(chances.within(side, 0, TOP)).toBe(shareOf(end, side, 0, TOP))
    }
  })

  it('move with results and with nothing else', () => {
    const { season } = drawSeason(7, 30)
    const again = playOuts(season, 500)
    const chances = playOuts(season, 500)
    // A match that ends as each of its play-outs did changes nothing: every other match keeps its numbers.
    const known = { ...season, remaining: [...season.remaining].reverse() }
    const reordered = playOuts(known, 500)
    for (let side = 0; side < SIZE; side++) {
      expect(again.within(side, 0, 1)).toBe(chances.within(side, 0, 1))
      expect(reordered.within(side, 0, 1)).toBe(chances.within(side, 0, 1))
    }
  })
})

/** What a unit on a side to be in these places is paid at full odds. */
function shareOf(end: readonly (readonly number[])[], side: number, from: number, to: number): number {
  let place = 0
  for (const group of end) {
    if (group.includes(side)) {
      const taken = Math.max(0, Math.min(to, place + group.length) - Math.max(from, place))
      return taken / group.length
    }
    place += group.length
  }
  throw new Error('everybody has a place')
}

describe('prices of a season', () => {
  const { season } = drawSeason(11, 24)
  const chances = playOuts(season, PLAY_OUTS)
  const offers = priceOutrights(chances, TERMS)

  it('are three markets without a lock, the likeliest first, none above its fair price', () => {
    expect(offers.map(({ type, specifier }) => [type, specifier])).toEqual([
      ['outright_winner', ''],
      ['outright_top', 'n=4'],
      ['outright_relegation', 'n=2'],
    ])
    for (const { outcomes } of offers) {
      expect(outcomes.length).toBeGreaterThan(2)
      const each = outcomes.map(({ probability }) => probability)
      expect(each).toEqual([...each].sort((left, right) => right - left))
      for (const { odds, probability } of outcomes) {
        expect(((odds ?? Number.POSITIVE_INFINITY) / 1000) * probability).toBeLessThanOrEqual(1)
      }
    }
  })

  it('keep a margin for as many places as there are', () => {
    for (const [index, places] of [1, TOP, DOWN].entries()) {
      const sold = offers[index]?.outcomes.filter(({ odds }) => odds !== null) ?? []
      const chance = sold.reduce((sum, { probability }) => sum + probability, 0)
      const price = sold.reduce((sum, { odds }) => sum + 1000 / (odds ?? 1), 0)
      expect(price / chance).toBeGreaterThan(1.03)
      expect(price / chance).toBeLessThan(1.35)
      expect(chance).toBeLessThanOrEqual(places + 1e-9)
    }
  })

  it.each([
    [1, 2, 1.07, 1.09],
    [4, 2, 1.1, 1.12],
    [1, 8, 1.12, 1.15],
    [1, 20, 1.22, 1.25],
  ] as const)('in tier %i with %i who may win it the book is %d to %d', (tier, count, least, most) => {
    const within = (competitor: number): number => (competitor < count ? 1 / count : 0)
    const terms = { ...TERMS, tier, competitors: Array.from({ length: count }, (_, id) => `${id}`) }
    const [winner] = priceOutrights({ size: count, within }, { ...terms, top: 0, relegation: 0 })
    const book = winner?.outcomes.reduce((sum, { odds }) => sum + 1000 / (odds ?? 1), 0)
    expect(book).toBeGreaterThanOrEqual(least)
    expect(book).toBeLessThanOrEqual(most)
  })

  it('hold long shots up to a price of 400, and nobody beyond', () => {
    const shares = [0.7, 0.2, 0.08, 0.015, 0.003, 0.0019, 0.0001, 0]
    const within = (competitor: number): number => shares[competitor] ?? 0
    const [winner] = priceOutrights({ size: SIZE, within }, { ...TERMS, top: 0, relegation: 0 })
    expect(winner?.outcomes.map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4'])
    // The error of the rarest is a tenth: its price stays below the fair one of somebody a fifth likelier.
    const longest = winner?.outcomes.at(-1)
    expect((longest?.odds ?? 0) / 1000).toBeGreaterThan(150)
    expect(((longest?.odds ?? 0) / 1000) * 0.003 * 1.2).toBeLessThanOrEqual(1)
  })

  it('are of the first places and of the last: who wins most goes down least', () => {
    /** Competitor 0 is the likelier to be ahead of 1, and so on. */
    const within = (competitor: number, from: number, to: number): number => {
      let sum = 0
      for (let place = from; place < to; place++) sum += 0.3 * 0.6 ** Math.abs(place - competitor)
      return Math.min(0.98, sum)
    }
    const [winner, top, relegation] = priceOutrights({ size: SIZE, within }, TERMS).map(({ outcomes }) =>
      outcomes.map(({ key }) => key),
    )
    expect([winner?.[0], winner?.at(-1)]).toEqual(['0', '7'])
    expect(top?.slice(0, 2).every((key) => Number(key) < TOP)).toBe(true)
    expect(relegation?.slice(0, 2).sort()).toEqual(['6', '7'])
  })

  it('leave out who is as good as there', () => {
    const shares = [0.999, 0.6, 0.3, 0.101]
    const within = (competitor: number, from: number, to: number): number =>
      from === 0 && to === 2 ? (shares[competitor] ?? 0) : 0
    const offers = priceOutrights({ size: SIZE, within }, { ...TERMS, top: 2, relegation: 0 })
    expect(offers.flatMap(({ outcomes }) => outcomes.map(({ key }) => key))).toEqual(['1', '2', '3'])
  })

  it('rest on play-outs whose error is below a step of the ladder', () => {
    const other = playOuts(
      { ...season, remaining: season.remaining.map((one) => ({ ...one, seed: one.seed + 77_777 })) },
      PLAY_OUTS,
    )
    const later = priceOutrights(other, TERMS)
    let compared = 0
    for (const [index, { outcomes }] of offers.entries()) {
      for (const { key, odds, probability } of outcomes) {
        const same = later[index]?.outcomes.find((outcome) => outcome.key === key)
        if (odds === null || same === undefined || same.odds === null) continue
        compared += 1
        // Two errors, each of one standard deviation below a step; four of both are what chance alone brings.
        const error = Math.sqrt((2 * (1 - probability)) / (probability * PLAY_OUTS))
        expect(Math.abs(same.probability / probability - 1), key).toBeLessThan(4 * error)
      }
    }
    expect(compared).toBeGreaterThan(12)
  })

  it('are none for whoever cannot get there any more, nor for whoever is there', () => {
    const { season: last, end } = drawSeason(5, MATCHES.length - 1)
    const told = priceOutrights(playOuts(last, 2000), TERMS)
    const sold = told.flatMap(({ outcomes }) => outcomes.filter(({ odds }) => odds !== null))
    for (const { probability } of sold) {
      expect(probability).toBeGreaterThanOrEqual(0.002)
      expect(probability).toBeLessThan(0.995)
    }
    expect(sold.length).toBeLessThan(6)
    expect(priceOutrights(playOuts(drawSeason(5, MATCHES.length).season, 10), TERMS)).toEqual([])
    expect(end.flat().length).toBe(SIZE)
  })
})
