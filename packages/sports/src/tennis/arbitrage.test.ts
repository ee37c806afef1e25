import { marginsOf } from '@xezer/pricing/margins'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { findSureReturn, type PricedBet } from '../honesty/find-sure-return.ts'
import { BEFORE, EXAMPLE_MODELS, playOn, tossed } from './example-tennis.ts'
import { priceTennis } from './price-tennis.ts'
import { readByHand, type ScoreSheet, scoreSheet } from './settled-by-hand.ts'
import { type RecordedTennis, recordPoint } from './tennis-facts.ts'
import { TENNIS_MARGINS } from './tennis-margins.ts'
import type { TennisModel } from './tennis-model.ts'
import { matchWinner } from './tennis-state.ts'

const MARGINS = marginsOf(TENNIS_MARGINS, 2, true)
/** So many that no set of bets wins in all of them by luck. */
const ENDS = 250

interface Bet extends PricedBet {
  readonly odds: number
  readonly wins: readonly boolean[]
}

/** What is sold at a moment, and in which of these ends each outcome wins. */
function betsOf(model: TennisModel, { state }: RecordedTennis, sheets: readonly ScoreSheet[]): Bet[] {
  return priceTennis(model, state, MARGINS).flatMap(({ type, specifier, outcomes }) =>
    outcomes.flatMap(({ key, odds }) => {
      if (odds === null) return []
      const wins = sheets.map(readByHand(type, specifier, key))
      const returns = wins.map((isWon) => (isWon ? odds / 1000 : 0))
      return [{ name: `${type} ${specifier} ${key}`, odds, wins, returns }]
    }),
  )
}

/** Every way in which a tie-break that decides the match can end within so many points. */
function endsFrom(model: TennisModel, from: RecordedTennis, points: number): RecordedTennis[] {
  if (matchWinner(model.format, from.state) !== null) return [from]
  if (points === 0) return []
  return (['home', 'away'] as const).flatMap((side) =>
    endsFrom(model, recordPoint(model.format, from, side), points - 1),
  )
}

describe('in a tie-break that decides the match', () => {
  it.each([
    [0, '1:1', '6:6', '5:5'],
    [0, '1:1', '6:6', '6:5'],
    [1, '2:2', '6:6', '8:9'],
    [2, '1:1', '0:0', '8:8'],
  ])(
    'match %i at %s, %s, %s: no set of bets wins in every end, and no price is out of order',
    (index, sets, games, points) => {
      const model = EXAMPLE_MODELS[index]!
      const from = reach(model, sets, games, points)
      const sheets = endsFrom(model, from, 11).map(scoreSheet)
      const bets = betsOf(model, from, sheets)
      expect(bets.length).toBeGreaterThan(6)
      const { returns, stakes } = findSureReturn(bets, sheets.length)
      expect(returns, JSON.stringify(stakes)).toBeLessThan(0.99)
      // What wins whenever another one wins is never longer.
      const implied = bets.flatMap((one) =>
        bets
          .filter(({ wins }) => one.wins.every((isWon, end) => !isWon || wins[end]))
          .map((other) => ({ pair: `${one.name} and ${other.name}`, isFair: other.odds <= one.odds })),
      )
      expect(implied.length).toBeGreaterThan(bets.length)
      expect(implied.filter(({ isFair }) => !isFair)).toEqual([])
    },
  )
})

describe('no set of bets, however many and with whatever stakes, wins in every end', () => {
  it.each([
    [0, '', '', ''],
    [2, '', '', ''],
    [0, '1:0', '4:4', '2:3'],
    [1, '1:1', '5:4', '0:0'],
    [1, '2:1', '6:6', '3:2'],
    [3, '0:1', '2:5', '3:3'],
  ])('match %i at %s, %s, %s', (index, sets, games, points) => {
    const model = EXAMPLE_MODELS[index]!
    const from = games === '' ? BEFORE : reach(model, sets, games, points)
    const random = seededRandom(`ends/${index}/${games}`)
    const sheets = Array.from({ length: ENDS }, () => scoreSheet(playOn(model, from, random).at(-1)!))
    const bets = betsOf(model, from, sheets)
    expect(bets.length).toBeGreaterThan(40)
    const { returns, stakes } = findSureReturn(bets, ENDS)
    expect(returns, JSON.stringify(stakes)).toBeLessThan(0.99)
  })
})

/** A match at a score, its games won to love. */
function reach(model: TennisModel, sets: string, games: string, points: string): RecordedTennis {
  let now = tossed(BEFORE, 0)
  const read = (score: string): [number, number] => {
    const [home = 0, away = 0] = score.split(':').map(Number)
    return [home, away]
  }
  const point = (side: 'home' | 'away'): void => {
    now = recordPoint(model.format, now, side)
  }
  const game = (side: 'home' | 'away'): void => {
    for (let count = 0; count < 4; count++) point(side)
  }
  const [homeSets, awaySets] = read(sets)
  for (let set = 0; set < homeSets + awaySets; set++) {
    for (let count = 0; count < 6; count++) game(set < homeSets ? 'home' : 'away')
  }
  const [homeGames, awayGames] = read(games)
  for (let count = 0; count < Math.max(homeGames, awayGames); count++) {
    if (count < homeGames) game('home')
    if (count < awayGames) game('away')
  }
  const [homePoints, awayPoints] = read(points)
  for (let count = 0; count < Math.max(homePoints, awayPoints); count++) {
    if (count < homePoints) point('home')
    if (count < awayPoints) point('away')
  }
  return now
}
