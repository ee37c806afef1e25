import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useIdentity } from '../../core/session/use-identity.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './auth.module.css'

interface CodeStepProps {
  email: string
  password: string
  onDone: () => void
}

/** The second half of a log-in: the same words once more, with a code. */
export function CodeStep({ email, password, onDone }: CodeStepProps) {
  const text = useText()
  const identity = useIdentity()
  const [isWritten, setIsWritten] = useState(false)
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setWasAsked(true)
    if (code.trim() === '') return focusInvalid(form)
    setIsBusy(true)
    const answer = await identity.login(email, password, code)
    setIsBusy(false)
    if (answer.ok) return onDone()
    setError(answer.error)
    focusInvalid(form)
  }
  const change = () => {
    setIsWritten(!isWritten)
    setCode('')
    setWasAsked(false)
    setError(undefined)
  }
  const refusal = error?.fields.code
  const fault = wasAsked && code.trim() === '' ? text('field.field_required') : refusal && plainText(refusal)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{text(isWritten ? 'auth.recovery_wanted' : 'auth.code_wanted')}</p>
      <TextField
        key={String(isWritten)}
        // The dialog stands already: what is asked next is ready to type into.
        autoFocus
        label={text(isWritten ? 'auth.recovery_code' : 'auth.code')}
        name="code"
        inputMode={isWritten ? 'text' : 'numeric'}
        autoComplete={isWritten ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        maxLength={24}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
        {...(fault ? { error: fault } : {})}
      />
      {refusal === undefined && <ApiErrorText error={error} />}
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        {text('auth.login')}
      </Button>
      <p className={styles.other}>
        <button type="button" className={styles.link} onClick={change}>
          {text(isWritten ? 'auth.use_phone' : 'auth.use_recovery')}
        </button>
      </p>
    </form>
  )
}
