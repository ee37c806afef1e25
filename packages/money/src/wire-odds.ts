import { err, ok, type Result } from '@xezer/std/result'
import { ODDS_SCALE, type Odds } from './odds.ts'

const ODDS_TEXT = /^(\d{1,9})(?:\.(\d{1,3}))?$/

/** A JSON number with at most three decimals to thousandths, read from its shortest text. */
export function parseWireOdds(value: unknown): Result<Odds, 'odds_invalid'> {
  const match = typeof value === 'number' ? ODDS_TEXT.exec(String(value)) : null
  if (match === null) return err('odds_invalid')
  const thousandths = Number(match[1]) * ODDS_SCALE + Number((match[2] ?? '').padEnd(3, '0'))
  return thousandths > ODDS_SCALE ? ok(thousandths as Odds) : err('odds_invalid')
}

/** Thousandths as the JSON number that a client reads: 1850 is 1.85. */
export function presentWireOdds(odds: Odds): number {
  return odds / ODDS_SCALE
}
