import type { OwnLimit } from '@xezer/contract/safety'
import { type Minor, minor } from '@xezer/money/minor'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

/** A deposit limit as it stands, and as the deposit that is being typed would leave it. */
export interface MeasuredLimit {
  amountMinor: Minor
  usedMinor: Minor
  /** Parts of the whole, 0 to 1. */
  usedShare: number
  plannedShare: number
  /** Nothing is left of it, or the deposit is more than it leaves. */
  isFull: boolean
  /** After the deposit; undefined while there is none, or where it does not fit. */
  leftMinor: Minor | undefined
}

export function measureLimit(limit: OwnLimit, plannedMinor: Minor): MeasuredLimit {
  const amountMinor = readWireAmount(limit.amount ?? 0)
  const usedMinor = readWireAmount(limit.used)
  const left = amountMinor - usedMinor - plannedMinor
  const isFull = usedMinor >= amountMinor || left < 0n
  const share = (part: bigint) =>
    amountMinor === 0n ? 1 : Math.min(1, Math.max(0, Number(part) / Number(amountMinor)))
  return {
    amountMinor,
    usedMinor,
    usedShare: isFull ? 1 : share(usedMinor),
    plannedShare: isFull ? 1 : share(usedMinor + plannedMinor),
    isFull,
    leftMinor: isFull || plannedMinor === 0n ? undefined : minor(left),
  }
}
