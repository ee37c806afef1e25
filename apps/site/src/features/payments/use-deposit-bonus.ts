import { accountBonuses, type Bonuses } from '@xezer/contract/bonuses'
import { useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'

/** The bonus of a deposit: what was chosen at registration until something else is. */
export interface DepositBonus {
  bonuses: Bonuses | undefined
  /** A campaign's code; null for none. */
  chosen: string | null
  choose: (campaign: string | null) => void
}

/** A deposit can be made before it is known what it may earn: then the server goes by the registration's choice. */
export function useDepositBonus(): DepositBonus {
  const { data: bonuses } = useCall(accountBonuses, {})
  const [own, choose] = useState<string | null | undefined>(undefined)
  const due = bonuses?.offers.filter(({ state }) => state === 'due').map(({ campaign }) => campaign) ?? []
  const wanted = own === undefined ? (bonuses?.choice ?? null) : own
  return { bonuses, chosen: wanted !== null && due.includes(wanted) ? wanted : null, choose }
}

/** As a deposit sends it; nothing while nobody knows what it may earn. */
export function chosenBonus(bonus: Pick<DepositBonus, 'bonuses' | 'chosen'> | undefined): {
  bonus?: string | null
} {
  return bonus?.bonuses === undefined ? {} : { bonus: bonus.chosen }
}
