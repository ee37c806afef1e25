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
import { chosenBonus, type DepositBonus } from './use-deposit-bonus.ts'
import styles from './voucher-form.module.css'

/**
 * Pays in with a prepaid code, which earns the bonus that is chosen for a deposit. One that nobody answered is sent again under
 * its own key: it is used once.
 */
export function VoucherForm({ bonus }: { bonus: DepositBonus }) {
  const text = useText()
  const router = useRouter()
  const { api, account, announcer } = useServices()
  const [code, setCode] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const unanswered = useRef<{ body: string; key: string } | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsEmpty(code.trim() === '')
    if (code.trim() === '') return focusInvalid(form)
    const input = { code, ...chosenBonus(bonus) }
    const body = JSON.stringify(input)
    const key = unanswered.current?.body === body ? unanswered.current.key : randomKey()
    unanswered.current = { body, key }
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(accountDepositAzx, input, { idempotencyKey: key })
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
  const offers = bonus.bonuses?.offers ?? []
  const offer = offers.find(({ campaign }) => campaign === bonus.chosen)
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
      {offers.length > 0 && (
        <p className={styles.bonus}>
          {text('account.bonus')}: <b>{offer?.name ?? text('bonuses.no_bonus')}</b>
        </p>
      )}
      {error?.code === 'rules_changed' ? (
        <RulesWanted isPressed />
      ) : (
        <ApiErrorText error={refused === undefined ? error : undefined} />
      )}
    </form>
  )
}
