import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import {
  decidePasswordChange,
  EMPTY_PASSWORDS,
  PASSWORD_LENGTH_MIN,
  type PasswordFault,
  type Passwords,
} from './password-change.ts'
import styles from './profile.module.css'

/** Current, new, repeated (product §2, screens, "Profile"). */
export function PasswordForm() {
  const text = useText()
  const { identity, announcer } = useServices()
  const [passwords, setPasswords] = useState(EMPTY_PASSWORDS)
  const [faults, setFaults] = useState<Partial<Record<keyof Passwords, PasswordFault>>>({})
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const field = (name: keyof Passwords, label: string, autoComplete: string) => {
    const fault = faults[name]
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
      ...(fault === undefined ? {} : { error: faultText(fault) }),
    }
  }
  const faultText = (fault: PasswordFault) => {
    if (fault === 'password_short') return text('err.password_short', { n: PASSWORD_LENGTH_MIN })
    return text(fault === 'required' ? 'auth.required' : 'err.password_mismatch')
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
    if (!answer.ok) return setError(answer.error)
    setPasswords(EMPTY_PASSWORDS)
    announcer.say(text('auth.password_changed'))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField {...field('prev', text('auth.password_current'), 'current-password')} />
      <PasswordField {...field('next', text('auth.password_new'), 'new-password')} />
      <PasswordField {...field('repeat', text('auth.password_repeat'), 'new-password')} />
      <ApiErrorText error={error} />
      <Button type="submit" look="main" isBusy={isBusy}>
        {text('account.save')}
      </Button>
    </form>
  )
}
