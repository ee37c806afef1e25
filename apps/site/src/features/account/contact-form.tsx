import { accountEmail, accountPhone } from '@xezer/contract/contacts'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { COUNTRY_CODE, isWholePhone, maskPhone, presentPhone } from '../../core/forms/phone-mask.ts'
import { useTyped } from '../../core/forms/use-typed.ts'
import { useServices } from '../../core/services.tsx'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './profile.module.css'

export type ContactKind = 'phone' | 'email'

interface ContactFormProps {
  kind: ContactKind
  /** Two-step log-in is on. */
  needsCode: boolean
  onDone: () => void
  onClose: () => void
}

const NO_PROOF = { password: '', code: '' }
type Name = 'contact' | keyof typeof NO_PROOF

const WORDS = {
  phone: { label: 'contact.phone_new', hint: 'contact.phone_note', action: 'account.save' },
  email: { label: 'contact.email_new', hint: 'contact.email_note', action: 'contact.email_send' },
} as const

const LOOKS = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 24 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
} as const

/** Another number or address; that it is the player who presses, the password says, and the code where there is one. */
export function ContactForm({ kind, needsCode, onDone, onClose }: ContactFormProps) {
  const text = useText()
  const { api, announcer } = useServices()
  const [contact, setContact] = useTyped<string>(`contact ${kind}`, '')
  const [proof, setProof] = useState(NO_PROOF)
  const typed = { contact, ...proof }
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const names: Name[] = needsCode ? ['contact', 'password', 'code'] : ['contact', 'password']
  const wireName = (name: Name) => (name === 'contact' ? kind : name)
  const findFault = (name: Name) => {
    if (typed[name].trim() === '') return 'field_required'
    return name === 'contact' && kind === 'phone' && !isWholePhone(typed.contact)
      ? 'phone_invalid'
      : undefined
  }
  const field = (name: Name) => {
    const refusal = error?.fields[wireName(name)]
    const found = wasSent ? findFault(name) : undefined
    const fault = found === undefined ? refusal && plainText(refusal) : text(`field.${found}`)
    return {
      name: wireName(name),
      value: typed[name],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        if (name === 'contact') setContact(kind === 'phone' ? maskPhone(value) : value)
        else setProof({ ...proof, [name]: value })
        setError(undefined)
      },
      ...(fault ? { error: fault } : {}),
    }
  }
  const send = async () => {
    const { password, code } = proof
    const shown = { password, ...(needsCode ? { code } : {}) }
    if (kind === 'email') {
      const answer = await api.call(accountEmail, { email: contact, ...shown })
      return answer.ok ? plainText(answer.value.success) : answer.error
    }
    const answer = await api.call(accountPhone, { phone: presentPhone(contact), ...shown })
    return answer.ok ? text('contact.phone_changed') : answer.error
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const shown = event.currentTarget
    setWasSent(true)
    if (names.some((name) => findFault(name) !== undefined)) return focusInvalid(shown)
    setIsBusy(true)
    const answer = await send()
    setIsBusy(false)
    if (typeof answer === 'string') {
      announcer.say(answer)
      setContact(undefined)
      return onDone()
    }
    setError(answer)
    focusInvalid(shown)
  }
  const cancel = () => {
    setContact(undefined)
    onClose()
  }
  const isAboutField = names.some((name) => error?.fields[wireName(name)] !== undefined)
  const prefix = kind === 'email' || typed.contact.startsWith('+') ? '' : ` (${COUNTRY_CODE})`
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={`${text(WORDS[kind].label)}${prefix}`}
        hint={text(WORDS[kind].hint)}
        {...LOOKS[kind]}
        {...field('contact')}
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
          {text(WORDS[kind].action)}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={cancel}>
          {text('ui.back')}
        </Button>
      </div>
    </form>
  )
}
