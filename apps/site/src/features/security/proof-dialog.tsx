import { accountProve } from '@xezer/contract/factors'
import { accountPasskeys } from '@xezer/contract/passkeys'
import { Button } from '@xezer/ui/button'
import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { useServices } from '../../core/services.tsx'
import { canUsePasskeys, proveWithPasskey } from '../../core/session/passkeys.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './security.module.css'

/** How the player gets in is changed by the player only: an open page is not enough. */
export default function ProofDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const text = useText()
  const { api } = useServices()
  const { data } = useCall(accountPasskeys, {})
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setWasAsked(true)
    if (password === '') return focusInvalid(form)
    setIsBusy(true)
    const answer = await api.call(accountProve, { password })
    setIsBusy(false)
    if (answer.ok) return onDone()
    setError(answer.error)
    focusInvalid(form)
  }
  const prove = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await proveWithPasskey(api)
    setIsBusy(false)
    if (!answer.ok) setError(answer.error)
    else if (answer.value === 'done') onDone()
  }
  const hasPasskey = data !== undefined && data.passkeys.length > 0 && canUsePasskeys(data.domain)
  const refusal = error?.fields.password
  const fault = wasAsked && password === '' ? text('field.field_required') : refusal && plainText(refusal)
  return (
    <Dialog isOpen title={text('security.proof_title')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={text('auth.password_current')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setError(undefined)
          }}
          {...(fault ? { error: fault } : {})}
        />
        {refusal === undefined && <ApiErrorText error={error} />}
        <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
          {text('security.proof_confirm')}
        </Button>
        {hasPasskey && (
          <Button size="large" isWide onClick={prove}>
            {text('auth.passkey_prove')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
