import {
  accountFactors,
  accountRecoveryCodes,
  accountTotpOff,
  accountTotpStart,
} from '@xezer/contract/factors'
import { Button } from '@xezer/ui/button'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { useServices } from '../../core/services.tsx'
import { momentText } from '../../core/text/moment-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

const TotpSetup = late(() => import('./totp-setup.tsx'), UnreachedOver)
const RecoveryCodes = late(() => import('./recovery-codes.tsx'), UnreachedOver)

type Shown = { readonly setup: { secret: string; uri: string } } | { readonly codes: readonly string[] }

/** The code of a telephone beside the password: on, off, and the codes for when it is gone. */
export function TwoStepPart() {
  const text = useText()
  const { api, announcer } = useServices()
  const { withProof, dialog } = useProof()
  const { data, error, reload } = useCall(accountFactors, {})
  const [shown, setShown] = useState<Shown | undefined>(undefined)
  const [refusal, setRefusal] = useState<ApiError | undefined>(undefined)
  const [busy, setBusy] = useState<'start' | 'off' | 'codes' | undefined>(undefined)
  const [isLeaving, setIsLeaving] = useState(false)
  const press = async (name: 'start' | 'off' | 'codes') => {
    if (busy !== undefined) return
    setBusy(name)
    setRefusal(undefined)
    if (name === 'start') {
      const answer = await withProof(() => api.call(accountTotpStart, {}))
      if (answer?.ok) setShown({ setup: answer.value })
      else setRefusal(answer?.error)
    } else if (name === 'codes') {
      const answer = await withProof(() => api.call(accountRecoveryCodes, {}))
      if (answer?.ok) setShown({ codes: answer.value.recoveryCodes })
      else setRefusal(answer?.error)
    } else {
      const answer = await withProof(() => api.call(accountTotpOff, {}))
      if (answer?.ok) announcer.say(text('security.turned_off'))
      else setRefusal(answer?.error)
      setIsLeaving(false)
    }
    setBusy(undefined)
    reload()
  }
  const totp = data?.totp
  return (
    <section className={styles.part} aria-labelledby="two-step">
      <div className={styles.head}>
        <h2 id="two-step" className={styles.title}>
          {text('security.two_step')}
        </h2>
        {data !== undefined && (
          <span className={styles.state} data-on={totp !== null}>
            {text(totp === null ? 'security.off' : 'security.active')}
          </span>
        )}
      </div>
      <p className={styles.note}>{text('security.two_step_why')}</p>
      {data === undefined && error === undefined && <Skeleton rows={1} rowHeight={40} />}
      {data === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {totp === null && (
        <div className={styles.presses}>
          <Button look="main" isBusy={busy === 'start'} onClick={() => press('start')}>
            {text('security.turn_on')}
          </Button>
        </div>
      )}
      {totp && (
        <>
          <p className={styles.note}>
            {text('security.since', { time: momentText(totp.since) })}
            {' · '}
            {text('security.recovery_left', { n: totp.recoveryLeft })}
          </p>
          {isLeaving ? (
            <div className={styles.ask}>
              <p>{text('security.turn_off_ask')}</p>
              <div className={styles.presses}>
                <Button isBusy={busy === 'off'} onClick={() => press('off')}>
                  {text('security.turn_off')}
                </Button>
                <Button look="quiet" onClick={() => setIsLeaving(false)}>
                  {text('ui.back')}
                </Button>
              </div>
            </div>
          ) : (
            <div className={styles.presses}>
              <Button isBusy={busy === 'codes'} onClick={() => press('codes')}>
                {text('security.new_codes')}
              </Button>
              <Button look="quiet" onClick={() => setIsLeaving(true)}>
                {text('security.turn_off')}
              </Button>
            </div>
          )}
        </>
      )}
      <ApiErrorText error={refusal} />
      {dialog}
      <Suspense>
        {shown !== undefined && 'setup' in shown && (
          <TotpSetup
            setup={shown.setup}
            onClose={() => setShown(undefined)}
            onDone={(codes) => {
              announcer.say(text('security.turned_on'))
              setShown({ codes })
              reload()
            }}
          />
        )}
        {shown !== undefined && 'codes' in shown && (
          <RecoveryCodes codes={shown.codes} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
