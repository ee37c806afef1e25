import { accountReturn } from '@xezer/contract/safety'
import { parseWireTime } from '@xezer/contract/wire-time'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import type { StandingBreak } from '../../core/protection/say-break.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { systemClock } from '../../platform/clock.ts'
import { BreakNotice } from './break-notice.tsx'
import styles from './safety.module.css'
import { useSafetyPress } from './use-safety.ts'

/** Until when the player stays away, and the way back from an exclusion. */
export function BreakState({ standing }: { standing: StandingBreak }) {
  const hasReturn = standing.kind === 'exclusion' && (standing.until === null || standing.isOver)
  return (
    <>
      <BreakNotice standing={standing} />
      {hasReturn && <Return standing={standing} />}
    </>
  )
}

function Return({ standing: { until, returnFrom } }: { standing: StandingBreak }) {
  const text = useText()
  const { press, isBusy, error } = useSafetyPress()
  const isWaited = returnFrom !== null && parseWireTime(returnFrom) <= systemClock.nowMs()
  const say = (step: 'ask' | 'confirm') => {
    const said = step === 'confirm' ? text('safety.returned') : text('safety.return_asked')
    void press(accountReturn, { step }, said)
  }
  return (
    <section className={styles.card} aria-labelledby="safety-return">
      <div>
        <h2 id="safety-return" className={styles.title}>
          {text('safety.return')}
        </h2>
        <p className={styles.about}>
          {returnFrom !== null
            ? text('safety.return_waits', { from: momentText(returnFrom) })
            : text(until === null ? 'safety.return_ever' : 'safety.return_about')}
        </p>
      </div>
      <ApiErrorText error={error} />
      <div className={styles.buttons}>
        {returnFrom === null && until !== null && (
          <Button isBusy={isBusy} onClick={() => say('ask')}>
            {text('safety.return_ask')}
          </Button>
        )}
        {isWaited && (
          <Button isBusy={isBusy} onClick={() => say('confirm')}>
            {text('safety.return_confirm')}
          </Button>
        )}
      </div>
    </section>
  )
}
