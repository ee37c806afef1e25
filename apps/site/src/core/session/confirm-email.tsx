import { accountConfirmation } from '@xezer/contract/identity'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import type { ApiError } from '../../platform/api-client.ts'
import { ApiErrorText } from '../forms/api-error-text.tsx'
import { useServices } from '../services.tsx'
import { plainText } from '../text/plain-text.ts'
import styles from './confirm-email.module.css'

/** Says that the address waits for its link, and sends the link again; bare where what stands around it says so. */
export function ConfirmEmail({ isBare = false }: { isBare?: boolean }) {
  const text = useText()
  const { api } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<string | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const ask = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(accountConfirmation, {})
    setIsBusy(false)
    if (answer.ok) setSaid(plainText(answer.value.success))
    else setError(answer.error)
  }
  return (
    <div className={isBare ? styles.bare : styles.notice}>
      <p role="status">{said ?? (!isBare && text('auth.confirm_lead'))}</p>
      <ApiErrorText error={error} />
      {said === undefined && (
        <Button size="small" isBusy={isBusy} onClick={() => void ask()}>
          {text('auth.confirm_resend')}
        </Button>
      )}
    </div>
  )
}
