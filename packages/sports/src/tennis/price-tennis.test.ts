import { marginsOf } from '@xezer/pricing/margins'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BEFORE, EXAMPLE_MODELS, playOn, tossed } from './example-tennis.ts'
import { priceTennis } from './price-tennis.ts'
import { readByHand, scoreSheet } from './settled-by-hand.ts'
import { type RecordedTennis, recordPoint } from './tennis-facts.ts'
import { TENNIS_MARGINS } from './tennis-margins.ts'
import type { TennisModel } from './tennis-model.ts'
import { matchWinner } from './tennis-state.ts'

const MARGINS = marginsOf(TENNIS_MARGINS, 2, true)
const STANDARD_ERRORS_MAX = 4.5
const PLAYED_ON = 100

interface Named {
  readonly type: string
  readonly specifier: string
  readonly outcome: string
  readonly probability: number
  readonly odds: number | null
}

function outcomesOf(model: TennisModel, { state }: RecordedTennis): Named[] {
  return priceTennis(model, state, MARGINS).flatMap(({ type, specifier, outcomes }) =>
    outcomes.map(({ key, probability, odds }) => ({ type, specifier, outcome: key, probability, odds })),
  )
}

const readingOf = ({ type, specifier, outcome }: Named) => readByHand(type, specifier, outcome)

/** The moments of one match at which something special stands. */
function moments(model: TennisModel, seed: string): RecordedTennis[] {
  const seen = playOn(model, BEFORE, seededRandom(seed)).slice(0, -1)
  const find = (is: (one: RecordedTennis) => boolean): RecordedTennis[] => seen.filter(is).slice(0, 1)
  return [
    BEFORE,
    ...find(({ state }) => state.points.home >= 3 && state.points.away >= 3),
    ...find(({ state }) => state.games.home === 5 && state.games.away >= 3),
    ...find(({ state }) => state.games.home === 6 && state.games.away === 6),
    ...find(({ state }) => state.sets.length === 1 && state.games.home + state.games.away === 5),
    ...seen.slice(-9, -8),
  ]
}

describe('priceTennis', () => {
  it('before the match: some ninety markets, unlike names, sold prices under their fair ones', () => {
    for (const model of EXAMPLE_MODELS) {
      const offers = priceTennis(model, BEFORE.state, MARGINS)
      const names = offers.map(({ type, specifier }) => `${type}:${specifier}`)
      expect(new Set(names).size).toBe(names.length)
      expect(offers.length).toBeGreaterThan(60)
      expect(offers.length).toBeLessThan(150)
      for (const { probability, odds } of outcomesOf(model, BEFORE)) {
        if (odds !== null) expect(odds / 1000).toBeLessThanOrEqual(1 / probability)
      }
    }
  })

  it('every offer equals the mean of settling matches that are played on from the state', () => {
    let compared = 0
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      for (const [place, from] of moments(model, `mean/${index}`).entries()) {
        const offers = outcomesOf(model, from).map((one) => ({ ...one, wins: 0, isWon: readingOf(one) }))
        const random = seededRandom(`played on/${index}/${place}`)
        for (let play = 0; play < PLAYED_ON; play++) {
          const sheet = scoreSheet(playOn(model, from, random).at(-1)!)
          for (const offer of offers) if (offer.isWon(sheet)) offer.wins += 1
        }
        for (const { type, specifier, outcome, probability, wins } of offers) {
          const error = Math.sqrt((probability * (1 - probability)) / PLAYED_ON) + 1 / PLAYED_ON
          const distance = Math.abs(wins / PLAYED_ON - probability) / error
          expect(distance, `${type} ${specifier} ${outcome}`).toBeLessThan(STANDARD_ERRORS_MAX)
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(2500)
  })

  it('sells nothing about what is over', () => {
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      const seen = playOn(model, BEFORE, seededRandom(`over/${index}`))
      for (const [at, { state, facts }] of seen.entries()) {
        if (at % 6 !== 0) continue
        for (const { specifier } of outcomesOf(model, { state, facts })) {
          const set = /setnr=(\d+)/.exec(specifier)?.[1]
          const game = /gamenr=(\d+)/.exec(specifier)?.[1]
          if (set === undefined) continue
          expect(facts.closed).not.toContain(game === undefined ? `set${set}` : `set${set}.game${game}`)
        }
      }
      expect(outcomesOf(model, seen.at(-1)!)).toEqual([])
    }
  })
})

describe('no set of bets wins whatever happens', () => {
  /** Every way in which a tie-break that decides the match can end within so many points. */
  function endsFrom(model: TennisModel, from: RecordedTennis, points: number): RecordedTennis[] {
    if (matchWinner(model.format, from.state) !== null || points === 0) return [from]
    return (['home', 'away'] as const).flatMap((side) =>
      endsFrom(model, recordPoint(model.format, from, side), points - 1),
    )
  }

  it.each([
    [0, '1:1', '6:6', '5:5'],
    [0, '1:1', '6:6', '6:5'],
    [1, '2:2', '6:6', '8:9'],
    [2, '1:1', '0:0', '8:8'],
  ])('match %i at %s, %s, %s', (index, sets, games, points) => {
    const model = EXAMPLE_MODELS[index]!
    const from = reach(model, sets, games, points)
    const ends = endsFrom(model, from, 11).filter(({ state }) => matchWinner(model.format, state) !== null)
    const sheets = ends.map(scoreSheet)
    const bets = outcomesOf(model, from).flatMap((one) => {
      if (one.odds === null) return []
      const isWon = readingOf(one)
      const covers = sheets.reduce((bits, sheet, at) => (isWon(sheet) ? bits | (1n << BigInt(at)) : bits), 0n)
      return [{ ...one, odds: one.odds, covers, cost: 1000 / one.odds }]
    })
    const all = (1n << BigInt(sheets.length)) - 1n
    expect(bets.length).toBeGreaterThan(6)
    const faults: string[] = []
    for (const first of bets) {
      for (const second of bets) {
        const both = first.covers | second.covers
        const cost = first.cost + second.cost
        if (both === all && cost < 1) faults.push(`${first.type} and ${second.type}`)
        // What wins whenever another one wins is never longer.
        if (both === second.covers && second.odds > first.odds) faults.push(`${second.type} of ${first.type}`)
        for (const third of bets) {
          if (cost + third.cost < 1 && (both | third.covers) === all) faults.push(`with ${third.type}`)
        }
      }
    }
    expect(faults).toEqual([])
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
