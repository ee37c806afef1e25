import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import {
  comparePrices,
  errorsFrom,
  resultsOf,
  soldAlone,
  soldBesides,
} from '../../combination/example-legs.ts'
import { BASKETBALL_MARGINS } from '../basketball-margins.ts'
import type { BasketballModel } from '../basketball-model.ts'
import { type BasketballState, stateBefore } from '../basketball-state.ts'
import { EXAMPLE_GAME } from '../example-game.ts'
import { GAME_MOMENTS, type GameMoment, recordAt } from '../honesty/measure-moment.ts'
import { BASKETBALL_MARKETS } from '../markets/basketball-markets.ts'
import { factsAfter, playGame, playStreams } from '../play-game.ts'
import { priceBasketball } from '../price-basketball.ts'
import { combineBasketball } from './combine-basketball.ts'

const MARGINS = marginsOf(BASKETBALL_MARGINS, 1, true)

/** `winner 1`, `total total=220.5 over`; `total=*` is the line in the middle of those that are sold. */
function readLeg(text: string, offers: readonly Offer[]): CombinationLeg {
  const words = text.split(' ')
  const type = words[0] ?? ''
  const asked = words.length > 2 ? (words[1] ?? '') : ''
  const [before = '', after] = asked.split('*')
  const sold = offers.filter(
    (offer) =>
      offer.type === type && offer.specifier.startsWith(before) && offer.specifier.endsWith(after ?? ''),
  )
  const specifier = after === undefined ? asked : must(sold[sold.length >> 1], text).specifier
  return { type, specifier, outcome: words.at(-1) ?? '' }
}

/** A game at a state, with what is sold of it. */
function openGame(model: BasketballModel, state: BasketballState) {
  const offers = priceBasketball(model, state, MARGINS)
  const combine = combineBasketball(model, state, MARGINS)
  const legsOf = (text: string) => text.split(', ').map((leg) => readLeg(leg, offers))
  const combineLegs = (legs: readonly CombinationLeg[]) => combine(offers, legs)
  return { offers, legsOf, combine: combineLegs, priceOf: (text: string) => combineLegs(legsOf(text)) }
}

const COMBINATIONS: Readonly<Record<string, readonly string[]>> = {
  'before the game': [
    'winner 1, total total=* over',
    'winner 1, total_home total=* over, total_away total=* over',
    'ahcp hcp=* 1, total total=* under, odd_even odd',
    '1x2 x, winner 1',
    'overtime yes, total total=* over',
    'dnb 1, total_home total=* under',
    'winning_margin 1_by_3-5, odd_even_home even',
    'h1_1x2 1, h1_total_home total=* over, h1_total_away total=* over',
    'h2_dnb 1, h2_total total=* over',
    'quarter_1x2 quarternr=4 x, quarter_total quarternr=4|total=* over',
    'h1_total total=* over, winner 1',
    'h1_dnb 1, h1_total_away total=* over, dnb 2',
    'htft 1/1, ahcp hcp=* 1, h1_total total=* under',
    'half_winner 2/1, overtime yes',
    'quarter_total quarternr=3|total=* over, quarter_1x2 quarternr=3 1, ahcp hcp=* 2',
    'quarter_1x2 quarternr=1 1, quarter_1x2 quarternr=2 1, quarter_odd_even quarternr=3 even',
    'quarter_race_to n=10|quarternr=1 1, quarter_first_points quarternr=4 2, quarter_1x2 quarternr=2 1',
    'total total=* over, h1_total total=* over',
    'winner 1, total total=* over, h1_total total=* under, h1_1x2 2',
    'total_home total=* over, quarter_total quarternr=1|total=* over, ahcp hcp=* 1',
    'total_away total=* under, odd_even_away odd, quarter_1x2 quarternr=2 1, overtime no',
    'h1_total total=* over, h2_total total=* over, winner 1',
    'h1_1x2 1, h2_1x2 2, h2_odd_even odd',
    'htft 1/1, h2_total total=* over, ahcp hcp=* 1',
    'quarter_1x2 quarternr=4 1, winner 2',
    'quarter_total quarternr=4|total=* over, overtime yes',
    'h1_total total=* over, quarter_total quarternr=1|total=* under, h1_1x2 1',
    'h1_total_home total=* over, quarter_odd_even quarternr=2 odd, quarter_1x2 quarternr=3 2',
    'quarter_total quarternr=4|total=* over, quarter_1x2 quarternr=1 1',
  ],
  'in the first quarter': [
    'winner 2, total total=* over',
    'double_chance 1x, total_away total=* over, overtime no',
    'quarter_total quarternr=1|total=* over, winner 1',
    'h1_1x2 2, winner 1',
    'quarter_1x2 quarternr=1 1, quarter_total_home quarternr=1|total=* over',
    'quarter_race_to n=15|quarternr=1 1, quarter_1x2 quarternr=2 1',
  ],
  'in the third quarter': [
    'winner 2, total_home total=* over, odd_even odd',
    'h2_ahcp hcp=* 1, h2_total total=* over',
    'htft x/1, total total=* over',
    'h2_total total=* over, winner 1',
    'quarter_total quarternr=3|total=* over, total total=* over, 1x2 x',
    'quarter_ahcp hcp=*|quarternr=4 1, winner 2',
    'half_winner x/2, overtime no',
    'quarter_odd_even quarternr=3 odd, winner 2, overtime no',
    'quarter_dnb quarternr=3 1, quarter_total quarternr=3|total=* under',
  ],
  'after a first half that was won': [
    'htft 1/1, total total=* over',
    'h2_1x2 2, winner 1',
    'half_winner 1/2, overtime no',
    'quarter_total quarternr=3|total=* over, ahcp hcp=* 1',
    'quarter_1x2 quarternr=3 1, winner 1',
  ],
  'in the last minute': [
    'winner 1, total total=* over',
    '1x2 x, winner 2',
    'dnb 2, total total=* under',
    'quarter_1x2 quarternr=4 1, quarter_total quarternr=4|total=* over',
  ],
  'in an overtime': ['winner 1, total total=* over', 'ahcp hcp=* 1, odd_even odd'],
}

const AFTER_A_WON_HALF: GameMoment = {
  name: 'after a first half that was won',
  model: EXAMPLE_GAME,
  state: {
    ...stateBefore(EXAMPLE_GAME),
    period: 2,
    secondsLeft: 500,
    ball: 'away',
    points: [
      { home: 31, away: 22 },
      { home: 25, away: 27 },
      { home: 4, away: 6 },
    ],
  },
}
const MOMENTS = [...GAME_MOMENTS, AFTER_A_WON_HALF].filter(({ name }) => name in COMBINATIONS)
const GAMES = 2500

describe.each(MOMENTS)('a combination $name', ({ name, model, state }) => {
  const { offers, combine, legsOf, priceOf } = openGame(model, state)
  const already = recordAt(state)
  const games = Array.from({ length: GAMES }, (_, game) =>
    factsAfter(model, state, already, playGame(model, state, playStreams(`combined ${name}`, game))),
  )

  it.each(COMBINATIONS[name] ?? [])('%s is as likely as it is frequent in games played on', (text) => {
    const verdict = priceOf(text)
    if (verdict.kind !== 'price') throw new Error(JSON.stringify(verdict))
    const { won = 0, lost = 0, undecided } = resultsOf(BASKETBALL_MARKETS, legsOf(text), games)
    expect(undecided).toBe(0)
    const { probability, returned } = verdict
    expect(errorsFrom(probability, won, won + lost)).toBeLessThan(3)
    expect(errorsFrom(returned, GAMES - won - lost, GAMES)).toBeLessThan(3)
  })

  it('is with both outcomes of any market as likely as the other leg alone', () => {
    const sold = offers.filter(({ outcomes, returned = 0 }) => outcomes.length === 2 && returned === 0)
    const draw = seededRandom(`marginals ${name}`)
    const some = (): Offer => must(sold[draw.below(sold.length)], 'an offer')
    let compared = 0
    for (let round = 0; round < 40; round++) {
      const [one, other] = [some(), some()]
      const [outcome] = one.outcomes
      if (one.type === other.type || outcome === undefined) continue
      const chances = other.outcomes.map(({ key }) =>
        chanceOf(
          combine([
            { ...one, outcome: outcome.key },
            { ...other, outcome: key },
          ]),
        ),
      )
      const sum = chances.reduce((total, chance) => total + chance, 0)
      if (Number.isNaN(sum)) continue
      const pair = `${one.type} ${one.specifier}, ${other.type} ${other.specifier}`
      expect(Math.abs(sum - outcome.probability), pair).toBeLessThan(1e-8)
      compared += 1
    }
    expect(compared).toBeGreaterThan(10)
  })
})

/** Not a number where only the whole of the other leg says it. */
function chanceOf(verdict: CombinationVerdict): number {
  if (verdict.kind === 'price') return verdict.probability
  return verdict.kind === 'impossible' ? 0 : Number.NaN
}

describe('the price of a combination', () => {
  const { offers, legsOf, priceOf } = openGame(EXAMPLE_GAME, stateBefore(EXAMPLE_GAME))
  const soldAt = (text: string) => soldAlone(offers, must(legsOf(text)[0], text))

  it.each([
    ['double_chance 1x, double_chance x2', '1x2 x'],
    ['double_chance 1x, double_chance 12', '1x2 1'],
    ['double_chance 1x, double_chance x2', 'overtime yes'],
    ['h1_1x2 1, 1x2 1', 'htft 1/1'],
    ['h1_1x2 2, overtime yes', 'htft 2/x'],
    ['h1_1x2 x, winner 2', 'half_winner x/2'],
    ['half_winner 1/1, 1x2 1', 'htft 1/1'],
  ])('%s is that of %s', (text, single) => {
    expect(priceOf(text)).toMatchObject({ kind: 'price', odds: soldAt(single) })
  })

  it.each([
    ['winner 1, winner 2', { kind: 'impossible', legs: [0, 1] }],
    ['1x2 1, overtime yes', { kind: 'impossible', legs: [0, 1] }],
    ['1x2 1, winner 2', { kind: 'impossible', legs: [0, 1] }],
    ['odd_even odd, odd_even_home odd, odd_even_away odd', { kind: 'impossible', legs: [0, 1, 2] }],
    ['1x2 1, winner 1', { kind: 'redundant', leg: 1, by: 0 }],
    ['1x2 x, overtime yes', { kind: 'redundant', leg: 0, by: 1 }],
    ['winner 2, total_home total=* over, total_away total=* over', { kind: 'redundant', leg: 2, by: null }],
    ['winner 1, ahcp hcp=-3.5 1', { kind: 'redundant', leg: 0, by: 1 }],
    ['total total=225.5 over, total total=227.5 over', { kind: 'redundant', leg: 0, by: 1 }],
    ['winner 1, htft 1/1', { kind: 'redundant', leg: 0, by: 1 }],
    ['h1_1x2 2, htft 1/1', { kind: 'impossible', legs: [0, 1] }],
    [
      'total total=* over, h1_total total=* over, total_home total=* over',
      { kind: 'not_combinable', leg: 2 },
    ],
    ['total total=* over, htft 1/1, odd_even_home odd', { kind: 'not_combinable', leg: 2 }],
    ['total total=* over, h2_total total=* over', { kind: 'not_combinable', leg: 1 }],
    ['h1_1x2 1, h2_1x2 1, 1x2 2', { kind: 'impossible', legs: [0, 1, 2] }],
    ['h1_1x2 1, h2_1x2 1, winner 1', { kind: 'redundant', leg: 2, by: null }],
    ['htft 1/1, quarter_1x2 quarternr=1 1', { kind: 'not_combinable', leg: 1 }],
    ['winner 1, quarter_first_points quarternr=1 1', { kind: 'not_combinable', leg: 1 }],
    ['h1_1x2 1, quarter_1x2 quarternr=3 1, winner 1', { kind: 'not_combinable', leg: 2 }],
    ['quarter_1x2 quarternr=1 1, h2_1x2 1', { kind: 'not_combinable', leg: 1 }],
    ['quarter_1x2 quarternr=1 1, quarter_race_to n=10|quarternr=1 1', { kind: 'not_combinable', leg: 1 }],
    ['total total=* over, highest_quarter q1', { kind: 'not_combinable', leg: 1 }],
    ['winner 1, total total=317.5 over', { kind: 'closed', leg: 1 }],
    ['quarter_1x2 quarternr=1 x, quarter_1x2 quarternr=2 x, quarter_1x2 quarternr=3 x', { kind: 'no_price' }],
  ])('%s has none: %o', (text, fault) => {
    expect(priceOf(text)).toEqual(fault)
  })

  it.each([
    ['game', ['winner 1', 'total total=* over', 'total_home total=* over', 'odd_even odd', 'overtime no']],
    ['game and first half', ['winner 1', 'h1_1x2 1', 'h1_total total=* over', 'overtime no']],
    [
      'first half and third quarter',
      ['h1_1x2 1', 'h1_total total=* over', 'h1_odd_even even', 'quarter_1x2 quarternr=3 2'],
    ],
  ])('of the %s is never shorter with a leg more, and never longer than fair', (_of, pool) => {
    const { priced, wrong } = comparePrices(pool, priceOf, soldAt)
    expect(wrong).toEqual([])
    expect(priced).toBe(2 ** pool.length - pool.length - 1)
  })

  it('is none with a leg that can win by half', () => {
    const legs = legsOf('winner 1, ahcp hcp=-2.25 1')
    const sold = soldBesides(offers, must(legs[1], 'a line of quarters'))
    expect(combineBasketball(EXAMPLE_GAME, stateBefore(EXAMPLE_GAME), MARGINS)(sold, legs)).toEqual({
      kind: 'not_combinable',
      leg: 1,
    })
  })

  it('does not hang on the order of its legs', () => {
    expect(priceOf('odd_even odd, total total=* over, winner 1')).toEqual(
      priceOf('winner 1, odd_even odd, total total=* over'),
    )
  })
})
