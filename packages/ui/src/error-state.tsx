import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useText } from './text-provider.tsx'

/** A part of the page that could not be loaded, with the one thing that may help. */
export function ErrorState({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const text = useText()
  return (
    <EmptyState
      isAlert
      title={message ?? text('err.generic')}
      action={<Button onClick={onRetry}>{text('err.retry')}</Button>}
    />
  )
}
