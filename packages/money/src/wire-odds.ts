import { err, ok, type Result } from '@xezer/std/result'
import { ODDS_SCALE, type Odds } from './odds.ts'

/** Nine digits before the point: twelve in all, which every float tells apart. */
const THOUSANDTHS_LIMIT = 1e12

/** A JSON number with at most three decimals, as its shortest text has, to thousandths. */
export function parseWireOdds(value: unknown): Result<Odds, 'odds_invalid'> {
  if (typeof value !== 'number') return err('odds_invalid')
  const thousandths = Math.round(value * ODDS_SCALE)
  const isExact = thousandths / ODDS_SCALE === value && thousandths < THOUSANDTHS_LIMIT
  return isExact && thousandths > ODDS_SCALE ? ok(thousandths as Odds) : err('odds_invalid')
}

/** Thousandths as the JSON number that a client reads: 1850 is 1.85. */
export function presentWireOdds(odds: Odds): number {
  return odds / ODDS_SCALE
}
