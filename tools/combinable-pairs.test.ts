import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { type Margins, type MarginTable, marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { BASKETBALL_MARGINS } from '@xezer/sports/basketball/basketball-margins'
import { type BasketballState, stateBefore } from '@xezer/sports/basketball/basketball-state'
import { combineBasketball } from '@xezer/sports/basketball/combination/combine-basketball'
import { EXAMPLE_GAME } from '@xezer/sports/basketball/example-game'
import { priceBasketball } from '@xezer/sports/basketball/price-basketball'
import { combineFootball } from '@xezer/sports/football/combination/combine-football'
import { EXAMPLE_MODEL } from '@xezer/sports/football/example-match'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { type MatchState, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { priceFootball } from '@xezer/sports/football/price-football'
import { combineTableTennis } from '@xezer/sports/table-tennis/combination/combine-table-tennis'
import * as tableTennis from '@xezer/sports/table-tennis/example-table-tennis'
import { priceTableTennis } from '@xezer/sports/table-tennis/price-table-tennis'
import { TABLE_TENNIS_MARGINS } from '@xezer/sports/table-tennis/table-tennis-margins'
import * as tableTennisState from '@xezer/sports/table-tennis/table-tennis-state'
import { combineTennis } from '@xezer/sports/tennis/combination/combine-tennis'
import * as tennis from '@xezer/sports/tennis/example-tennis'
import { priceTennis } from '@xezer/sports/tennis/price-tennis'
import { TENNIS_MARGINS } from '@xezer/sports/tennis/tennis-margins'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'

/** What is sold of a match at a moment, and what combines it. */
interface Sold {
  readonly offers: readonly Offer[]
  readonly combine: (legs: readonly CombinationLeg[]) => CombinationVerdict
}

function soldOf<Model, State>(
  model: Model,
  state: State,
  table: MarginTable,
  price: (model: Model, state: State, margins: Margins) => readonly Offer[],
  combineAt: (
    model: Model,
    state: State,
    margins: Margins,
    offers: readonly Offer[],
    legs: readonly CombinationLeg[],
  ) => CombinationVerdict,
): Sold {
  const margins = marginsOf(table, 1, true)
  const offers = price(model, state, margins)
  return { offers, combine: (legs) => combineAt(model, state, margins, offers, legs) }
}

function ofFootball(state: MatchState): Sold {
  return soldOf(EXAMPLE_MODEL, state, FOOTBALL_MARGINS, priceFootball, combineFootball)
}

function ofBasketball(state: BasketballState): Sold {
  const margins = marginsOf(BASKETBALL_MARGINS, 1, true)
  const offers = priceBasketball(EXAMPLE_GAME, state, margins)
  const combine = combineBasketball(EXAMPLE_GAME, state, margins)
  return { offers, combine: (legs) => combine(offers, legs) }
}

const TENNIS = must(tennis.EXAMPLE_MODELS[0], 'a model')
const TABLE_TENNIS = must(tableTennis.EXAMPLE_MODELS[0], 'a model')
function ofTennis(points: number): Sold {
  const played = tennis.playOn(TENNIS, tennis.BEFORE, seededRandom('a'))
  const { state } = points === 0 ? tennis.BEFORE : must(played[points - 1], 'a long match')
  return soldOf(TENNIS, state, TENNIS_MARGINS, priceTennis, combineTennis)
}
function ofTableTennis(points: number): Sold {
  const played = tableTennis.playOn(TABLE_TENNIS, seededRandom('table'))
  const state =
    points === 0 ? tableTennisState.STATE_BEFORE_MATCH : must(played[points], 'a long match').state
  return soldOf(TABLE_TENNIS, state, TABLE_TENNIS_MARGINS, priceTableTennis, combineTableTennis)
}

const FIRST_HALF: MatchState = {
  ...STATE_BEFORE_MATCH,
  period: 'h1',
  elapsedSeconds: 1500,
  goals: { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } },
  corners: { h1: { home: 2, away: 1 }, h2: { home: 0, away: 0 } },
  lastGoal: 'home',
  lastCorner: 'away',
}
const FIRST_QUARTER: BasketballState = {
  ...stateBefore(EXAMPLE_GAME),
  secondsLeft: 400,
  ball: 'home',
  points: [{ home: 13, away: 12 }],
}

/** Of football what hangs on the order or the minute of goals or of corners, and quarter lines. */
const ORDER_OF_GOALS =
  /first_goal|next_goal|last_goal|^race_to|own_goal|added_time_goal|penalty|first_goal_time/
const ORDER_OF_CORNERS = /corners_(first|next|last|race_to)/
const CARDS = /cards_|red_card/
const QUARTERS = /ahcp|asian_total/
/** Pairs of which one is of the first kind and the other of the second: all that are ever said not to be combinable. */
type Family = readonly [RegExp, RegExp]
const OF_FOOTBALL: readonly Family[] = [
  [ORDER_OF_GOALS, ORDER_OF_GOALS],
  [ORDER_OF_CORNERS, ORDER_OF_CORNERS],
  [/cards_first/, CARDS],
  [QUARTERS, QUARTERS],
]
const ANY = /./
/** Of basketball the order of points and what compares quarters, and what counts points in two ways or in three stretches. */
const OF_BASKETBALL: readonly Family[] = [
  [/race_to|first_points|highest_quarter/, ANY],
  [/^(total|odd_even)/, /^h2_|^quarter_/],
  [/^(htft|half_winner|h[12]_)/, /^quarter_/],
  [/^quarter_/, /^quarter_/],
]
const POINTS_OF_MATCH = /^(ahcp|total|odd_even)/
const OF_TABLE_TENNIS: readonly Family[] = [
  [/^set_race_to/, ANY],
  [POINTS_OF_MATCH, POINTS_OF_MATCH],
]

/** Of all pairs that a player may tap, at least so many are sold together, are impossible or redundant. */
const MOMENTS: readonly (readonly [string, () => Sold, number, readonly Family[]])[] = [
  ['football, before the match', () => ofFootball(STATE_BEFORE_MATCH), 0.97, OF_FOOTBALL],
  ['football, in the first half', () => ofFootball(FIRST_HALF), 0.97, OF_FOOTBALL],
  ['basketball, before the game', () => ofBasketball(stateBefore(EXAMPLE_GAME)), 0.6, OF_BASKETBALL],
  ['basketball, in the first quarter', () => ofBasketball(FIRST_QUARTER), 0.6, OF_BASKETBALL],
  ['tennis, before the match', () => ofTennis(0), 0.99, []],
  ['tennis, within a game', () => ofTennis(26), 0.99, []],
  ['table tennis, before the match', () => ofTableTennis(0), 0.7, OF_TABLE_TENNIS],
  ['table tennis, in a set', () => ofTableTennis(30), 0.7, OF_TABLE_TENNIS],
]

/** `PAIRS=all` draws of every pair of types and tells what they came to (decision 75, a combination is a market of its event). */
const isWhole = process.env.PAIRS === 'all'
const SOME = 150

describe.each(MOMENTS)('two selections of %s', (name, open, leastShare, families) => {
  it('are sold together, or it is known why not', () => {
    const { offers, combine } = open()
    const types = [...new Set(offers.map(({ type }) => type))]
    const ofType = (type: string): readonly Offer[] => offers.filter((offer) => offer.type === type)
    const random = seededRandom(`pairs of ${name}`)
    const pairs = types.flatMap((one, place) => types.slice(place + 1).map((other) => [one, other] as const))
    const counts: Record<string, number> = {}
    for (let draw = 0; draw < (isWhole ? pairs.length : SOME); draw++) {
      const [one, other] = must(pairs[isWhole ? draw : random.below(pairs.length)], 'a pair')
      const legs = [one, other].flatMap((type) => drawLeg(ofType(type), random))
      if (legs.length < 2) continue
      const { kind } = combine(legs)
      counts[kind] = (counts[kind] ?? 0) + 1
      if (kind !== 'not_combinable') continue
      const isKnown = families.some(
        ([left, right]) => (left.test(one) && right.test(other)) || (left.test(other) && right.test(one)),
      )
      expect(isKnown, `${one}, ${other}`).toBe(true)
    }
    const drawn = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (isWhole) process.stdout.write(`${name}, ${pairs.length} pairs of types: ${told(counts, drawn)}\n`)
    expect(1 - (counts.not_combinable ?? 0) / drawn).toBeGreaterThan(leastShare)
  })
})

function drawLeg(offers: readonly Offer[], random: Random): CombinationLeg[] {
  const { type, specifier, outcomes } = must(offers[random.below(offers.length)], 'an offer')
  const sold = outcomes.filter(({ odds }) => odds !== null)
  const outcome = sold[random.below(Math.max(1, sold.length))]
  return outcome === undefined ? [] : [{ type, specifier, outcome: outcome.key }]
}

function told(counts: Readonly<Record<string, number>>, drawn: number): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${kind} ${((100 * count) / drawn).toFixed(1)} %`)
    .join(', ')
}
