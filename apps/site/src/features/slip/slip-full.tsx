import { accountSafety } from '@xezer/contract/safety'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useId } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './player-slip.module.css'

/** A limit opens with time; nobody has to load the page anew for that. */
const REFRESH_MS = 30_000

/** In the place of whatever stakes, where the player's own limits leave no room: which, from when on, and where they stand. */
export function SlipFull({ full }: { full: string }) {
  const text = useText()
  const reasonId = useId()
  const { reload } = useCall(accountSafety, {}, { refreshMs: REFRESH_MS })
  useReloadWithMoney(reload)
  return (
    <div className={styles.away}>
      <p id={reasonId} className={styles.promptTitle}>
        {full}
      </p>
      <p className={styles.promptText}>{text('safety.limit_full_about')}</p>
      <Link className={styles.awayLink} to={ACCOUNT_SAFETY_PATH}>
        {text('safety.to_limits')}
      </Link>
      <Button look="main" size="large" isWide disabled aria-describedby={reasonId}>
        {text('slip.place')}
      </Button>
    </div>
  )
}
