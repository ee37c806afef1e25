import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import {
  comparePrices,
  errorsFrom,
  legsOf,
  resultsOf,
  soldAlone,
  soldBesides,
} from '../../combination/example-legs.ts'
import { BEFORE, EXAMPLE_MODELS, playOn } from '../example-tennis.ts'
import { priceTennis } from '../price-tennis.ts'
import type { RecordedTennis } from '../tennis-facts.ts'
import { TENNIS_MARGINS } from '../tennis-margins.ts'
import { TENNIS_MARKETS } from '../tennis-markets.ts'
import type { TennisModel } from '../tennis-model.ts'
import { combineTennis } from './combine-tennis.ts'

const MARGINS = marginsOf(TENNIS_MARGINS, 1, true)

interface Moment {
  readonly model: TennisModel
  readonly now: RecordedTennis
}

/** So many points into a match of an example. */
function moment(example: number, points: number, seed = 'a'): Moment {
  const model = must(EXAMPLE_MODELS[example], 'an example')
  if (points === 0) return { model, now: BEFORE }
  return { model, now: must(playOn(model, BEFORE, seededRandom(seed))[points - 1], 'a long match') }
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'before a match of three sets': moment(0, 0),
  'within a game of the first set': moment(0, 26),
  'in the second set of five at most, at deuce': moment(1, 96),
  'within a tie-break that may be the end': moment(0, 139),
  'before a match of pairs': moment(2, 0),
  'within the tie-break that pairs play instead of a set': moment(2, 145, 'd'),
}

const COMBINATIONS: Readonly<Record<string, readonly string[]>> = {
  'before a match of three sets': [
    'winner 1, total total=21.5 over',
    'winner 2, set_winner setnr=1 1',
    'set_winner setnr=1 1, set_winner setnr=2 1',
    'set_winner setnr=1 2, set_winner setnr=2 1, total total=24.5 over',
    'ahcp hcp=-3.5 1, sets_total total=2.5 over',
    'tie_break yes, winner 2',
    'set_tie_break setnr=1 no, total_home total=12.5 over, odd_even odd',
    'set_score setnr=1 6:4, sets_score 2:0',
    'first_set_match 2/1, total_away total=11.5 over',
    'set_total setnr=1|total=9.5 under, set_total setnr=2|total=9.5 under, winner 1, total total=20.5 under',
  ],
  'within a game of the first set': [
    'winner 1, total total=18.5 under',
    'set_score setnr=1 6:2, winner 1',
    'win_set_away yes, total_home total=13.5 over',
    'set_winner setnr=2 2, ahcp hcp=-3.5 1',
    'set_ahcp hcp=-3.5|setnr=1 1, set_ahcp hcp=-3.5|setnr=2 1',
    'tie_breaks_total total=0.5 over, sets_score 2:0',
    'game_winner gamenr=5|setnr=1 2, winner 1',
    'game_winner gamenr=5|setnr=1 1, game_winner gamenr=6|setnr=1 1, set_winner setnr=1 1',
    'game_score gamenr=5|setnr=1 2:4, game_deuce gamenr=6|setnr=1 no, total total=18.5 over',
    'game_total gamenr=5|setnr=1|total=5.5 over, game_winner gamenr=5|setnr=1 1',
    'game_deuce gamenr=5|setnr=1 yes, set_race_to n=5|setnr=1 1, set_total setnr=1|total=9.5 over',
    'set_race_to n=4|setnr=1 1, set_race_to n=2|setnr=2 2, set_winner setnr=2 1',
    'set_race_to n=2|setnr=2 1, set_race_to n=4|setnr=2 1, set_race_to n=5|setnr=2 1, winner 1',
    'game_total gamenr=6|setnr=1|total=5.5 under, game_winner gamenr=5|setnr=1 2, set_race_to n=3|setnr=2 2',
  ],
  'in the second set of five at most, at deuce': [
    'winner 1, total total=27.5 over',
    'set_winner setnr=3 2, sets_total total=4.5 over, tie_break yes',
    'sets_exact 4, ahcp hcp=-9.5 1',
    'set_total setnr=2|total=8.5 under, set_total setnr=3|total=8.5 under, straight_home yes',
    'sets_odd_even odd, tie_break yes',
    'game_winner gamenr=7|setnr=2 1, game_winner gamenr=8|setnr=2 1, sets_exact 3',
    'game_total gamenr=7|setnr=2|total=9.5 over, set_total setnr=2|total=8.5 under',
    'game_deuce gamenr=8|setnr=2 yes, winner 1, set_race_to n=3|setnr=3 2',
  ],
  'within a tie-break that may be the end': [
    'game_winner gamenr=13|setnr=2 1, game_total gamenr=13|setnr=2|total=11.5 over',
    'game_total gamenr=13|setnr=2|total=10.5 under, winner 1',
    'game_winner gamenr=13|setnr=2 2, winner 1',
  ],
  'before a match of pairs': [
    'winner 1, sets_total total=2.5 over',
    'games_1x2 2, sets_score 2:1',
    'sets_total total=2.5 over, total total=21.5 under',
    'set_winner setnr=1 2, winner 2, total_away total=10.5 over',
    'first_set_match 1/1, set_odd_even setnr=2 odd',
    'set_race_to n=3|setnr=1 2, first_set_match 1/1',
    'set_race_to n=2|setnr=1 1, set_race_to n=5|setnr=1 2, set_race_to n=5|setnr=2 1',
  ],
  'within the tie-break that pairs play instead of a set': [
    'game_total gamenr=1|setnr=3|total=17.5 over, winner 2',
  ],
}

const GAMES = 1500

describe.each(Object.keys(MOMENTS))('a combination %s', (name) => {
  const { model, now } = must(MOMENTS[name], 'a moment')
  const offers = priceTennis(model, now.state, MARGINS)
  const random = seededRandom(`combinations ${name}`)
  const games = Array.from({ length: GAMES }, () => must(playOn(model, now, random).at(-1), 'an end').facts)

  it.each(COMBINATIONS[name] ?? [])('%s is as likely as it is frequent in matches played on', (text) => {
    const legs = legsOf(text)
    const verdict = combineTennis(model, now.state, MARGINS, offers, legs)
    if (verdict.kind !== 'price') throw new Error(JSON.stringify(verdict))
    const { won = 0, lost = 0 } = resultsOf(TENNIS_MARKETS, legs, games)
    expect(won + lost).toBe(GAMES)
    const { probability, returned } = verdict
    expect(returned).toBeCloseTo(0, 9)
    expect(errorsFrom(probability, won, GAMES)).toBeLessThan(3)
  })

  it('is with the outcomes of any market as likely as the other leg alone', () => {
    const sold = offers.filter(({ outcomes }) => outcomes.length === 2)
    const draw = seededRandom(`marginals ${name}`)
    const some = (): Offer => must(sold[Math.floor(draw.next() * sold.length)], 'an offer')
    let compared = 0
    for (let round = 0; round < 150; round++) {
      const [one, other] = [some(), some()]
      const [outcome] = one.outcomes
      if (one === other || outcome === undefined || outcome.odds === null) continue
      const chances = other.outcomes.map(({ key }) => {
        const legs = [
          { ...one, outcome: outcome.key },
          { ...other, outcome: key },
        ]
        return chanceOf(combineTennis(model, now.state, MARGINS, offers, legs))
      })
      const sum = chances.reduce((total, chance) => total + chance, 0)
      if (Number.isNaN(sum)) continue
      expect(sum, `${one.type} ${one.specifier}, ${other.type} ${other.specifier}`).toBeCloseTo(
        outcome.probability,
        8,
      )
      compared += 1
    }
    expect(compared).toBeGreaterThan(20)
  })
})

/** Not a number where only the whole of the other leg says it. */
function chanceOf(verdict: ReturnType<typeof combineTennis>): number {
  if (verdict.kind === 'price') return verdict.probability
  return verdict.kind === 'impossible' ? 0 : Number.NaN
}

describe('the price of a combination', () => {
  const { model, now } = moment(0, 0)
  const offers = priceTennis(model, now.state, MARGINS)
  const priceOf = (text: string) => combineTennis(model, now.state, MARGINS, offers, legsOf(text))
  const soldAt = (text: string) => soldAlone(offers, must(legsOf(text)[0], text))

  it.each([
    ['winner 1, sets_total total=2.5 under', 'sets_score 2:0'],
    ['winner 2, sets_total total=2.5 over', 'sets_score 1:2'],
    ['set_winner setnr=1 1, winner 2', 'first_set_match 1/2'],
    ['set_winner setnr=1 2, set_winner setnr=2 2', 'sets_score 0:2'],
    ['win_set_home yes, win_set_away yes', 'sets_total total=2.5 over'],
    ['set_winner setnr=1 1, set_tie_break setnr=1 yes', 'set_score setnr=1 7:6'],
    ['ahcp hcp=-0.5 2, games_1x2 2', null],
  ])('%s is that of %s', (text, single) => {
    if (single === null) expect(priceOf(text)).toMatchObject({ kind: 'redundant' })
    else expect(priceOf(text)).toMatchObject({ kind: 'price', odds: soldAt(single) })
  })

  it.each([
    ['winner 1, winner 2', { kind: 'impossible', legs: [0, 1] }],
    ['winner 1, straight_away yes', { kind: 'impossible', legs: [0, 1] }],
    ['set_winner setnr=1 1, set_winner setnr=2 1, winner 2', { kind: 'impossible', legs: [0, 1, 2] }],
    ['winner 1, sets_score 2:1', { kind: 'redundant', leg: 0, by: 1 }],
    ['total total=19.5 over, total total=21.5 over', { kind: 'redundant', leg: 0, by: 1 }],
    ['set_tie_break setnr=2 yes, tie_break yes', { kind: 'redundant', leg: 1, by: 0 }],
    ['set_race_to n=5|setnr=1 2, set_score setnr=1 6:4', { kind: 'impossible', legs: [0, 1] }],
    ['set_score setnr=1 6:4, set_race_to n=5|setnr=1 1', { kind: 'redundant', leg: 1, by: 0 }],
    ['winner 1, total total=80.5 over', { kind: 'closed', leg: 1 }],
    ['winner 1, set_winner setnr=3 1', { kind: 'closed', leg: 1 }],
  ])('%s has none: %o', (text, fault) => {
    expect(priceOf(text)).toEqual(fault)
  })

  it.each([
    ['game_winner gamenr=6|setnr=1 1, game_total gamenr=6|setnr=1|total=4.5 under', '4:0'],
    [
      'game_winner gamenr=6|setnr=1 2, game_deuce gamenr=6|setnr=1 no, game_total gamenr=6|setnr=1|total=5.5 over',
      '2:4',
    ],
  ])('%s is that of the game %s', (text, score) => {
    const played = moment(0, 26)
    const sold = priceTennis(played.model, played.now.state, MARGINS)
    expect(combineTennis(played.model, played.now.state, MARGINS, sold, legsOf(text))).toMatchObject({
      kind: 'price',
      odds: soldAlone(sold, must(legsOf(`game_score gamenr=6|setnr=1 ${score}`)[0], score)),
    })
  })

  it('is never shorter with a leg more, and never longer than fair', () => {
    const pool = [
      'winner 1',
      'total total=21.5 over',
      'set_winner setnr=1 1',
      'tie_break yes',
      'set_total setnr=2|total=9.5 over',
      'total_away total=12.5 under',
    ]
    const { priced, wrong } = comparePrices(pool, priceOf, soldAt)
    expect(wrong).toEqual([])
    expect(priced).toBeGreaterThan(40)
  })

  it('is none with a leg that can win by half', () => {
    const legs = legsOf('winner 1, ahcp hcp=-2.25 1')
    const sold = soldBesides(offers, must(legs[1], 'a line of quarters'))
    expect(combineTennis(model, now.state, MARGINS, sold, legs)).toEqual({ kind: 'not_combinable', leg: 1 })
  })

  it('does not hang on the order of its legs', () => {
    const price = priceOf('total total=21.5 over, winner 1, tie_break yes')
    expect(price).toMatchObject({ kind: 'price' })
    expect(priceOf('tie_break yes, winner 1, total total=21.5 over')).toMatchObject({
      odds: price.kind === 'price' ? price.odds : 0,
    })
  })
})
