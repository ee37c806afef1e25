import { IconPlayerPause } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import styles from './pause-notice.module.css'

/** Stands over the place of filters and markets while no bet is taken on the event; it moves nothing. */
export function PauseNotice() {
  const text = useText()
  return (
    <div className={styles.anchor}>
      <div className={styles.notice} role="status">
        <IconPlayerPause size={28} stroke={1.75} aria-hidden="true" />
        <p className={styles.title}>{text('err.bets_paused')}</p>
        <p className={styles.text}>{text('live.pause_text')}</p>
      </div>
    </div>
  )
}
