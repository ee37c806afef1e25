import { ErrorState } from '@xezer/ui/error-state'
import { useText } from '@xezer/ui/text-provider'
import styles from './unreached.module.css'

/** In the place of what did not come: why, and the one thing that helps. Slip, taps and place outlive the reload. */
export function Unreached() {
  const text = useText()
  return <ErrorState message={text('err.network')} onRetry={() => location.reload()} />
}

/** The same over the page, for what has no place in it. */
export function UnreachedOver() {
  return (
    <div className={styles.over}>
      <Unreached />
    </div>
  )
}
