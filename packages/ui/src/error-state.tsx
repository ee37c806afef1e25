import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useText } from './text-provider.tsx'

/**
 * A part of the page that could not be loaded, with the one thing that may help. Where there is no network it says so, and tries
 * again by itself once there is.
 */
export function ErrorState({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const text = useText()
  const isOnline = useSyncExternalStore(watchLine, readLine, () => true)
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    const again = () => retry.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <EmptyState
      isAlert
      title={isOnline ? (message ?? text('err.generic')) : text('err.network')}
      action={<Button onClick={onRetry}>{text('err.retry')}</Button>}
    />
  )
}

const readLine = () => navigator.onLine

function watchLine(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
