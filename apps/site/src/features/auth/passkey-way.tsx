import { IconFingerprint } from '@tabler/icons-react'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { useServices } from '../../core/services.tsx'
import { canUsePasskeys, logInWithPasskey } from '../../core/session/passkeys.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './auth.module.css'

/** The better way in, before the words of the other one; absent where browser or house have none. */
export function PasskeyWay({ onDone }: { onDone: () => void }) {
  const text = useText()
  const { api, session } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const [isAbsent, setIsAbsent] = useState(() => !canUsePasskeys())
  const [error, setError] = useState<ApiError | undefined>(undefined)
  if (isAbsent) return null
  const enter = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    const answer = await logInWithPasskey(api, session)
    setIsBusy(false)
    if (answer.ok) return answer.value === 'done' ? onDone() : undefined
    if (answer.error.code === 'not_found') return setIsAbsent(true)
    setError(answer.error)
  }
  return (
    <div className={styles.form}>
      <Button size="large" isWide isBusy={isBusy} onClick={enter}>
        <IconFingerprint size={20} stroke={1.75} aria-hidden="true" className={styles.wayIcon} />
        {text('auth.passkey')}
      </Button>
      <ApiErrorText error={error} />
      <p className={styles.or}>{text('auth.or_password')}</p>
    </div>
  )
}
