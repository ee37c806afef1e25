import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { type FormFault, faultText } from '../../core/forms/fault-text.ts'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { useServices } from '../../core/services.tsx'
import { useIdentity } from '../../core/session/use-identity.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { decidePasswordChange, EMPTY_PASSWORDS, type Passwords } from './password-change.ts'
import styles from './profile.module.css'

/** Current, new, repeated (product §2, screens, "Profile"). */
export function PasswordForm() {
  const text = useText()
  const identity = useIdentity()
  const { announcer } = useServices()
  const [passwords, setPasswords] = useState(EMPTY_PASSWORDS)
  const [faults, setFaults] = useState<Partial<Record<keyof Passwords, FormFault>>>({})
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const field = (name: keyof Passwords, label: string, autoComplete: string) => {
    const fault = faults[name]
    const refusal = error?.fields[name]
    const sentence = fault === undefined ? refusal && plainText(refusal) : faultText(text, fault)
    return {
      label,
      name,
      autoComplete,
      value: passwords[name],
      onChange: (event: { target: { value: string } }) => {
        setPasswords({ ...passwords, [name]: event.target.value })
        const { [name]: _old, ...others } = faults
        setFaults(others)
        setError(undefined)
      },
      ...(sentence === undefined ? {} : { error: sentence }),
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const found = decidePasswordChange(passwords)
    setFaults(found)
    if (Object.keys(found).length > 0) return focusInvalid(form)
    setIsBusy(true)
    const answer = await identity.changePassword(passwords)
    setIsBusy(false)
    if (!answer.ok) {
      setError(answer.error)
      return focusInvalid(form)
    }
    setPasswords(EMPTY_PASSWORDS)
    announcer.say(text('auth.password_changed'))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField {...field('prev', text('auth.password_current'), 'current-password')} />
      <PasswordField {...field('next', text('auth.password_new'), 'new-password')} />
      <PasswordField {...field('repeat', text('auth.password_repeat'), 'new-password')} />
      <ApiErrorText error={error} fields={Object.keys(passwords)} />
      <Button type="submit" look="main" isBusy={isBusy}>
        {text('account.save')}
      </Button>
    </form>
  )
}
