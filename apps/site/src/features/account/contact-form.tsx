import { accountPhone } from '@xezer/contract/contacts'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { COUNTRY_CODE, isWholePhone, maskPhone, presentPhone } from '../../core/forms/phone-mask.ts'
import { useServices } from '../../core/services.tsx'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './profile.module.css'

interface ContactFormProps {
  /** Two-step log-in is on. */
  needsCode: boolean
  onDone: () => void
  onClose: () => void
}

const EMPTY = { phone: '', password: '', code: '' }
type Name = keyof typeof EMPTY

/** Another phone number; that it is the player who presses, the password says, and the code where there is one. */
export function PhoneForm({ needsCode, onDone, onClose }: ContactFormProps) {
  const text = useText()
  const { api, announcer } = useServices()
  const [typed, setTyped] = useState(EMPTY)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const names: Name[] = needsCode ? ['phone', 'password', 'code'] : ['phone', 'password']
  const findFault = (name: Name) => {
    if (typed[name].trim() === '') return 'field_required'
    return name === 'phone' && !isWholePhone(typed.phone) ? 'phone_invalid' : undefined
  }
  const field = (name: Name) => {
    const refusal = error?.fields[name]
    const found = wasSent ? findFault(name) : undefined
    const fault = found === undefined ? refusal && plainText(refusal) : text(`field.${found}`)
    return {
      name,
      value: typed[name],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        setTyped({ ...typed, [name]: name === 'phone' ? maskPhone(value) : value })
        setError(undefined)
      },
      ...(fault ? { error: fault } : {}),
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const shown = event.currentTarget
    setWasSent(true)
    if (names.some((name) => findFault(name) !== undefined)) return focusInvalid(shown)
    setIsBusy(true)
    const { password, code } = typed
    const proof = { password, ...(needsCode ? { code } : {}) }
    const answer = await api.call(accountPhone, { phone: presentPhone(typed.phone), ...proof })
    setIsBusy(false)
    if (answer.ok) {
      announcer.say(text('contact.phone_changed'))
      return onDone()
    }
    setError(answer.error)
    focusInvalid(shown)
  }
  const isAboutField = names.some((name) => error?.fields[name] !== undefined)
  const prefix = typed.phone.startsWith('+') ? '' : ` (${COUNTRY_CODE})`
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={`${text('contact.phone_new')}${prefix}`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={text('contact.phone_note')}
        {...field('phone')}
      />
      <PasswordField
        label={text('auth.password_current')}
        autoComplete="current-password"
        {...field('password')}
      />
      {needsCode && (
        <TextField
          label={text('auth.code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          hint={text('payments.need.code')}
          {...field('code')}
        />
      )}
      <ApiErrorText error={isAboutField ? undefined : error} />
      <div className={styles.buttons}>
        <Button type="submit" look="main" isBusy={isBusy}>
          {text('account.save')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {text('safety.cancel')}
        </Button>
      </div>
    </form>
  )
}
