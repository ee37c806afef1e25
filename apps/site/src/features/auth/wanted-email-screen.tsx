import { stopEmail, takeEmail } from '@xezer/contract/contacts'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { ACCOUNT_PROFILE_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './auth.module.css'

const KINDS = {
  take: {
    call: takeEmail,
    words: ['contact.take_title', 'contact.take_lead', 'contact.take', 'contact.taken'],
  },
  stop: {
    call: stopEmail,
    words: ['contact.stop_title', 'contact.stop_lead', 'contact.stop', 'contact.stopped'],
  },
} as const

/** Where the two letters about another address lead. A press does it: programs that look through mail open links too. */
export function WantedEmailScreen({ kind }: { kind: keyof typeof KINDS }) {
  const text = useText()
  const router = useRouter()
  const { api } = useServices()
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isDone, setIsDone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const {
    call,
    words: [title, lead, action, done],
  } = KINDS[kind]
  // The server draws the page too, and never sees what stands behind the `#`.
  const [isBare, setIsBare] = useState(false)
  useEffect(() => setIsBare(location.hash.length <= 1), [])
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(call, { token: location.hash.slice(1) })
    setIsBusy(false)
    if (answer.ok) setIsDone(true)
    else setError(answer.error)
  }
  // Without a secret, or with one that is over, there is nothing to ask the server.
  const isOver = isDone || isBare || (error !== undefined && !isSilent(error))
  return (
    <section className={styles.screen} aria-labelledby="wanted-email">
      <h1 id="wanted-email" className={styles.heading}>
        {text(title)}
      </h1>
      <p role="status" className={styles.lead}>
        {text(isDone ? done : isBare ? 'contact.link_bare' : lead)}
      </p>
      <ApiErrorText error={error} />
      {isOver ? (
        <Button size="large" isWide onClick={() => router.navigate(ACCOUNT_PROFILE_PATH)}>
          {text('auth.to_profile')}
        </Button>
      ) : (
        <Button look="main" size="large" isWide isBusy={isBusy} onClick={() => void press()}>
          {text(action)}
        </Button>
      )}
    </section>
  )
}
