import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { type Margins, type MarginTable, marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { BASKETBALL_MARGINS } from '@xezer/sports/basketball/basketball-margins'
import { NBA_FORMAT } from '@xezer/sports/basketball/basketball-model'
import { stateBefore } from '@xezer/sports/basketball/basketball-state'
import { combineBasketball } from '@xezer/sports/basketball/combination/combine-basketball'
import { priceBasketball } from '@xezer/sports/basketball/price-basketball'
import { combineFootball } from '@xezer/sports/football/combination/combine-football'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import { priceFootball } from '@xezer/sports/football/price-football'
import { combineTableTennis } from '@xezer/sports/table-tennis/combination/combine-table-tennis'
import { priceTableTennis } from '@xezer/sports/table-tennis/price-table-tennis'
import { TABLE_TENNIS_MARGINS } from '@xezer/sports/table-tennis/table-tennis-margins'
import type { TableTennisModel } from '@xezer/sports/table-tennis/table-tennis-model'
import {
  STATE_BEFORE_MATCH as TABLE_TENNIS_BEFORE,
  type TableTennisState,
} from '@xezer/sports/table-tennis/table-tennis-state'
import { combineTennis } from '@xezer/sports/tennis/combination/combine-tennis'
import { priceTennis } from '@xezer/sports/tennis/price-tennis'
import { TENNIS_MARGINS } from '@xezer/sports/tennis/tennis-margins'
import type { TennisModel } from '@xezer/sports/tennis/tennis-model'
import { STATE_BEFORE_MATCH as TENNIS_BEFORE, type TennisState } from '@xezer/sports/tennis/tennis-state'
import { median } from '../measure/rounds.ts'
import type { BenchCase } from './bench-case.ts'

const ROUNDS = 40
const PRICE_MS_MAX = 5
const FIRST_MS_MAX = 10

/** A sport that prices each combination by itself: a match of it, before it and in play. */
interface TimedMatch<Model, State> {
  readonly model: Model
  readonly before: State
  readonly inPlay: State
  readonly margins: MarginTable
  readonly price: (model: Model, state: State, margins: Margins) => readonly Offer[]
  readonly combine: (
    model: Model,
    state: State,
    margins: Margins,
    offers: readonly Offer[],
    legs: readonly CombinationLeg[],
  ) => CombinationVerdict
  readonly legs: readonly CombinationLeg[]
}

/** Milliseconds of each round. */
function timeMatch<Model, State>(match: TimedMatch<Model, State>): number[] {
  const { model, before, inPlay, price, combine, legs } = match
  return [before, inPlay].flatMap((state) => {
    const margins = marginsOf(match.margins, 1, state !== before)
    const offers = price(model, state, margins)
    return timeRounds(() => combine(model, state, margins, offers, legs))
  })
}

const MODEL = matchModelOf({
  home: { attack: 0.3, defence: 0.2 },
  away: { attack: 0.2, defence: 0.1 },
  base: 0,
  homeAdvantage: 0.25,
  rho: -0.03,
})
const leg = (type: string, specifier: string, outcome: string): CombinationLeg => ({
  type,
  specifier,
  outcome,
})
/** Both halves of goals and of corners, with an order in each: nothing that six legs can ask costs more. */
const LEGS = [
  leg('htft', '', '1/1'),
  leg('btts', '', 'yes'),
  leg('last_goal', '', '1'),
  leg('corners_total', 'total=9.5', 'over'),
  leg('h1_corners_1x2', '', '1'),
  leg('corners_race_to', 'n=5', '1'),
]
const FOOTBALL: TimedMatch<MatchModel, MatchState> = {
  model: MODEL,
  before: STATE_BEFORE_MATCH,
  inPlay: { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 1500 },
  margins: FOOTBALL_MARGINS,
  price: priceFootball,
  combine: combineFootball,
  legs: LEGS,
}

/** Goals and cards hang together through dismissals; a red card is told apart from the points that it is. */
const BOOKED_LEGS = [
  leg('htft', '', '1/1'),
  leg('btts', '', 'yes'),
  leg('last_goal', '', '1'),
  leg('h1_cards_total', 'total=1.5', 'over'),
  leg('cards_total_home', 'total=1.5', 'over'),
  leg('red_card', '', 'no'),
]

const GAME = { format: NBA_FORMAT, efficiency: { home: 1.62, away: 1.57 }, possessionSeconds: 20.57 }
/** Sides, sum, difference and overtime of the whole game, the widest distribution that there is. */
const GAME_LEGS = [
  leg('winner', '', '1'),
  leg('overtime', '', 'no'),
  leg('total', 'total=226.5', 'over'),
  leg('total_home', 'total=115.5', 'over'),
  leg('odd_even', '', 'odd'),
  leg('odd_even_away', '', 'even'),
]

/** A stretch beside the game, whose points are counted too: each lead of the one is followed through the other. */
const STAGED_LEGS = [
  leg('winner', '', '1'),
  leg('overtime', '', 'no'),
  leg('total', 'total=226.5', 'over'),
  leg('odd_even', '', 'odd'),
  leg('h1_odd_even', '', 'odd'),
  leg('h1_1x2', '', '1'),
]

/** Of basketball: each combination, and with it the cells of its instant, which all combinations of the instant share. */
function timeBasketball(legs: readonly CombinationLeg[]): { each: number[]; first: number[] } {
  const before = stateBefore(GAME)
  const inPlay = { ...before, secondsLeft: 400, ball: 'home' as const, points: [{ home: 13, away: 12 }] }
  const taken = [before, inPlay].map((state) => {
    const margins = marginsOf(BASKETBALL_MARGINS, 1, state !== before)
    const offers = priceBasketball(GAME, state, margins)
    const first = timeRounds(() => combineBasketball(GAME, state, margins)(offers, legs))
    const combine = combineBasketball(GAME, state, margins)
    combine(offers, legs)
    return { first, each: timeRounds(() => combine(offers, legs)) }
  })
  return { each: taken.flatMap(({ each }) => each), first: taken.flatMap(({ first }) => first) }
}

const TENNIS_MODEL: TennisModel = {
  format: { setsToWin: 3, isNoAd: false, finalSet: 'tie_break_10' },
  serve: { home: 0.63, away: 0.645 },
  form: 0.045,
}
/** Games of both sides, tie-breaks and two sets of their own, in five sets: nothing that six legs can ask costs more. */
const TENNIS_LEGS = [
  leg('winner', '', '1'),
  leg('total', 'total=38.5', 'over'),
  leg('total_home', 'total=19.5', 'over'),
  leg('tie_break', '', 'yes'),
  leg('set_total', 'setnr=1|total=9.5', 'over'),
  leg('set_winner', 'setnr=2', '1'),
]
const TENNIS: TimedMatch<TennisModel, TennisState> = {
  model: TENNIS_MODEL,
  before: TENNIS_BEFORE,
  inPlay: { ...TENNIS_BEFORE, server: 'home', games: { home: 2, away: 2 }, points: { home: 1, away: 1 } },
  margins: TENNIS_MARGINS,
  price: priceTennis,
  combine: combineTennis,
  legs: TENNIS_LEGS,
}

const TABLE_TENNIS_MODEL: TableTennisModel = { setsToWin: 4, serve: { home: 0.52, away: 0.51 } }
const TABLE_TENNIS_LEGS = [
  leg('winner', '', '1'),
  leg('ahcp', 'hcp=-3.5', '1'),
  leg('set_deuce', 'setnr=1', 'yes'),
  leg('set_total', 'setnr=2|total=18.5', 'over'),
  leg('set_winner', 'setnr=2', '1'),
  leg('set_odd_even', 'setnr=2', 'odd'),
]
const TABLE_TENNIS: TimedMatch<TableTennisModel, TableTennisState> = {
  model: TABLE_TENNIS_MODEL,
  before: TABLE_TENNIS_BEFORE,
  inPlay: { ...TABLE_TENNIS_BEFORE, first: 'home', points: { home: 4, away: 4 } },
  margins: TABLE_TENNIS_MARGINS,
  price: priceTableTennis,
  combine: combineTableTennis,
  legs: TABLE_TENNIS_LEGS,
}

function timeRounds(combine: () => CombinationVerdict): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const startMs = performance.now()
    const verdict = combine()
    const takenMs = performance.now() - startMs
    if (verdict.kind !== 'price') throw new Error(`no price: ${JSON.stringify(verdict)}`)
    return takenMs
  })
}

/** Six selections of one match together, from its distribution, with every set of them on the way. */
export const combining: BenchCase = {
  name: 'combining',
  about: 'the price of six selections of one match, before it and in play',
  run({ report }) {
    const game = timeBasketball(GAME_LEGS)
    const staged = timeBasketball(STAGED_LEGS)
    for (const [what, taken, mostMs] of [
      ['match of football', timeMatch(FOOTBALL), PRICE_MS_MAX],
      ['match of football, goals and cards', timeMatch({ ...FOOTBALL, legs: BOOKED_LEGS }), PRICE_MS_MAX],
      ['match of tennis', timeMatch(TENNIS), PRICE_MS_MAX],
      ['match of table tennis', timeMatch(TABLE_TENNIS), PRICE_MS_MAX],
      ['game of basketball', game.each, PRICE_MS_MAX],
      ['game of basketball and of its first half', staged.each, PRICE_MS_MAX],
      ['game of basketball, the first of an instant', game.first, FIRST_MS_MAX],
    ] as const) {
      const middleMs = median(taken)
      report({
        name: `the price of six selections of one ${what}, median`,
        ours: middleMs,
        unit: 'ms',
        limit: null,
        goal: { text: `<= ${mostMs} ms`, isMet: middleMs <= mostMs },
        note: `first ${(taken[0] ?? 0).toFixed(1)}, most ${Math.max(...taken).toFixed(1)} ms of ${taken.length}`,
      })
    }
    return Promise.resolve()
  },
}
