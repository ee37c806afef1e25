import { accountDepositAzx } from '@xezer/contract/payments'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useRef, useState } from 'react'
import { RulesWanted } from '../../core/agreement/rules-wanted.tsx'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PAYMENT_HISTORY_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { plainText } from '../../core/text/plain-text.ts'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { randomKey } from '../../platform/random-key.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './voucher-form.module.css'

/** Pays in with a prepaid code. One that nobody answered is sent again under its own key: it is used once. */
export function VoucherForm() {
  const text = useText()
  const router = useRouter()
  const { api, account, announcer } = useServices()
  const [code, setCode] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const unanswered = useRef<{ code: string; key: string } | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsEmpty(code.trim() === '')
    if (code.trim() === '') return focusInvalid(form)
    const key = unanswered.current?.code === code ? unanswered.current.key : randomKey()
    unanswered.current = { code, key }
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(accountDepositAzx, { code }, { idempotencyKey: key })
    setIsBusy(false)
    if (answer.ok || !isSilent(answer.error)) unanswered.current = null
    if (!answer.ok) {
      setError(answer.error)
      return focusInvalid(form)
    }
    announcer.say(text('vouchers.done'))
    void account.refresh()
    router.navigate(PAYMENT_HISTORY_PATH)
  }
  const refused = error?.fields.code
  const fault = isEmpty
    ? text('field.field_required')
    : refused === undefined
      ? undefined
      : plainText(refused)
  return (
    <form className={styles.form} onSubmit={submit} noValidate inert={isBusy} aria-labelledby="voucher-title">
      <h2 id="voucher-title" className={styles.title}>
        {text('vouchers.title')}
      </h2>
      <div className={styles.line}>
        <TextField
          label={text('vouchers.code')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setIsEmpty(false)
            setError(undefined)
          }}
          hint={text('vouchers.hint')}
          {...(fault === undefined ? {} : { error: fault })}
        />
        <Button type="submit" isBusy={isBusy}>
          {text('vouchers.use')}
        </Button>
      </div>
      {error?.code === 'rules_changed' ? (
        <RulesWanted isPressed />
      ) : (
        <ApiErrorText error={refused === undefined ? error : undefined} />
      )}
    </form>
  )
}
