import { accountTotpOn } from '@xezer/contract/factors'
import { Button } from '@xezer/ui/button'
import Dialog from '@xezer/ui/dialog'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useServices } from '../../core/services.tsx'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './security.module.css'

interface TotpSetupProps {
  setup: { secret: string; uri: string }
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** A telephone gets the secret, by its camera or by hand, and shows with a first code that it has it. */
export default function TotpSetup({ setup, onClose, onDone }: TotpSetupProps) {
  const text = useText()
  const { api } = useServices()
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
    const answer = await api.call(accountTotpOn, { code })
    setIsBusy(false)
    if (answer.ok) return onDone(answer.value.recoveryCodes)
    setError(answer.error)
    focusInvalid(form)
  }
  const refusal = error?.fields.code
  const fault = wasAsked && code.trim() === '' ? text('field.field_required') : refusal && plainText(refusal)
  return (
    <Dialog isOpen title={text('security.two_step')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>{text('security.setup_scan')}</p>
        <QrCode value={setup.uri} name={text('security.qr')} />
        <p className={styles.note}>
          {text('security.setup_type')}{' '}
          <code className={styles.secret}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <TextField
          label={text('security.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          hint={text('security.code_hint')}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
          {...(fault ? { error: fault } : {})}
        />
        {refusal === undefined && <ApiErrorText error={error} />}
        <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
          {text('security.turn_on')}
        </Button>
      </form>
    </Dialog>
  )
}

function QrCode({ value, name }: { value: string; name: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(value, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size, path: squares.join('') }
  }, [value])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
