import { accountSessionEnd, accountSessions, accountSessionsEnd } from '@xezer/contract/sessions'
import { Button } from '@xezer/ui/button'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { useServices } from '../../core/services.tsx'
import { momentText } from '../../core/text/moment-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { nameDevice } from './name-device.ts'
import styles from './security.module.css'
import { SessionRow } from './session-row.tsx'

/** Where the player is logged in; each other place can be left from here, or all of them at once. */
export function SessionsPart() {
  const text = useText()
  const { api, announcer } = useServices()
  const { data, error, reload } = useCall(accountSessions, {})
  const [refusal, setRefusal] = useState<ApiError | undefined>(undefined)
  // Which press is under way: of one session, or of all others.
  const [busy, setBusy] = useState<number | 'others' | undefined>(undefined)
  const end = async (which: number | 'others') => {
    if (busy !== undefined) return
    setBusy(which)
    const answer = await (which === 'others'
      ? api.call(accountSessionsEnd, {})
      : api.call(accountSessionEnd, { session: which }))
    setBusy(undefined)
    // What is over already was left in another way: the list says so.
    const isOver = answer.ok || answer.error.code === 'not_found'
    setRefusal(isOver ? undefined : answer.error)
    if (isOver) announcer.say(text(which === 'others' ? 'security.others_ended' : 'security.ended'))
    reload()
  }
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <div className={styles.head}>
        <h2 id="sessions" className={styles.title}>
          {text('security.sessions')}
        </h2>
        {data !== undefined && data.sessions.length > 1 && (
          <Button look="quiet" size="small" isBusy={busy === 'others'} onClick={() => end('others')}>
            {text('security.end_others')}
          </Button>
        )}
      </div>
      {data === undefined && error === undefined && <Skeleton rows={3} rowHeight={60} />}
      {data === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {data !== undefined && (
        <>
          {data.lastLogin !== null && (
            <p className={styles.note}>
              {text('security.last_login', {
                time: momentText(data.lastLogin.opened),
                device: nameDevice(text, data.lastLogin),
              })}
            </p>
          )}
          <ul className={styles.rows}>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={busy === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        </>
      )}
      <ApiErrorText error={refusal} />
    </section>
  )
}
