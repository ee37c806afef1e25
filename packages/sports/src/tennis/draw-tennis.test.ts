import { chanceOf, meanOf } from '@xezer/pricing/distribution/integer-distribution'
import { chanceOfPair } from '@xezer/pricing/distribution/pair-distribution'
import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { drawTennis, type Surface, type Tour, tennisStrengthOf } from './draw-tennis.ts'
import { BEST_OF_3, BEST_OF_5, DOUBLES } from './example-tennis.ts'
import { gameViews } from './game-view.ts'
import { matchView } from './match-view.ts'
import type { SetView } from './set-view.ts'
import type { TennisFormat } from './tennis-model.ts'
import { STATE_BEFORE_MATCH } from './tennis-state.ts'

const MATCHES = 250

interface Rates {
  readonly favourite: number
  readonly straight: number
  readonly gamesPerSet: number
  readonly tieBreaksPerSet: number
  readonly games: number
  /** Games that the server wins. */
  readonly holds: number
  /** Of first sets: those of which one side has two games or fewer, and those that end seven to five. */
  readonly runaway: number
  readonly sevenFive: number
}

/** Chance of a set that the loser leaves with so many games. */
function loserHas(games: number, { scores }: SetView): number {
  const won = games < 5 ? 6 : 7
  return chanceOfPair(scores, won, games) + chanceOfPair(scores, games, won)
}

/** Exact for each match, a mean over many. */
function ratesOf(tour: Tour, isDoubles: boolean, surface: Surface, format: TennisFormat): Rates {
  const random = seededRandom(`rates/${tour}/${format.finalSet}/${surface}`)
  const sum = {
    favourite: 0,
    straight: 0,
    games: 0,
    sets: 0,
    tieBreaks: 0,
    holds: 0,
    runaway: 0,
    sevenFive: 0,
  }
  for (let match = 0; match < MATCHES; match++) {
    const normal = Math.sqrt(-2 * Math.log(1 - random.next()))
    const turn = 2 * Math.PI * random.next()
    const [first, second] = [Math.cos, Math.sin].map((wave) => normal * wave(turn)) as [number, number]
    const home = tennisStrengthOf(first, isDoubles, random)
    const away = tennisStrengthOf(second, isDoubles, random)
    const model = drawTennis({ home, away }, { tour, isDoubles, surface, format })
    const view = matchView(model, STATE_BEFORE_MATCH)
    sum.favourite += Math.max(view.winner, 1 - view.winner) / MATCHES
    sum.straight += chanceOf(view.sets.total, format.setsToWin) / MATCHES
    sum.games += meanOf(view.games.total) / MATCHES
    sum.sets += meanOf(view.sets.total) / MATCHES
    sum.tieBreaks += meanOf(view.tieBreaks) / MATCHES
    const [game] = gameViews(model, { ...STATE_BEFORE_MATCH, server: 'home' })
    sum.holds += must(game, 'a first game').winner / MATCHES
    const set = must(view.currentSet, 'a first set')
    for (const few of [0, 1, 2]) sum.runaway += loserHas(few, set) / MATCHES
    sum.sevenFive += loserHas(5, set) / MATCHES
  }
  const { games, sets, tieBreaks, ...shares } = sum
  return { ...shares, games, gamesPerSet: games / sets, tieBreaksPerSet: tieBreaks / sets }
}

describe('drawn matches lie inside what is published of the tours', () => {
  it.each<[string, Rates, { [K in keyof Rates]: [number, number] }]>([
    [
      'men, best of three, hard',
      ratesOf('men', false, 'hard', BEST_OF_3),
      {
        favourite: [0.65, 0.71],
        straight: [0.62, 0.68],
        games: [22, 24.5],
        gamesPerSet: [9.2, 9.9],
        tieBreaksPerSet: [0.155, 0.19],
        holds: [0.775, 0.805],
        runaway: [0.22, 0.29],
        sevenFive: [0.07, 0.095],
      },
    ],
    [
      'men, best of three, clay',
      ratesOf('men', false, 'clay', BEST_OF_3),
      {
        favourite: [0.65, 0.72],
        straight: [0.62, 0.69],
        games: [22, 24],
        gamesPerSet: [9.1, 9.8],
        tieBreaksPerSet: [0.135, 0.17],
        holds: [0.74, 0.775],
        runaway: [0.25, 0.32],
        sevenFive: [0.07, 0.1],
      },
    ],
    [
      'men, best of five, hard',
      ratesOf('men', false, 'hard', BEST_OF_5),
      {
        favourite: [0.69, 0.77],
        straight: [0.42, 0.52],
        games: [36, 41],
        gamesPerSet: [9.2, 9.9],
        tieBreaksPerSet: [0.155, 0.19],
        holds: [0.775, 0.805],
        runaway: [0.22, 0.29],
        sevenFive: [0.07, 0.095],
      },
    ],
    [
      'women, hard',
      ratesOf('women', false, 'hard', BEST_OF_3),
      {
        favourite: [0.65, 0.72],
        straight: [0.63, 0.7],
        games: [20.5, 23],
        gamesPerSet: [8.8, 9.5],
        tieBreaksPerSet: [0.085, 0.115],
        holds: [0.63, 0.66],
        runaway: [0.33, 0.4],
        sevenFive: [0.08, 0.105],
      },
    ],
    [
      'pairs of men, hard',
      ratesOf('men', true, 'hard', DOUBLES),
      {
        favourite: [0.58, 0.67],
        straight: [0.6, 0.68],
        games: [19, 22],
        gamesPerSet: [8, 9.3],
        tieBreaksPerSet: [0.12, 0.17],
        holds: [0.76, 0.8],
        runaway: [0.2, 0.28],
        sevenFive: [0.07, 0.105],
      },
    ],
  ])('%s', (_name, rates, ranges) => {
    for (const key of Object.keys(ranges) as (keyof Rates)[]) {
      expect(rates[key], key).toBeGreaterThan(ranges[key][0])
      expect(rates[key], key).toBeLessThan(ranges[key][1])
    }
  })

  it('a side serves worse against a better return, and no pairing is absurd', () => {
    const fixture = { tour: 'men', isDoubles: false, surface: 'hard', format: BEST_OF_3 } as const
    const even = { serve: 0, return: 0 }
    expect(drawTennis({ home: even, away: even }, fixture).serve).toEqual({ home: 0.635, away: 0.635 })
    const { home, away } = drawTennis({ home: even, away: { serve: 0.01, return: 0.02 } }, fixture).serve
    expect(home).toBeCloseTo(0.615, 12)
    expect(away).toBeCloseTo(0.645, 12)
    expect(drawTennis({ home: { serve: 1, return: 1 }, away: even }, fixture).serve).toEqual({
      home: 0.85,
      away: 0.4,
    })
  })
})

it('the form of the day moves a pair less than a player', () => {
  const level = { home: { serve: 0, return: 0 }, away: { serve: 0, return: 0 } }
  const fixture = { tour: 'women', surface: 'clay', format: DOUBLES } as const
  const formOf = (isDoubles: boolean) => drawTennis(level, { ...fixture, isDoubles }).form
  expect(formOf(true)).toBeGreaterThan(0)
  expect(formOf(true)).toBeLessThan(formOf(false))
})
