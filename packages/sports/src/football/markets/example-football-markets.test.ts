import { marginsOf } from '@xezer/pricing/margins'
import { isSpecifierOf } from '@xezer/sport/market-type'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARGINS } from '../football-margins.ts'
import type { MatchModel } from '../match-model.ts'
import { STATE_BEFORE_MATCH } from '../match-model.ts'
import { priceFootball } from '../price-football.ts'
import { FOOTBALL_UNIVERSE } from './example-football-markets.ts'
import { FOOTBALL_MARKETS } from './football-markets.ts'

const NAMES = new Set(FOOTBALL_UNIVERSE.map(({ type, specifier }) => `${type} ${specifier}`))
const MODEL: MatchModel = {
  goals: { home: 3.4, away: 0.3 },
  rho: -0.05,
  corners: { home: 9, away: 2 },
  yellowCards: { home: 1.5, away: 3.5 },
  redCards: { home: 0.2, away: 0.6 },
}
const NONE = { home: 0, away: 0 }

it('no market is settled that the catalogue does not know', () => {
  const unknown = FOOTBALL_UNIVERSE.filter(
    ({ type, specifier }) => !isSpecifierOf(FOOTBALL_MARKETS.get(type), specifier),
  )
  expect(unknown).toEqual([])
})

describe('the markets that tests settle hold every line that may be sold', () => {
  it.each([
    ['before a one-sided match', NONE, NONE, NONE, NONE],
    ['at 10:0', { home: 10, away: 0 }, { home: 14, away: 1 }, NONE, NONE],
    ['at 8:5', { home: 8, away: 5 }, { home: 13, away: 13 }, { home: 4, away: 9 }, { home: 0, away: 3 }],
    ['at 0:9 with many cards', { home: 0, away: 9 }, { home: 1, away: 19 }, { home: 11, away: 1 }, NONE],
  ])('%s', (_name, goals, corners, yellowCards, redCards) => {
    const isBefore = goals === NONE
    const state = {
      ...STATE_BEFORE_MATCH,
      period: isBefore ? ('prematch' as const) : ('h2' as const),
      elapsedSeconds: isBefore ? 0 : 1200,
      goals: { h1: goals, h2: NONE },
      corners: { h1: corners, h2: NONE },
      yellowCards: { h1: yellowCards, h2: NONE },
      redCards: { h1: redCards, h2: NONE },
    }
    const sold = priceFootball(MODEL, state, marginsOf(FOOTBALL_MARGINS, 1, !isBefore))
    expect(sold.length).toBeGreaterThan(60)
    expect(
      sold.map(({ type, specifier }) => `${type} ${specifier}`).filter((name) => !NAMES.has(name)),
    ).toEqual([])
  })
})
