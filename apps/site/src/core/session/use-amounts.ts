import type { AccountActual } from '@xezer/contract/account-news'
import type { Minor } from '@xezer/money/minor'
import { useObservable } from '../../platform/use-observable.ts'
import { readWireAmount } from '../money/read-wire-amount.ts'
import { useServices } from '../services.tsx'

export interface Amounts {
  /** Balance minus bonus: what the site shows (product §3, entities). */
  shownMinor: Minor
  unplayedMinor: Minor
  bonusMinor: Minor
}

export function readAmounts(actual: AccountActual): Amounts {
  const bonusMinor = readWireAmount(actual.bonus)
  return {
    shownMinor: (readWireAmount(actual.balance) - bonusMinor) as Minor,
    unplayedMinor: readWireAmount(actual.unplayed),
    bonusMinor,
  }
}

/** The player's amounts as they change; undefined for a guest and before the first answer. */
export function useAmounts(): Amounts | undefined {
  const actual = useObservable(useServices().account.amounts)
  return actual === undefined ? undefined : readAmounts(actual)
}

/** How many notices the player has not read; none for a guest. */
export function useUnread(): number {
  return useObservable(useServices().account.amounts)?.unread ?? 0
}
