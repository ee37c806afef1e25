import { type Minor, minor } from '@xezer/money/minor'
import type { QuoteChanges } from '../acceptance/quote-changes.ts'
import { valueOfPart } from './value-bet.ts'

/** What a press asks for: a part of the open stake, at the value that was seen of all of it. */
export interface CashOutRequest {
  /** Null: all that is open. */
  readonly partMinor: Minor | null
  readonly seenMinor: Minor
}

/** The bet as it stands when the press is decided. */
export interface CashOutState {
  /** Nothing of it is open any more: settled, or cashed out. */
  readonly isOver: boolean
  /** Another press on the same bet waits for its end. */
  readonly isBusy: boolean
  /** Of its stake what is open. */
  readonly openMinor: Minor
  /** What all that is open is worth; null while an open leg is suspended. */
  readonly valueMinor: Minor | null
  readonly quoteChanges: QuoteChanges
}

export type CashOutRefusal =
  | 'cash_out_over'
  | 'cash_out_busy'
  | 'cash_out_part_too_large'
  | 'cash_out_suspended'
  | 'cash_out_changed'
  | 'cash_out_nothing'

export type CashOutDecision =
  | { readonly isPaid: true; readonly partMinor: Minor; readonly amountMinor: Minor }
  | { readonly isPaid: false; readonly code: CashOutRefusal }

/** Under the same rules as a bet: what is paid is the value now, and whoever asked not to be surprised is asked again. */
export function decideCashOut(request: CashOutRequest, state: CashOutState): CashOutDecision {
  const { openMinor, valueMinor } = state
  if (state.isOver) return { isPaid: false, code: 'cash_out_over' }
  if (state.isBusy) return { isPaid: false, code: 'cash_out_busy' }
  const partMinor = request.partMinor ?? openMinor
  if (partMinor > openMinor) return { isPaid: false, code: 'cash_out_part_too_large' }
  if (valueMinor === null) return { isPaid: false, code: 'cash_out_suspended' }
  if (!isAgreed(request.seenMinor, valueMinor, state.quoteChanges))
    return { isPaid: false, code: 'cash_out_changed' }
  const amountMinor = valueOfPart(valueMinor, partMinor, openMinor)
  if (amountMinor === 0n) return { isPaid: false, code: 'cash_out_nothing' }
  return { isPaid: true, partMinor, amountMinor }
}

/** As with a price: 1 asks at any change, 2 when less is paid, 3 never. */
function isAgreed(seen: Minor, now: Minor, quoteChanges: QuoteChanges): boolean {
  if (quoteChanges === 1) return now === seen
  return quoteChanges === 3 || now >= seen
}

/** What an automatic cash-out waits for: the value of all that is open at or above the one, or at or below the other. */
export interface CashOutRule {
  readonly aboveMinor: Minor | null
  readonly belowMinor: Minor | null
}

export function isRuleMet({ aboveMinor, belowMinor }: CashOutRule, valueMinor: Minor): boolean {
  return (
    (aboveMinor !== null && valueMinor >= aboveMinor) || (belowMinor !== null && valueMinor <= belowMinor)
  )
}

/**
 * What of a rule stands when a part of the open stake is sold: it meant the same chances, so its amounts shrink with the stake, and
 * neither is met by that alone. What becomes nothing is waited for no longer.
 */
export function ruleOfRest(
  { aboveMinor, belowMinor }: CashOutRule,
  openMinor: Minor,
  partMinor: Minor,
): CashOutRule {
  const leftMinor = openMinor - partMinor
  const below = belowMinor === null ? 0n : (belowMinor * leftMinor) / openMinor
  return {
    aboveMinor: aboveMinor === null ? null : minor((aboveMinor * leftMinor + openMinor - 1n) / openMinor),
    belowMinor: below === 0n ? null : minor(below),
  }
}
