import { confirmEmail } from '@xezer/contract/identity'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { ACCOUNT_PROFILE_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './auth.module.css'

/** Confirms the address as soon as it is opened; the link is asked for once, however often the page is drawn. */
export function ConfirmEmailScreen() {
  const text = useText()
  const router = useRouter()
  const player = usePlayer()
  const { api } = useServices()
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isConfirmed, setIsConfirmed] = useState(false)
  // Opened without what stands behind the `#`: there is nothing to ask the server.
  const [isBare, setIsBare] = useState(false)
  const wasAsked = useRef(false)
  const confirm = useCallback(async () => {
    setError(undefined)
    const answer = await api.call(confirmEmail, { token: location.hash.slice(1) })
    if (answer.ok) setIsConfirmed(true)
    else setError(answer.error)
  }, [api])
  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    if (location.hash.length > 1) void confirm()
    else setIsBare(true)
  }, [confirm])
  const isDead = error !== undefined && !isSilent(error)
  return (
    <section className={styles.screen} aria-labelledby="confirm-email">
      <h1 id="confirm-email" className={styles.heading}>
        {text('auth.confirm_title')}
      </h1>
      {error === undefined && (
        <p role="status" className={styles.lead}>
          {text(isBare ? 'auth.confirm_lead' : isConfirmed ? 'auth.email_is_confirmed' : 'auth.confirming')}
        </p>
      )}
      <ApiErrorText error={error} />
      {isDead && (
        <p className={styles.lead}>
          {text(player === undefined ? 'auth.confirm_again_guest' : 'auth.confirm_again')}
        </p>
      )}
      {(isBare || isConfirmed || isDead) && (
        <Button size="large" isWide onClick={() => router.navigate(ACCOUNT_PROFILE_PATH)}>
          {text(isDead && player === undefined ? 'auth.login' : 'auth.to_profile')}
        </Button>
      )}
      {error !== undefined && !isDead && (
        <Button size="large" isWide onClick={() => void confirm()}>
          {text('err.retry')}
        </Button>
      )}
    </section>
  )
}
