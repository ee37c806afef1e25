import { chanceOf, meanOf } from '@xezer/pricing/distribution/integer-distribution'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { drawTennis, type Surface, type Tour, tennisStrengthOf } from './draw-tennis.ts'
import { BEST_OF_3, BEST_OF_5, DOUBLES } from './example-tennis.ts'
import { matchView } from './match-view.ts'
import type { TennisFormat } from './tennis-model.ts'
import { STATE_BEFORE_MATCH } from './tennis-state.ts'

const MATCHES = 250

interface Rates {
  readonly favourite: number
  readonly straight: number
  readonly gamesPerSet: number
  readonly tieBreaksPerSet: number
  readonly games: number
}

/** Exact for each match, a mean over many. */
function ratesOf(tour: Tour, isDoubles: boolean, surface: Surface, format: TennisFormat): Rates {
  const random = seededRandom(`rates/${tour}/${format.finalSet}/${surface}`)
  const sum = { favourite: 0, straight: 0, games: 0, sets: 0, tieBreaks: 0 }
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
  }
  const { favourite, straight, games, sets, tieBreaks } = sum
  return { favourite, straight, games, gamesPerSet: games / sets, tieBreaksPerSet: tieBreaks / sets }
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
        gamesPerSet: [9.5, 10.3],
        tieBreaksPerSet: [0.12, 0.22],
      },
    ],
    [
      'men, best of three, clay',
      ratesOf('men', false, 'clay', BEST_OF_3),
      {
        favourite: [0.65, 0.72],
        straight: [0.62, 0.69],
        games: [22, 24],
        gamesPerSet: [9.4, 10.1],
        tieBreaksPerSet: [0.1, 0.19],
      },
    ],
    [
      'men, best of five, hard',
      ratesOf('men', false, 'hard', BEST_OF_5),
      {
        favourite: [0.69, 0.77],
        straight: [0.42, 0.52],
        games: [36, 41],
        gamesPerSet: [9.5, 10.3],
        tieBreaksPerSet: [0.12, 0.22],
      },
    ],
    [
      'women, hard',
      ratesOf('women', false, 'hard', BEST_OF_3),
      {
        favourite: [0.65, 0.72],
        straight: [0.63, 0.7],
        games: [20.5, 23],
        gamesPerSet: [9, 9.8],
        tieBreaksPerSet: [0.08, 0.14],
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
        tieBreaksPerSet: [0.12, 0.22],
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
