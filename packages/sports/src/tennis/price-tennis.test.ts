import { marginsOf } from '@xezer/pricing/margins'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BEFORE, EXAMPLE_MODELS, playOn } from './example-tennis.ts'
import { priceTennis } from './price-tennis.ts'
import { readByHand, scoreSheet } from './settled-by-hand.ts'
import type { RecordedTennis } from './tennis-facts.ts'
import { TENNIS_MARGINS } from './tennis-margins.ts'
import type { TennisModel } from './tennis-model.ts'

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

  it('sells one of lines that say the same', () => {
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      for (const { state } of moments(model, `mean/${index}`)) {
        const sold = new Set<string>()
        for (const { type, specifier, outcomes } of priceTennis(model, state, MARGINS)) {
          const [scope, line] = specifier.split(/(?:^|\|)?(?:hcp|total)=[^|]+/)
          if (line === undefined) continue
          const said = `${type} ${scope}${line} ${outcomes[0]?.probability.toFixed(11)}`
          expect(sold, `${said} of ${specifier}`).not.toContain(said)
          sold.add(said)
        }
        expect(sold.size).toBeGreaterThan(0)
      }
    }
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
