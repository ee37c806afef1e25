import { useEffect } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useText } from './text-provider.tsx'

/**
 * A part of the page that could not be loaded, with the one thing that may help. Where there is no network it says so, and tries
 * again by itself once there is.
 */
export function ErrorState({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const text = useText()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <EmptyState
      isAlert
      // Who draws documents knows of no line.
      title={globalThis.navigator?.onLine === false ? text('err.network') : (message ?? text('err.generic'))}
      action={<Button onClick={onRetry}>{text('err.retry')}</Button>}
    />
  )
}
