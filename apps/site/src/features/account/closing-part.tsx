import type { CallOutput } from '@xezer/contract/call'
import { accountClose, type accountLeaving } from '@xezer/contract/leaving'
import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { Checkbox } from '@xezer/ui/checkbox'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import {
  ACCOUNT_BETS_PATH,
  ACCOUNT_ROUNDS_PATH,
  PAYMENT_HISTORY_PATH,
  WITHDRAWAL_PATH,
} from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './profile.module.css'

type Leaving = CallOutput<typeof accountLeaving>

/** The end of the account: what stands before it, and behind a press, a box and the password, the end. */
export function ClosingPart({ leaving, onChanged }: { leaving: Leaving; onChanged: () => void }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const currency = usePlayer()?.user.currency ?? 'AZN'
  const { openBets, openRounds, openPayments, left, stays, years } = leaving
  const hindrances: (readonly [path: string, name: string])[] = []
  if (openBets > 0) hindrances.push([ACCOUNT_BETS_PATH, text('privacy.close_bets', { count: openBets })])
  if (openRounds > 0)
    hindrances.push([ACCOUNT_ROUNDS_PATH, text('privacy.close_rounds', { count: openRounds })])
  if (openPayments > 0)
    hindrances.push([PAYMENT_HISTORY_PATH, text('privacy.close_payments', { count: openPayments })])
  if (left > 0) {
    const amount = formatMoney(readWireAmount(left), currency)
    hindrances.push([WITHDRAWAL_PATH, text('privacy.close_money', { amount })])
  }
  const rest = readWireAmount(stays)
  return (
    <section className={styles.part} aria-labelledby="closing">
      <h2 id="closing" className={styles.title}>
        {text('privacy.close')}
      </h2>
      <p className={styles.note}>{text('privacy.close_about', { years })}</p>
      {rest > 0n && (
        <p className={styles.note}>{text('privacy.close_rest', { amount: formatMoney(rest, currency) })}</p>
      )}
      {hindrances.length > 0 && (
        <div className={styles.notice}>
          <p>{text('privacy.close_first')}</p>
          <ul className={styles.hindrances}>
            {hindrances.map(([path, name]) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hindrances.length === 0 && !isOpen && (
        <div className={styles.buttons}>
          <Button onClick={() => setIsOpen(true)}>{text('privacy.close_start')}</Button>
        </div>
      )}
      {hindrances.length === 0 && isOpen && (
        <ClosingForm onClose={() => setIsOpen(false)} onRefused={onChanged} />
      )}
    </section>
  )
}

function ClosingForm({ onClose, onRefused }: { onClose: () => void; onRefused: () => void }) {
  const text = useText()
  const { api, announcer, session } = useServices()
  const [password, setPassword] = useState('')
  const [isTicked, setIsTicked] = useState(false)
  const [isWanting, setIsWanting] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isReady = isTicked && password !== ''
    setIsWanting(!isReady)
    if (!isReady) focusInvalid(event.currentTarget)
    if (!isReady || isBusy) return
    setIsBusy(true)
    const answer = await api.call(accountClose, { password, confirmed: true })
    setIsBusy(false)
    setError(answer.ok ? undefined : answer.error)
    if (!answer.ok) return onRefused()
    announcer.say(text('privacy.closed'))
    session.end('logout')
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label={text('auth.password_current')}
        name="password"
        autoComplete="current-password"
        value={password}
        {...(isWanting && password === '' ? { error: text('field.field_required') } : {})}
        onChange={(event) => {
          setPassword(event.target.value)
          setError(undefined)
        }}
      />
      <Checkbox
        checked={isTicked}
        aria-invalid={isWanting && !isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
      >
        {text('privacy.close_box')}
      </Checkbox>
      <p role="alert" className={styles.fault}>
        {isWanting && text('privacy.close_wanted')}
      </p>
      <ApiErrorText error={error} />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {text('privacy.close_now')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {text('ui.back')}
        </Button>
      </div>
    </form>
  )
}
