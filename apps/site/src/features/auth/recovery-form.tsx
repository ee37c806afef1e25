import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { faultText } from '../../core/forms/fault-text.ts'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useIdentity } from '../../core/session/use-identity.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './auth.module.css'
import { EMAIL } from './email.ts'

interface RecoveryFormProps {
  email: string
  onType: (email: string) => void
  onLogin: () => void
}

/** PASSWORD_RECOVERY (product §2, screens): the answer is the same whether there is such an account or not. */
export function RecoveryForm({ email, onType, onLogin }: RecoveryFormProps) {
  const text = useText()
  const identity = useIdentity()
  const [isInvalid, setIsInvalid] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [said, setSaid] = useState<string | undefined>(undefined)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    if (!EMAIL.test(email.trim())) {
      setIsInvalid(true)
      return focusInvalid(form)
    }
    setIsBusy(true)
    const asked = await identity.askToRestore(email.trim())
    setIsBusy(false)
    if (asked.ok) return setSaid(plainText(asked.value))
    setError(asked.error)
    focusInvalid(form)
  }
  const findFault = () => {
    if (isInvalid) return { error: faultText(text, email.trim() === '' ? 'field_required' : 'email_invalid') }
    const refusal = error?.fields.email
    return refusal === undefined ? {} : { error: plainText(refusal) }
  }
  if (said !== undefined) {
    return (
      <div className={styles.told}>
        <p role="alert" className={styles.lead}>
          {said}
        </p>
        <Button size="large" isWide onClick={onLogin}>
          {text('auth.back_to_login')}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{text('auth.recovery_lead')}</p>
      <TextField
        label={text('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        onChange={(event) => {
          onType(event.target.value)
          setIsInvalid(false)
          setError(undefined)
        }}
        {...findFault()}
      />
      <ApiErrorText error={error} fields={['email']} />
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        {text('auth.send_link')}
      </Button>
      <p className={styles.other}>
        <button type="button" className={styles.link} onClick={onLogin}>
          {text('auth.back_to_login')}
        </button>
      </p>
    </form>
  )
}
