import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './player-slip.module.css'

/** In the place of whatever stakes, for who stays away from play: nothing is offered, and what goes on is said. */
export function SlipAway() {
  const text = useText()
  return (
    <div className={styles.away}>
      <p className={styles.promptTitle}>{text('slip.away')}</p>
      <p className={styles.promptText}>{text('slip.away_about')}</p>
      <Link className={styles.awayLink} to={ACCOUNT_SAFETY_PATH}>
        {text('slip.away_link')}
      </Link>
    </div>
  )
}
