import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { type StandingBreak, sayBreak } from '../../core/protection/say-break.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './player-slip.module.css'

/** In the place of whatever stakes, for who stays away from play: until when, and what goes on. */
export function SlipAway({ standing }: { standing: StandingBreak }) {
  const text = useText()
  return (
    <div className={styles.away}>
      <p className={styles.promptTitle}>{sayBreak(text, standing)}</p>
      <p className={styles.promptText}>{text('safety.works')}</p>
      <Link className={styles.awayLink} to={ACCOUNT_SAFETY_PATH}>
        {text('safety.to_limits')}
      </Link>
    </div>
  )
}
