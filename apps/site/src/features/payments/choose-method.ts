import type { MethodTerms, PaymentMethod } from '@xezer/contract/payments'
import { usePlace, useRouter } from '../../platform/router-context.tsx'

const PARAM = 'method'

/** The method that the address names, which Back and a reload find again; else the first. */
export function useChosenMethod(methods: readonly MethodTerms[]) {
  const router = useRouter()
  const { path, search } = usePlace()
  const asked = search.get(PARAM)
  return {
    chosen: methods.find(({ method }) => method === asked) ?? methods[0],
    choose: (method: PaymentMethod) => router.navigate(`${path}?${PARAM}=${method}`, 'replace'),
  }
}
