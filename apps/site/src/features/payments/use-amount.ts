import type { PaymentType } from '@xezer/contract/payments'
import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { useKept } from '../../core/place/use-kept.ts'
import { usePlayer } from '../../core/session/use-player.ts'

export interface TypedAmount {
  amount: string
  /** 0 while it is no amount. */
  typedMinor: Minor
  setAmount: (amount: string) => void
}

/** Of an order: another method, the way back from the payment system's page and a reload leave it as it was typed. */
export function useAmount(type: PaymentType): TypedAmount {
  const [amount, setAmount] = useKept<string>(`amount-${type}-${usePlayer()?.user.id}`, '')
  const typed = parseTypedAmount(amount)
  return { amount, typedMinor: typed.ok ? typed.value : ZERO_MINOR, setAmount }
}
