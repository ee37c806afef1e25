import { useEffect } from 'react'
import { useServices } from '../services.tsx'

/** What is told to the account, a move of its balance or a notice, may have moved this too: it is asked for again. */
export function useReloadWithMoney(reload: () => void): void {
  const { account } = useServices()
  useEffect(() => {
    // The first amounts that a page hears of are no move: what stands on it was asked for with them.
    let isKnown = account.amounts.read() !== undefined
    return account.amounts.subscribe(() => {
      if (isKnown) reload()
      isKnown = account.amounts.read() !== undefined
    })
  }, [account, reload])
}
