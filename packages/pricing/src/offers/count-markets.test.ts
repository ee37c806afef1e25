import { describe, expect, it } from 'vitest'
import { chanceOf, integerDistribution, poissonCount } from '../distribution/integer-distribution.ts'
import { chanceToReachFirst } from '../distribution/race.ts'
import { nextChances, offerCountMarkets, offerRaces, remainingOf, type SideCounts } from './count-markets.ts'
import { offeredBy } from './example-offers.ts'

const MARGIN = 0.05

/** One of the home side and two or one more, and up to two of the other: a half and one to come. */
const FEW: SideCounts = {
  home: integerDistribution(1, Float64Array.from([0.5, 0.5])),
  away: integerDistribution(0, Float64Array.from([0.25, 0.5, 0.25])),
}

describe('who is next of two counts', () => {
  it('is shared as what is to come', () => {
    const chances = nextChances(remainingOf(FEW)).map(([key, chance]) => `${key} ${chance.toFixed(6)}`)
    expect(chances).toEqual(['1 0.291667', 'none 0.125000', '2 0.583333'])
  })

  it('is nobody when nothing is to come', () => {
    const over = remainingOf({ home: poissonCount(0, 3), away: poissonCount(0, 1) })
    expect(over.homeShare).toBe(0.5)
    expect(nextChances(over).map(([, chance]) => chance)).toEqual([0, 1, 0])
  })
})

describe('races of two counts', () => {
  const counts: SideCounts = { home: poissonCount(2.6, 1), away: poissonCount(1.7) }

  /** The same by counting: every order of the incidents of both sides is equally likely. */
  function counted(need: number, otherNeed: number, own: 'home' | 'away'): string {
    const other = own === 'home' ? 'away' : 'home'
    let sum = 0
    for (let mine = 0; mine < 40; mine++) {
      for (let theirs = 0; theirs < 40; theirs++) {
        const chance =
          chanceOf(counts[own], counts[own].lowest + mine) *
          chanceOf(counts[other], counts[other].lowest + theirs)
        sum += chance * chanceToReachFirst(mine, theirs, need, otherNeed)
      }
    }
    return sum.toFixed(6)
  }

  it('are those that counting every order gives', () => {
    const offered = offeredBy((sink) => offerRaces(sink, 'race', counts, [1, 2, 3, 4], MARGIN))
    expect(Object.keys(offered)).toEqual(['race:n=2', 'race:n=3', 'race:n=4'])
    for (const race of [2, 3, 4]) {
      const chances = (offered[`race:n=${race}`] ?? '').split(', ').map((outcome) => outcome.split(' '))
      const expected = [counted(race - 1, race, 'home'), counted(race, race - 1, 'away')]
      expect([chances[0], chances[2]].map((words) => Number(words?.[1]).toFixed(6))).toEqual(expected)
    }
  })

  it('are over for the side that is there, whichever it is', () => {
    const turned = { home: counts.away, away: counts.home }
    expect(offeredBy((sink) => offerRaces(sink, 'race', counts, [1], MARGIN))).toEqual({})
    expect(offeredBy((sink) => offerRaces(sink, 'race', turned, [1], MARGIN))).toEqual({})
  })
})

describe('markets of two counts', () => {
  it('are a result, totals of both and of each, handicaps, odd and even', () => {
    const offered = offeredBy((sink) => offerCountMarkets(sink, 'c_', FEW, MARGIN))
    expect(offered).toMatchObject({
      'c_1x2:': '1 0.5 1.91, x 0.375 2.52, 2 0.125 7.4',
      'c_total:total=2.5': 'over 0.5 1.91, under 0.5 1.91',
      'c_total_home:total=1.5': 'over 0.5 1.91, under 0.5 1.91',
      'c_total_away:total=0.5': 'over 0.75 1.29, under 0.25 3.6',
      'c_total_away:total=1.5': 'over 0.25 3.6, under 0.75 1.29',
      'c_ahcp:hcp=-0.5': '1 0.5 1.91, 2 0.5 1.91',
      'c_odd_even:': 'odd 0.5 1.91, even 0.5 1.91',
    })
  })

  it('have six lines of both and three of each side at first', () => {
    const counts = { home: poissonCount(9), away: poissonCount(9) }
    const names = Object.keys(offeredBy((sink) => offerCountMarkets(sink, 'c_', counts, MARGIN)))
    const count = (type: string) => names.filter((name) => name.startsWith(`${type}:`)).length
    expect(['c_total', 'c_total_home', 'c_total_away'].map(count)).toEqual([6, 3, 3])
  })
})
