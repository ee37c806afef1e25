import type { MethodTerms, PaymentMethod, PaymentType } from '@xezer/contract/payments'
import { useEffect, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { randomKey } from '../../platform/random-key.ts'
import { followRedirect, type OrderInput, type SentOrder, sendOrder } from './send-order.ts'
import { isSameOrder, repeatOf, type UnansweredOrder } from './unanswered-order.ts'

/** Whoever stopped his browser on the way to the payment system may press again after that. */
const LEAVING_MS = 20_000

/**
 * Sends orders one after another. One that nobody answered is sent again under its own key: it is one payment. It is known to
 * the whole screen: while it is sent no other method is chosen.
 */
export function useOrder(type: PaymentType) {
  const { api, account } = useServices()
  const [unanswered, setUnanswered] = useState<UnansweredOrder | undefined>(undefined)
  const [isSending, setIsSending] = useState(false)
  const [failed, setFailed] = useState<{ method: PaymentMethod; error: ApiError } | undefined>(undefined)
  const { isLeaving, leave } = useLeaving()
  const send = async (terms: MethodTerms, asked: OrderInput): Promise<SentOrder | null> => {
    const { method } = terms
    const isRepeated = unanswered !== undefined && isSameOrder(unanswered, method, asked)
    const [key, order] = isRepeated ? [unanswered.key, repeatOf(unanswered, asked)] : [randomKey(), asked]
    setIsSending(true)
    setFailed(undefined)
    const answer = await sendOrder(api, type, terms, order, key)
    setIsSending(false)
    setUnanswered(!answer.ok && isSilent(answer.error) ? { key, method, order } : undefined)
    if (!answer.ok) {
      setFailed({ method, error: answer.error })
      return null
    }
    void account.refresh()
    return answer.value
  }
  return {
    isBusy: isSending || isLeaving,
    /** What was refused of this method. */
    errorOf: ({ method }: MethodTerms) => (failed?.method === method ? failed.error : undefined),
    clearError: () => setFailed(undefined),
    unanswered,
    send,
    leave,
  }
}

export type Order = ReturnType<typeof useOrder>

/** The payment system's page may take its time: until it is here a second press would be a second order. */
function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const stay = () => setIsLeaving(false)
    const timer = setTimeout(stay, LEAVING_MS)
    // Back from there the browser may show this page as it was left.
    addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
    }
  }, [isLeaving])
  const leave = (redirect: NonNullable<SentOrder['redirect']>) => {
    setIsLeaving(true)
    followRedirect(redirect)
  }
  return { isLeaving, leave }
}
