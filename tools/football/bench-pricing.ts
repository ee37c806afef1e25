/** Time of one full repricing of an event, in microseconds of CPU: `tsx tools/football/bench-pricing.ts`. */
import { marginsOf } from '@xezer/pricing/margins'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { type MatchState, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import { priceFootball } from '@xezer/sports/football/price-football'

const ROUNDS = 9
const REPRICINGS = 300

const model = matchModelOf({
  home: { attack: 0.3, defence: 0.2 },
  away: { attack: 0.2, defence: 0.1 },
  base: 0,
  homeAdvantage: 0.25,
  rho: -0.03,
})

const states: Record<string, MatchState> = {
  'before the match': STATE_BEFORE_MATCH,
  '30th minute, 0:0': { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 1800 },
  '60th minute, 1:0': {
    ...STATE_BEFORE_MATCH,
    period: 'h2',
    elapsedSeconds: 900,
    goals: { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } },
    lastGoal: 'home',
  },
}

/** CPU time, not wall time: other processes share the machine. */
function cpuMicroseconds(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const used = process.cpuUsage(before)
  return used.user + used.system
}

for (const [name, state] of Object.entries(states)) {
  const margins = marginsOf(FOOTBALL_MARGINS, 1, state.period !== 'prematch')
  const offers = priceFootball(model, state, margins)
  const times = Array.from({ length: ROUNDS }, () =>
    cpuMicroseconds(() => {
      for (let count = 0; count < REPRICINGS; count++) priceFootball(model, state, margins)
    }),
  )
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const types = new Set(offers.map(({ type }) => type)).size
  console.log(`${name}: ${Math.round(median / REPRICINGS)} us for ${offers.length} markets of ${types} types`)
}
