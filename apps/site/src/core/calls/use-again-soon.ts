import { useEffect } from 'react'
import type { ApiError } from '../../platform/api-client.ts'

/** As the server asks for it where it has not been told of its offer yet. */
const AGAIN_MS = 1000

/**
 * Whether what was asked for is only not there yet, because the server has just begun; it is asked for again until it
 * is. Where this is true a page shows that something comes, not that there is nothing.
 */
export function useAgainSoon(error: ApiError | undefined, reload: () => void): boolean {
  const isLater = error?.code === 'unavailable'
  useEffect(() => {
    if (!isLater) return
    const timer = setInterval(reload, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLater, reload])
  return isLater
}
