import { assert } from '@xezer/std/assert'
import { PLAIN_KINDS } from './result-kinds.ts'

/** How one outcome ended. A dead heat keeps the share of the stake that stands at full odds, as an exact fraction. */
export type OutcomeResult =
  | { readonly kind: (typeof PLAIN_KINDS)[number] }
  | { readonly kind: 'dead_heat'; readonly numerator: number; readonly denominator: number }

export const WON: OutcomeResult = { kind: 'won' }
export const LOST: OutcomeResult = { kind: 'lost' }
export const VOID: OutcomeResult = { kind: 'void' }
const HALF_WON: OutcomeResult = { kind: 'half_won' }
const HALF_LOST: OutcomeResult = { kind: 'half_lost' }

/** Whether what a feed says is a result; a dead heat shares one stake, never more. */
export function isOutcomeResult(value: OutcomeResult): boolean {
  if (value.kind !== 'dead_heat') return PLAIN_KINDS.includes(value.kind)
  const { numerator, denominator } = value
  const areWhole = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)
  return areWhole && numerator > 0 && numerator <= denominator
}

/**
 * The Asian reading of how far a count is beyond its line: a whole line that is hit is void, a quarter line is
 * two halves on the lines beside it. `distance` is a multiple of 0.25.
 */
export function gradeDistance(distance: number): OutcomeResult {
  assert(Number.isInteger(distance * 4), `not a quarter line: ${distance}`)
  if (distance >= 0.5) return WON
  if (distance > 0) return HALF_WON
  if (distance === 0) return VOID
  return distance > -0.5 ? HALF_LOST : LOST
}
