import type { Factor } from '@xezer/contract/sport-entities'
import { useEffect, useMemo } from 'react'
import { readPrice } from '../live/read-image.ts'
import { useServices } from '../services.tsx'

/**
 * The prices that an answer brought, to the store, before its cells are drawn, which show what the store has; they stay as
 * long as the answer. `factors` are the same list as long as it is the same answer.
 */
export function useBroughtPrices(factors: readonly Factor[]): void {
  const { prices } = useServices()
  const release = useMemo(() => {
    const letGo = prices.retain(factors.map(({ h }) => h))
    prices.putImage(factors.map(readPrice))
    return letGo
  }, [prices, factors])
  useEffect(() => release, [release])
}
