import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'

/** What stands in a stake input, and what it means. */
export interface StakeField {
  /** As typed; the input shows exactly this. */
  readonly text: string
  /** 0 when empty or invalid. */
  readonly amountMinor: Minor
  readonly isInvalid: boolean
}

/** An amount, and none above the event's maximum; the maximum is 0 where none is known. */
export function isStakeFit({
  stake,
  maximumMinor,
}: {
  readonly stake: StakeField
  readonly maximumMinor: Minor
}): boolean {
  return !stake.isInvalid && (maximumMinor === 0n || stake.amountMinor <= maximumMinor)
}

/** product §5, input: comma or spaces may be typed; what is no amount is stored as 0 and marked; empty counts as 0. */
export function typeStake(text: string): StakeField {
  const parsed = parseTypedAmount(text)
  return { text, amountMinor: parsed.ok ? parsed.value : ZERO_MINOR, isInvalid: !parsed.ok }
}

/** A stake that a button filled in: `1234.50`. */
export function fillStake(amountMinor: Minor): StakeField {
  const cents = String(amountMinor % 100n).padStart(2, '0')
  return { text: `${amountMinor / 100n}.${cents}`, amountMinor, isInvalid: false }
}
