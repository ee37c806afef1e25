import { checkPromo } from '@xezer/contract/identity'
import { useState } from 'react'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'

/** What became of a promo code that was looked up. */
type Said = { readonly kind: 'found'; readonly partner: string | null } | { readonly kind: 'missing' }

/** Looks a promo code up when the visitor asks (product §5, input); an answer is of the code that was asked for. */
export function usePromoCheck() {
  const { api } = useServices()
  const [said, setSaid] = useState<Said | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  return {
    said,
    error,
    isBusy,
    partner: said?.kind === 'found' ? said.partner : null,
    forget: () => {
      setSaid(undefined)
      setError(undefined)
    },
    check: async (promo: string) => {
      if (isBusy || promo === '') return
      setIsBusy(true)
      setError(undefined)
      const answer = await api.call(checkPromo, { promo })
      setIsBusy(false)
      if (!answer.ok) return setError(answer.error)
      const { success, partner } = answer.value
      setSaid(success ? { kind: 'found', partner } : { kind: 'missing' })
    },
  }
}
