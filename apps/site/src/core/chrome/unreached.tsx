import { ErrorState } from '@xezer/ui/error-state'
import { useText } from '@xezer/ui/text-provider'
import styles from './unreached.module.css'

const reload = () => location.reload()

/**
 * In the place of what did not come: why, and the one thing that helps, which comes by itself when the network is back. Slip,
 * taps and place outlive the reload.
 */
export function Unreached() {
  return <ErrorState message={useText()('err.network')} onRetry={reload} />
}

/** The same over the page, for what has no place in it. */
export function UnreachedOver() {
  return (
    <div className={styles.over}>
      <Unreached />
    </div>
  )
}
