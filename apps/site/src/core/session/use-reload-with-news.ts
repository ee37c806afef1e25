import { useEffect } from 'react'
import { useServices } from '../services.tsx'

/**
 * A payment may fail or run out and move no money: it is asked for again with whatever the stream says of the account, and, while
 * that is silent, with its amounts.
 */
export function useReloadWithNews(reload: () => void): void {
  const { account, connection } = useServices()
  useEffect(() => {
    let isAsked = false
    const hear = () => {
      // One message may be both.
      if (isAsked) return
      isAsked = true
      queueMicrotask(() => {
        isAsked = false
        reload()
      })
    }
    const ends = [account.amounts.subscribe(hear), connection.onAccount(hear)]
    return () => {
      for (const end of ends) end()
    }
  }, [account, connection, reload])
}
