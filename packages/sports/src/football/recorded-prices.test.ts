import { marginsOf } from '@xezer/pricing/margins'
import { marketKey } from '@xezer/sport/handle'
import type { Tier } from '@xezer/sport/tier'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { type HalfCounts, type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

const inHalves = (h1Home: number, h1Away: number, h2Home = 0, h2Away = 0): HalfCounts => ({
  h1: { home: h1Home, away: h1Away },
  h2: { home: h2Home, away: h2Away },
})
const at = (state: Partial<MatchState>): MatchState => ({ ...STATE_BEFORE_MATCH, ...state })

const QUIET = at({ period: 'h1', elapsedSeconds: 1100 })
const OPEN = at({
  period: 'h1',
  elapsedSeconds: 2760,
  addedSeconds: 180,
  goals: inHalves(0, 1),
  corners: inHalves(3, 1),
  yellowCards: inHalves(1, 0),
  lastGoal: 'away',
  lastCorner: 'home',
})
const ONE_SENT_OFF = at({
  period: 'break',
  goals: inHalves(1, 1),
  corners: inHalves(2, 4),
  yellowCards: inHalves(0, 2),
  redCards: inHalves(1, 0),
  penalties: inHalves(0, 1),
  lastGoal: 'home',
  lastCorner: 'away',
  ownGoals: 1,
})
const LATE = at({
  period: 'h2',
  elapsedSeconds: 1900,
  goals: inHalves(1, 0, 0, 1),
  corners: inHalves(2, 2, 2, 1),
  yellowCards: inHalves(1, 1, 1, 0),
  redCards: inHalves(0, 0, 0, 2),
  lastGoal: 'away',
  lastCorner: 'home',
  addedTimeGoals: 1,
})

/** Each moment with the league's tier, and what was on the screen before it. */
const MOMENTS: readonly (readonly [
  name: string,
  state: MatchState,
  tier: Tier,
  before: MatchState | null,
])[] = [
  ['before', STATE_BEFORE_MATCH, 1, null],
  ['quiet', QUIET, 2, STATE_BEFORE_MATCH],
  ['added', OPEN, 3, QUIET],
  ['break', ONE_SENT_OFF, 4, null],
  ['late', LATE, 1, { ...LATE, elapsedSeconds: 1300 }],
]

/** A market a line: each outcome with its chance and its price, `-` where it is not sold. */
function rowsOf([name, state, tier, before]: (typeof MOMENTS)[number]): string[] {
  const price = (of: MatchState, shown?: ReadonlySet<string>) =>
    priceFootball(EXAMPLE_MODEL, of, marginsOf(FOOTBALL_MARGINS, tier, of.period !== 'prematch'), shown)
  const shown = before && new Set(price(before).map(({ type, specifier }) => marketKey(type, specifier)))
  return price(state, shown ?? undefined).map(({ type, specifier, outcomes }) => {
    const prices = outcomes.map(({ key, probability, odds }) => {
      const sold = odds === null ? '-' : (odds / 1000).toFixed(2)
      return `${key} ${probability.toFixed(5)} ${sold}`
    })
    return [name, type, specifier, prices.join(', ')].join('\t')
  })
}

describe('every price at five moments of an everyday match', () => {
  // Nothing moves a price unseen: whoever changes one reads the difference, and writes the record anew with `-u`.
  it('stands in the record', async () => {
    const rows = MOMENTS.flatMap(rowsOf)
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('recorded-prices.tsv')
  })
})
