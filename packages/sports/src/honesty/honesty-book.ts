import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { ClusterTally } from './cluster-tally.ts'

export interface HonestyRow {
  readonly name: string
  readonly matches: number
  readonly bets: number
  readonly mean: number
  readonly standardErrors: number
}

export interface HonestyBook {
  add(name: string, matchId: number, residual: number, probability: number): void
  /** The furthest from zero first. */
  rows(): HonestyRow[]
}

/** Fewer wins or losses than this say nothing about a frequency. */
const EXPECTED_MIN = 12
const MATCHES_MIN = 40
/** A return of hundreds that comes once in a thousand matches says nothing in fewer. */
export const RETURN_ODDS_MAX = 20_000

/** Residuals whose expectation is zero when all is honest, by name. */
export function createHonestyBook(): HonestyBook {
  const tallies = new Map<string, ClusterTally>()
  return {
    add(name, matchId, residual, probability) {
      let tally = tallies.get(name)
      if (tally === undefined) {
        tally = new ClusterTally()
        tallies.set(name, tally)
      }
      tally.add(matchId, residual, probability)
    },
    rows() {
      return [...tallies]
        .filter(([, { matches, expectedWins, expectedLosses }]) => {
          return matches >= MATCHES_MIN && Math.min(expectedWins, expectedLosses) >= EXPECTED_MIN
        })
        .map(([name, tally]) => ({
          name,
          matches: tally.matches,
          bets: tally.bets,
          mean: tally.mean(),
          standardErrors: tally.standardErrors(),
        }))
        .sort((left, right) => Math.abs(right.standardErrors) - Math.abs(left.standardErrors))
    },
  }
}

/** Parts of the stake that won, and that did not come back. */
export function partsOf(result: OutcomeResult): { won: number; decided: number } {
  switch (result.kind) {
    case 'won':
      return { won: 1, decided: 1 }
    case 'half_won':
      return { won: 0.5, decided: 0.5 }
    case 'half_lost':
      return { won: 0, decided: 0.5 }
    case 'lost':
      return { won: 0, decided: 1 }
    case 'void':
      return { won: 0, decided: 0 }
    case 'dead_heat':
      return { won: result.numerator / result.denominator, decided: 1 }
  }
}
