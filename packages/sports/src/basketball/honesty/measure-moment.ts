import { marginsOf } from '@xezer/pricing/margins'
import type { Counted } from '@xezer/sport/sport-facts'
import { findSureReturn, type PricedBet, type SureReturn } from '../../honesty/find-sure-return.ts'
import { countOvertime, countPoints, pathOf } from '../basketball-facts.ts'
import { BASKETBALL_MARGINS } from '../basketball-margins.ts'
import { type BasketballModel, FIBA_FORMAT, NBA_FORMAT, QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, stateBefore } from '../basketball-state.ts'
import { factsAfter, playGame, playStreams } from '../play-game.ts'
import { priceBasketball } from '../price-basketball.ts'
import { settleByRules } from '../settle-by-rules.ts'

/** A moment of a game at which bets are taken. */
export interface GameMoment {
  readonly name: string
  readonly model: BasketballModel
  readonly state: BasketballState
}

export interface MomentReport {
  readonly offers: number
  readonly undecided: readonly string[]
  /** The outcome that is furthest from the mean of its settlements. */
  readonly worst: { readonly name: string; readonly standardErrors: number }
  /** What the best set of bets returns in the worst of the games. */
  readonly sure: SureReturn
}

const EFFICIENCY = { home: 1.62, away: 1.57 }
const NBA: BasketballModel = { format: NBA_FORMAT, efficiency: EFFICIENCY, possessionSeconds: 20.6 }
const FIBA: BasketballModel = { format: FIBA_FORMAT, efficiency: EFFICIENCY, possessionSeconds: 21.8 }
/** A share of the decided stake, not the chance of one proposition. */
const CONDITIONAL = /dnb/

const level = (quarters: number) => Array.from({ length: quarters }, () => ({ home: 24, away: 24 }))

function moment(name: string, model: BasketballModel, part: Partial<BasketballState>): GameMoment {
  return { name, model, state: { ...stateBefore(model), ...part } }
}

export const GAME_MOMENTS: readonly GameMoment[] = [
  moment('before the game', NBA, {}),
  moment('in the first quarter', FIBA, {
    secondsLeft: 290,
    ball: 'away',
    points: [{ home: 8, away: 11 }],
  }),
  moment('at half-time', FIBA, { period: 2, points: [...level(2), { home: 0, away: 0 }] }),
  moment('in the third quarter', NBA, {
    period: 2,
    secondsLeft: 400,
    ball: 'home',
    deadSeconds: 2,
    points: [...level(2), { home: 9, away: 3 }],
  }),
  moment('in the last minute', NBA, {
    period: 3,
    secondsLeft: 55,
    ball: 'home',
    points: [...level(3), { home: 21, away: 23 }],
  }),
  moment('in an overtime', FIBA, {
    period: 4,
    secondsLeft: 140,
    ball: 'away',
    points: [...level(4), { home: 5, away: 4 }],
  }),
]

/** A record that leads to a state. */
export function recordAt({ points, period }: BasketballState): Counted[] {
  return [
    ...points.flatMap((scored, at) => countPoints(scored, pathOf(at), 1)),
    ...(period >= QUARTER_COUNT ? countOvertime(QUARTER_COUNT, 40) : []),
  ]
}

/** Plays games on from a moment, holds every offer against what became of it, and looks for bets that win in all of them. */
export function measureMoment({ name, model, state }: GameMoment, games: number): MomentReport {
  const already = recordAt(state)
  const offers = priceBasketball(model, state, marginsOf(BASKETBALL_MARGINS, 2, true))
  const ends = Array.from({ length: games }, (_, index) =>
    factsAfter(model, state, already, playGame(model, state, playStreams(`honesty/${name}`, index + 1))),
  )
  const undecided: string[] = []
  const bets: PricedBet[] = []
  let worst = { name: '', standardErrors: 0 }
  for (const { type, specifier, outcomes } of offers) {
    const results = ends.map((facts) => settleByRules(type, specifier, facts)?.split(' ') ?? null)
    if (results.includes(null)) undecided.push(`${type} ${specifier}`)
    for (const { key, probability, odds } of outcomes) {
      const outcome = `${type} ${specifier} ${key}`
      const wins = results.filter((won) => won?.includes(key)).length
      if (odds !== null) {
        const paid = (won: readonly string[] | null) =>
          won?.includes(key) ? odds / 1000 : won?.includes('void') ? 1 : 0
        bets.push({ name: outcome, returns: results.map(paid) })
      }
      if (CONDITIONAL.test(type)) continue
      // One game more or less says nothing about what hardly ever happens.
      const error = Math.sqrt((probability * (1 - probability) + 1 / games) / games)
      const standardErrors = Math.abs(wins / games - probability) / error
      if (standardErrors > worst.standardErrors) worst = { name: outcome, standardErrors }
    }
  }
  return { offers: offers.length, undecided, worst, sure: findSureReturn(bets, games) }
}
