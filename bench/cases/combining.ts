import { marginsOf } from '@xezer/pricing/margins'
import type { CombinationLeg } from '@xezer/sport/combination'
import { combineFootball } from '@xezer/sports/football/combination/combine-football'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { type MatchState, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import { priceFootball } from '@xezer/sports/football/price-football'
import { median } from '../measure/rounds.ts'
import type { BenchCase } from './bench-case.ts'

const ROUNDS = 40
const PRICE_MS_MAX = 5

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
const STATES: readonly MatchState[] = [
  STATE_BEFORE_MATCH,
  { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 1500 },
]

/** Six selections of one match together, from its distribution, with every set of them on the way. */
export const combining: BenchCase = {
  name: 'combining',
  about: 'the price of six selections of one match, before it and in play',
  run({ report }) {
    const taken: number[] = []
    for (const state of STATES) {
      const margins = marginsOf(FOOTBALL_MARGINS, 1, state.period !== 'prematch')
      const offers = priceFootball(MODEL, state, margins)
      for (let round = 0; round < ROUNDS; round++) {
        const startMs = performance.now()
        const verdict = combineFootball(MODEL, state, margins, offers, LEGS)
        taken.push(performance.now() - startMs)
        if (verdict.kind !== 'price') throw new Error(`no price: ${verdict.kind}`)
      }
    }
    const middleMs = median(taken)
    report({
      name: 'the price of six selections of one match, median',
      ours: middleMs,
      unit: 'ms',
      limit: null,
      goal: { text: `<= ${PRICE_MS_MAX} ms`, isMet: middleMs <= PRICE_MS_MAX },
      note: `first ${(taken[0] ?? 0).toFixed(1)}, most ${Math.max(...taken).toFixed(1)} ms of ${taken.length}`,
    })
    return Promise.resolve()
  },
}
