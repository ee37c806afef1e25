import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { useIdentity } from '../../core/session/use-identity.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './auth.module.css'
import { CodeStep } from './code-step.tsx'
import { PasskeyWay } from './passkey-way.tsx'

interface LoginFormProps {
  hasExpired: boolean
  email: string
  onType: (email: string) => void
  onRecover: () => void
  onDone: () => void
  onRegister: () => void
}

export function LoginForm({ hasExpired, email, onType, onDone, onRegister, onRecover }: LoginFormProps) {
  const text = useText()
  const identity = useIdentity()
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  // The password was right, and a code is wanted as well.
  const [isHalf, setIsHalf] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const findFault = (name: string, value: string) => {
    if (wasAsked && value === '') return { error: text('field.field_required') }
    const refusal = error?.fields[name]
    return refusal === undefined ? {} : { error: plainText(refusal) }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setWasAsked(true)
    if (email.trim() === '' || password === '') return focusInvalid(form)
    setIsBusy(true)
    const answer = await identity.login(email.trim(), password)
    setIsBusy(false)
    if (answer.ok) onDone()
    else if (answer.error.code === 'second_factor_required') setIsHalf(true)
    else setError(answer.error)
  }
  if (isHalf) return <CodeStep email={email.trim()} password={password} onDone={onDone} />
  return (
    <form className={styles.form} onSubmit={submit} onChange={() => setError(undefined)} noValidate>
      {hasExpired && (
        <p className={styles.expired} role="alert">
          {text('err.session_expired')}
        </p>
      )}
      <PasskeyWay onDone={onDone} />
      <TextField
        label={text('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        onChange={(event) => onType(event.target.value)}
        {...findFault('email', email.trim())}
      />
      <PasswordField
        label={text('auth.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...findFault('password', password)}
      />
      <ApiErrorText error={error} />
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        {text('auth.login')}
      </Button>
      <p className={styles.other}>
        <button type="button" className={styles.link} onClick={onRecover}>
          {text('auth.forgot')}
        </button>
      </p>
      <p className={styles.other}>
        {text('auth.no_account')}{' '}
        <button type="button" className={styles.link} onClick={onRegister}>
          {text('auth.register')}
        </button>
      </p>
    </form>
  )
}
