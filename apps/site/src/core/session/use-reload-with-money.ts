import { useEffect } from 'react'
import { useServices } from '../services.tsx'

/** What is told to the account, a move of its balance or a notice, may have moved this too: it is asked for again. */
export function useReloadWithMoney(reload: () => void): void {
  const { account } = useServices()
  useEffect(() => account.amounts.subscribe(reload), [account, reload])
}
