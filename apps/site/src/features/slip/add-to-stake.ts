import { fillStake, typeStake } from '@xezer/betting/slip/stake-field'
import { MINOR_PER_MAJOR, minor } from '@xezer/money/minor'

/** The stake after a tap on `+5`: what was no amount counts as nothing; whole amounts stay without cents. */
export function addToStake(stake: string, amount: number): string {
  const next = minor(typeStake(stake).amountMinor + BigInt(amount) * MINOR_PER_MAJOR)
  return fillStake(next).text.replace(/\.00$/, '')
}
