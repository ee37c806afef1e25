import type { accountProfile } from '@xezer/contract/account'
import type { CallOutput } from '@xezer/contract/call'
import { accountEmailAgain, accountEmailCancel } from '@xezer/contract/contacts'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { useServices } from '../../core/services.tsx'
import { momentText } from '../../core/text/moment-text.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './profile.module.css'

export type WantedEmail = NonNullable<CallOutput<typeof accountProfile>['wantedEmail']>

/** The address that waits for its link: sent once more, or given up. */
export function WantedEmailNotice({ wanted, onChanged }: { wanted: WantedEmail; onChanged: () => void }) {
  const text = useText()
  const { api, announcer } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const press = async (call: typeof accountEmailAgain | typeof accountEmailCancel) => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(call, {})
    setIsBusy(false)
    if (!answer.ok) return setError(answer.error)
    const { success } = answer.value
    announcer.say(typeof success === 'string' ? plainText(success) : text('contact.email_kept'))
    onChanged()
  }
  return (
    <div className={styles.notice}>
      <p role="status">
        {text('contact.email_waits', { email: wanted.email, time: momentText(wanted.until) })}
      </p>
      <ApiErrorText error={error} />
      <div className={styles.buttons}>
        <Button size="small" isBusy={isBusy} onClick={() => void press(accountEmailAgain)}>
          {text('auth.confirm_resend')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => void press(accountEmailCancel)}>
          {text('contact.email_cancel')}
        </Button>
      </div>
    </div>
  )
}
