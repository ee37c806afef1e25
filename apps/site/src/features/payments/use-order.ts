import type { MethodTerms, PaymentType } from '@xezer/contract/payments'
import { useRef, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { randomKey } from '../../platform/random-key.ts'
import { type OrderInput, type SentOrder, sendOrder } from './send-order.ts'

/** Sends orders one after another. One that nobody answered is sent again under its own key: it is one payment. */
export function useOrder(type: PaymentType) {
  const { api, account } = useServices()
  const unanswered = useRef<{ body: string; key: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const send = async (terms: MethodTerms, order: OrderInput): Promise<SentOrder | null> => {
    // A code that ran out is typed anew for the same order.
    const body = [terms.method, order.amountMinor, order.account, order.bonus, order.forfeitBonus].join(' ')
    const key = unanswered.current?.body === body ? unanswered.current.key : randomKey()
    unanswered.current = { body, key }
    setIsBusy(true)
    setError(undefined)
    const answer = await sendOrder(api, type, terms, order, key)
    setIsBusy(false)
    if (answer.ok || !isSilent(answer.error)) unanswered.current = null
    if (!answer.ok) {
      setError(answer.error)
      return null
    }
    void account.refresh()
    return answer.value
  }
  return { isBusy, error, clearError: () => setError(undefined), send }
}
