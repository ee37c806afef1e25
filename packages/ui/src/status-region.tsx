import { useSyncExternalStore } from 'react'
import styles from './status-region.module.css'

export interface Status {
  text: string
  isAlert: boolean
}

/** What the page says aloud and, for a moment, shows: one line at a time. */
export interface StatusLine {
  read: () => Status | undefined
  subscribe: (listener: () => void) => () => void
  /** It was read: a press takes it away before its time. */
  clear: () => void
}

export function StatusRegion({ line }: { line: StatusLine }) {
  const status = useSyncExternalStore(line.subscribe, line.read, line.read)
  return (
    <div className={styles.region} onPointerDown={line.clear}>
      <div role="status" aria-live="polite">
        {status !== undefined && !status.isAlert && <p className={styles.toast}>{status.text}</p>}
      </div>
      <div role="alert">{status?.isAlert && <p className={styles.toast}>{status.text}</p>}</div>
    </div>
  )
}
