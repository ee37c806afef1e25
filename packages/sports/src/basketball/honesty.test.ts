import type { Counted } from '@xezer/sport/sport-facts'
import { describe, expect, it } from 'vitest'
import { countOvertime, countPoints, pathOf } from './basketball-facts.ts'
import { basketballMargins } from './basketball-margins.ts'
import { FIBA_FORMAT, QUARTER_COUNT } from './basketball-model.ts'
import { type BasketballState, stateBefore } from './basketball-state.ts'
import { EXAMPLE_GAME } from './example-game.ts'
import { factsAfter, playGame, playStreams } from './play-game.ts'
import { priceBasketball } from './price-basketball.ts'
import { settleByRules } from './settle-by-rules.ts'

const GAMES = 150
/** Of some hundred offers a state, none is further from the mean of its settlements than this. */
const STANDARD_ERRORS_MAX = 4.6
const CONDITIONAL = /dnb/

const FIBA = { ...EXAMPLE_GAME, format: FIBA_FORMAT, possessionSeconds: 21.8 }

function stateAt(model: typeof EXAMPLE_GAME, part: Partial<BasketballState>): BasketballState {
  return { ...stateBefore(model), ...part }
}

const level = (quarters: number) => Array.from({ length: quarters }, () => ({ home: 24, away: 24 }))

describe('every offer is the mean of settling games that are played on from the state', () => {
  it.each([
    ['before the game', EXAMPLE_GAME, {}],
    [
      'in the middle of a quarter',
      FIBA,
      { period: 0, secondsLeft: 290, ball: 'away', points: [{ home: 8, away: 11 }] },
    ],
    ['at half-time', FIBA, { period: 2, points: [...level(2), { home: 0, away: 0 }] }],
    [
      'in the third quarter',
      EXAMPLE_GAME,
      { period: 2, secondsLeft: 400, ball: 'home', points: [...level(2), { home: 9, away: 3 }] },
    ],
    [
      'in the last minute',
      EXAMPLE_GAME,
      { period: 3, secondsLeft: 55, ball: 'home', points: [...level(3), { home: 21, away: 23 }] },
    ],
    [
      'in an overtime',
      FIBA,
      { period: 4, secondsLeft: 140, ball: 'away', points: [...level(4), { home: 5, away: 4 }] },
    ],
  ] as const)('%s', (when, model, part) => {
    const state = stateAt(model, part as Partial<BasketballState>)
    const already: Counted[] = [
      ...state.points.flatMap((points, period) => countPoints(points, pathOf(period), 1)),
      ...(state.period >= QUARTER_COUNT ? countOvertime(QUARTER_COUNT, 40) : []),
    ]
    const offers = priceBasketball(model, state, basketballMargins(2, true))
    expect(offers.length).toBeGreaterThan(25)
    const wins = new Map<string, number>()
    for (let id = 1; id <= GAMES; id++) {
      const facts = factsAfter(
        model,
        state,
        already,
        playGame(model, state, playStreams(`honesty/${when}`, id)),
      )
      for (const { type, specifier } of offers) {
        for (const key of (settleByRules(type, specifier, facts) ?? 'undecided').split(' ')) {
          const name = `${type} ${specifier} ${key}`
          wins.set(name, (wins.get(name) ?? 0) + 1)
        }
      }
    }
    for (const { type, specifier, outcomes } of offers) {
      if (CONDITIONAL.test(type)) continue
      expect(wins.get(`${type} ${specifier} undecided`), `${type} ${specifier}`).toBeUndefined()
      for (const { key, probability } of outcomes) {
        const share = (wins.get(`${type} ${specifier} ${key}`) ?? 0) / GAMES
        const error = Math.sqrt((probability * (1 - probability) + 1 / GAMES) / GAMES)
        expect(
          Math.abs(share - probability) / error,
          `${type} ${specifier} ${key}: ${share} for ${probability}`,
        ).toBeLessThan(STANDARD_ERRORS_MAX)
      }
    }
  })
})
