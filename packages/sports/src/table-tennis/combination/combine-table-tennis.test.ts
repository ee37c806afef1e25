import { marginsOf } from '@xezer/pricing/margins'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { comparePrices, errorsFrom, legsOf, resultsOf, soldAlone } from '../../combination/example-legs.ts'
import { EXAMPLE_MODELS, playOn, tossed } from '../example-table-tennis.ts'
import { priceTableTennis } from '../price-table-tennis.ts'
import { NO_FACTS, type RecordedMatch, recordPoint } from '../table-tennis-facts.ts'
import { TABLE_TENNIS_MARGINS } from '../table-tennis-margins.ts'
import { TABLE_TENNIS_MARKETS } from '../table-tennis-markets.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import { matchWinner, pointChance, STATE_BEFORE_MATCH } from '../table-tennis-state.ts'
import { combineTableTennis } from './combine-table-tennis.ts'

const MARGINS = marginsOf(TABLE_TENNIS_MARGINS, 1, true)
const BEFORE: RecordedMatch = { state: STATE_BEFORE_MATCH, facts: NO_FACTS }
const [OF_FIVE, OF_SEVEN] = EXAMPLE_MODELS as readonly [TableTennisModel, TableTennisModel]

interface Moment {
  readonly model: TableTennisModel
  readonly now: RecordedMatch
  readonly combinations: readonly string[]
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'before a match of five sets': {
    model: OF_FIVE,
    now: BEFORE,
    combinations: [
      'winner 1, set_total setnr=1|total=18.5 over',
      'set_winner setnr=1 2, winner 1, sets_total total=4.5 over',
      'set_winner setnr=1 1, set_winner setnr=2 1, ahcp hcp=-5.5 1',
      'set_deuce setnr=1 yes, set_total setnr=2|total=18.5 under, winner 2',
      'sets_score_best_of_5 3:1, ahcp hcp=-5.5 2',
      'set_odd_even setnr=1 odd, ahcp hcp=-3.5 1, sets_ahcp hcp=-1.5 1',
      'winner 1, total total=76.5 over',
      'set_winner setnr=1 2, total total=76.5 under, odd_even odd',
      'set_total setnr=1|total=18.5 over, total_home total=41.5 over, winner 2',
      'total_away total=38.5 under, sets_total total=3.5 over',
    ],
  },
  'in a set of seven': {
    model: OF_SEVEN,
    now: must(playOn(OF_SEVEN, seededRandom('table'))[50], 'a long match'),
    combinations: [
      'winner 2, sets_total total=5.5 over',
      'winner 1, set_total_away setnr=4|total=10.5 over',
      'ahcp hcp=5.5 1, sets_total total=5.5 under',
      'set_deuce setnr=4 yes, ahcp hcp=2.5 2, set_winner setnr=3 1',
      'winner 2, odd_even even',
    ],
  },
}

function playOut(model: TableTennisModel, from: RecordedMatch, random: Random): RecordedMatch {
  let now = from.state.first === null ? tossed(random.next()) : from
  while (matchWinner(model.setsToWin, now.state) === null) {
    const isHome = random.next() < pointChance(model, now.state)
    now = recordPoint(model.setsToWin, now, isHome ? 'home' : 'away')
  }
  return now
}

const GAMES = 1500
const NOT_COMBINABLE = /^set_race_to$/

describe.each(Object.keys(MOMENTS))('a combination %s', (name) => {
  const { model, now, combinations } = must(MOMENTS[name], 'a moment')
  const offers = priceTableTennis(model, now.state, MARGINS)
  const random = seededRandom(`combinations ${name}`)
  const games = Array.from({ length: GAMES }, () => playOut(model, now, random).facts)

  it.each(combinations)('%s is as likely as it is frequent in matches played on', (text) => {
    const legs = legsOf(text)
    const verdict = combineTableTennis(model, now.state, MARGINS, offers, legs)
    if (verdict.kind !== 'price') throw new Error(JSON.stringify(verdict))
    const { won = 0, lost = 0 } = resultsOf(TABLE_TENNIS_MARKETS, legs, games)
    expect(won + lost).toBe(GAMES)
    const { probability } = verdict
    expect(errorsFrom(probability, won, GAMES)).toBeLessThan(3)
  })

  it('is with both outcomes of any market as likely as the other leg alone', () => {
    const sold = offers.filter(({ type, outcomes }) => !NOT_COMBINABLE.test(type) && outcomes.length === 2)
    let compared = 0
    for (const [place, one] of sold.entries()) {
      const other = must(sold[(place * 7 + 3) % sold.length], 'an offer')
      const [outcome] = one.outcomes
      if (one === other || outcome === undefined) continue
      const chances = other.outcomes.map(({ key }) => {
        const legs = [
          { ...one, outcome: outcome.key },
          { ...other, outcome: key },
        ]
        const verdict = combineTableTennis(model, now.state, MARGINS, offers, legs)
        return verdict.kind === 'price' ? verdict.probability : Number.NaN
      })
      const sum = chances.reduce((total, chance) => total + chance, 0)
      if (Number.isNaN(sum)) continue
      expect(sum, `${one.type} ${one.specifier}, ${other.type}`).toBeCloseTo(outcome.probability, 8)
      compared += 1
    }
    expect(compared).toBeGreaterThan(10)
  })
})

describe('the price of a combination', () => {
  const offers = priceTableTennis(OF_FIVE, STATE_BEFORE_MATCH, MARGINS)
  const priceOf = (text: string) =>
    combineTableTennis(OF_FIVE, STATE_BEFORE_MATCH, MARGINS, offers, legsOf(text))
  const soldAt = (text: string) => soldAlone(offers, must(legsOf(text)[0], text))

  it.each([
    ['winner 1, sets_total total=3.5 under', 'sets_score_best_of_5 3:0'],
    ['winner 2, sets_total total=4.5 over', 'sets_score_best_of_5 2:3'],
    ['winner 1, sets_ahcp hcp=-1.5 2', 'sets_score_best_of_5 3:2'],
  ])('%s is that of %s', (text, single) => {
    expect(priceOf(text)).toMatchObject({ kind: 'price', odds: soldAt(single) })
  })

  it.each([
    ['winner 1, sets_score_best_of_5 1:3', { kind: 'impossible', legs: [0, 1] }],
    ['winner 1, sets_score_best_of_5 3:1', { kind: 'redundant', leg: 0, by: 1 }],
    ['winner 1, set_race_to n=5|setnr=1 2', { kind: 'not_combinable', leg: 1 }],
    ['ahcp hcp=-5.5 1, total total=76.5 over', { kind: 'not_combinable', leg: 1 }],
    ['total_home total=41.5 over, winner 1, total_away total=38.5 over', { kind: 'not_combinable', leg: 2 }],
    ['total total=76.5 over, total total=78.5 over', { kind: 'redundant', leg: 0, by: 1 }],
    ['winner 1, set_winner setnr=3 1', { kind: 'closed', leg: 1 }],
  ])('%s has none: %o', (text, fault) => {
    expect(priceOf(text)).toEqual(fault)
  })

  it('is never shorter with a leg more, and never longer than fair', () => {
    const pool = ['winner 1', 'ahcp hcp=-5.5 2', 'set_winner setnr=1 1', 'set_deuce setnr=2 yes']
    const { priced, wrong } = comparePrices(pool, priceOf, soldAt)
    expect(wrong).toEqual([])
    expect(priced).toBe(11)
  })
})
