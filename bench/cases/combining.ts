import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { type Margins, type MarginTable, marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { BASKETBALL_MARGINS } from '@xezer/sports/basketball/basketball-margins'
import { type BasketballModel, NBA_FORMAT } from '@xezer/sports/basketball/basketball-model'
import { type BasketballState, stateBefore } from '@xezer/sports/basketball/basketball-state'
import { combineBasketball } from '@xezer/sports/basketball/combination/combine-basketball'
import { priceBasketball } from '@xezer/sports/basketball/price-basketball'
import { legsOf } from '@xezer/sports/combination/example-legs'
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

/** A match of a sport, before it and in play; `prepare` is what its instant is to all combinations. */
interface TimedMatch<Model, State> {
  readonly model: Model
  readonly before: State
  readonly inPlay: State
  readonly margins: MarginTable
  readonly price: (model: Model, state: State, margins: Margins) => readonly Offer[]
  readonly prepare: (model: Model, state: State, margins: Margins) => CombineSold
}

type CombineSold = (offers: readonly Offer[], legs: readonly CombinationLeg[]) => CombinationVerdict

/** Milliseconds of each round: of every combination, and of the first of an instant. */
interface Taken {
  readonly each: readonly number[]
  readonly first: readonly number[]
}

type TimeLegs = (legs: string, moments?: readonly Moment[]) => Taken
type Moment = 'before' | 'inPlay'

function timing<Model, State>(match: TimedMatch<Model, State>): TimeLegs {
  const { model, price, prepare } = match
  return (text, moments = ['before', 'inPlay']) => {
    const legs = legsOf(text)
    const taken = moments.map((moment) => {
      const margins = marginsOf(match.margins, 1, moment === 'inPlay')
      const offers = price(model, match[moment], margins)
      const first = timeRounds(() => prepare(model, match[moment], margins)(offers, legs))
      const combine = prepare(model, match[moment], margins)
      combine(offers, legs)
      return { first, each: timeRounds(() => combine(offers, legs)) }
    })
    return { each: taken.flatMap(({ each }) => each), first: taken.flatMap(({ first }) => first) }
  }
}

/** Of a sport that keeps nothing of an instant. */
function eachAlone<Model, State>(
  combine: (...of: [Model, State, Margins, ...Parameters<CombineSold>]) => CombinationVerdict,
): TimedMatch<Model, State>['prepare'] {
  return (model, state, margins) => (offers, legs) => combine(model, state, margins, offers, legs)
}

const timeFootball = timing<MatchModel, MatchState>({
  model: matchModelOf({
    home: { attack: 0.3, defence: 0.2 },
    away: { attack: 0.2, defence: 0.1 },
    base: 0,
    homeAdvantage: 0.25,
    rho: -0.03,
  }),
  before: STATE_BEFORE_MATCH,
  inPlay: { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 1500 },
  margins: FOOTBALL_MARGINS,
  price: priceFootball,
  prepare: eachAlone(combineFootball),
})

const GAME: BasketballModel = {
  ...{ format: NBA_FORMAT, possessionSeconds: 20.57 },
  efficiency: { home: 1.62, away: 1.57 },
}
const BEFORE_GAME = stateBefore(GAME)
const timeBasketball = timing<BasketballModel, BasketballState>({
  model: GAME,
  before: BEFORE_GAME,
  inPlay: { ...BEFORE_GAME, secondsLeft: 400, ball: 'home', points: [{ home: 13, away: 12 }] },
  margins: BASKETBALL_MARGINS,
  price: priceBasketball,
  prepare: combineBasketball,
})

const timeTennis = timing<TennisModel, TennisState>({
  model: {
    format: { setsToWin: 3, isNoAd: false, finalSet: 'tie_break_10' },
    serve: { home: 0.63, away: 0.645 },
    form: 0.045,
  },
  before: TENNIS_BEFORE,
  inPlay: { ...TENNIS_BEFORE, server: 'home', games: { home: 2, away: 2 }, points: { home: 1, away: 1 } },
  margins: TENNIS_MARGINS,
  price: priceTennis,
  prepare: eachAlone(combineTennis),
})

const timeTableTennis = timing<TableTennisModel, TableTennisState>({
  model: { setsToWin: 4, serve: { home: 0.52, away: 0.51 } },
  before: TABLE_TENNIS_BEFORE,
  inPlay: { ...TABLE_TENNIS_BEFORE, first: 'home', points: { home: 4, away: 4 } },
  margins: TABLE_TENNIS_MARGINS,
  price: priceTableTennis,
  prepare: eachAlone(combineTableTennis),
})

interface Combining {
  readonly what: string
  readonly time: () => Taken
}

/** Of each sport six legs than which none ask more, and where there are several such sixes each of them. */
const COMBININGS: readonly Combining[] = [
  {
    // Both halves of goals and of corners, with an order in each.
    what: 'match of football',
    time: () =>
      timeFootball(
        'htft 1/1, btts yes, last_goal 1, corners_total total=9.5 over, h1_corners_1x2 1, corners_race_to n=5 1',
      ),
  },
  {
    // Goals and cards hang together through dismissals; a red card is told apart from the points that it is.
    what: 'match of football, goals and cards',
    time: () =>
      timeFootball(
        'htft 1/1, btts yes, last_goal 1, h1_cards_total total=1.5 over, cards_total_home total=1.5 over, red_card no',
      ),
  },
  {
    // Games of both sides, tie-breaks and two sets of their own, in five sets.
    what: 'match of tennis',
    time: () =>
      timeTennis(
        'winner 1, total total=38.5 over, total_home total=19.5 over, tie_break yes, set_total setnr=1|total=9.5 over, set_winner setnr=2 1',
      ),
  },
  {
    // Games of both sides and tie-breaks beside the way that two sets take.
    what: 'match of tennis, two of its games and a race',
    time: () =>
      timeTennis(
        'total total=38.5 over, total_home total=19.5 over, tie_break yes, game_total gamenr=5|setnr=1|total=5.5 over, game_winner gamenr=6|setnr=1 1, set_race_to n=3|setnr=2 1',
        ['inPlay'],
      ),
  },
  {
    // Points, the lead and two sets of their own, in seven sets.
    what: 'match of table tennis',
    time: () =>
      timeTableTennis(
        'winner 1, ahcp hcp=-3.5 1, set_deuce setnr=1 yes, set_total setnr=2|total=18.5 over, set_winner setnr=2 1, set_odd_even setnr=2 odd',
      ),
  },
  {
    // Sides, sum, difference and overtime of the whole game, the widest distribution that there is.
    what: 'game of basketball',
    time: () =>
      timeBasketball(
        'winner 1, overtime no, total total=226.5 over, total_home total=115.5 over, odd_even odd, odd_even_away even',
      ),
  },
  {
    // A stretch beside the game, whose points are counted too: each lead of the one is followed through the other.
    what: 'game of basketball and of its first half',
    time: () =>
      timeBasketball(
        'winner 1, overtime no, total total=226.5 over, odd_even odd, h1_odd_even odd, h1_1x2 1',
      ),
  },
]

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
    const tell = (what: string, taken: readonly number[], mostMs: number): void => {
      const middleMs = median(taken)
      report({
        name: `the price of six selections of one ${what}, median`,
        ours: middleMs,
        unit: 'ms',
        limit: null,
        goal: { text: `<= ${mostMs} ms`, isMet: middleMs <= mostMs },
        note: `first ${(taken[0] ?? 0).toFixed(1)}, least ${Math.min(...taken).toFixed(1)}, most ${Math.max(...taken).toFixed(1)} ms of ${taken.length}`,
      })
    }
    for (const { what, time } of COMBININGS) {
      const { each, first } = time()
      tell(what, each, PRICE_MS_MAX)
      if (what === 'game of basketball') tell(`${what}, the first of an instant`, first, FIRST_MS_MAX)
    }
    return Promise.resolve()
  },
}
