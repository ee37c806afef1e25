import { accountRealityGoOn, type Reality } from '@xezer/contract/reality'
import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { useIdentity } from '../../core/session/use-identity.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { Link } from '../../platform/router-context.tsx'
import activity from './activity.module.css'
import styles from './safety.module.css'
import { sayDuration } from './say-duration.ts'
import { sayNet } from './say-net.ts'

interface RealityDialogProps {
  reality: Reality
  onGoneOn: (reality: Reality) => void
  onClose: () => void
}

/** How long it has been and what it came to; the slip behind it stays as it is. */
export default function RealityDialog({ reality, onGoneOn, onClose }: RealityDialogProps) {
  const text = useText()
  const identity = useIdentity()
  const { api, announcer, slip } = useServices()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const goOn = async () => {
    setIsBusy(true)
    const answer = await api.call(accountRealityGoOn, {})
    setIsBusy(false)
    if (!answer.ok) return setError(answer.error)
    slip.act((own) => own.forgetRefusal('reality_check_due'))
    announcer.say(text('safety.reality_went_on'))
    onGoneOn(answer.value)
  }
  const [staked, returned] = [readWireAmount(reality.staked), readWireAmount(reality.returned)]
  const sums = [
    ['safety.activity.staked', formatMoney(staked, currency)],
    ['safety.activity.returned', formatMoney(returned, currency)],
    ['safety.activity.net', sayNet(returned - staked, currency)],
  ] as const
  return (
    <Dialog
      isOpen
      title={text('safety.reality_title', { time: sayDuration(text, reality.minutes) })}
      onClose={onClose}
    >
      <div className={styles.reality}>
        <dl className={activity.totals}>
          {sums.map(([name, value]) => (
            <div key={name} className={activity.total}>
              <dt className={styles.about}>{text(name)}</dt>
              <dd className={activity.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.about}>{text('safety.reality_bets')}</p>
        <p>{text('safety.reality_about')}</p>
        <ApiErrorText error={error} />
        <div className={styles.buttons}>
          {/* To stop is the press that is offered first. */}
          <Button
            look="main"
            disabled={isBusy}
            onClick={() => {
              onClose()
              identity.logout()
            }}
          >
            {text('auth.logout')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void goOn()}>
            {text('safety.reality_go_on')}
          </Button>
        </div>
        <Link to={ACCOUNT_SAFETY_PATH} className={styles.link} onClick={onClose}>
          {text('safety.to_activity')}
        </Link>
      </div>
    </Dialog>
  )
}
