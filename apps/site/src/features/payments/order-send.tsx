import type { MethodTerms, PaymentType } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Currency, Minor } from '@xezer/money/minor'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { RulesWanted } from '../../core/agreement/rules-wanted.tsx'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { ACCOUNT_IDENTITY_PATH } from '../../core/paths.ts'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { Link } from '../../platform/router-context.tsx'
import type { WantedRoom } from './deposit-room.ts'
import { NoRoom, NoTime } from './no-room.tsx'
import styles from './order-form.module.css'

/** What the button says that knows of a bonus which goes with the withdrawal. */
export const FORFEIT = 'forfeit'

interface OrderSendProps {
  type: PaymentType
  error: ApiError | undefined
  isBusy: boolean
  amount: string
  amountMinor: Minor
  terms: MethodTerms
  currency: Currency
  /** The player's own limit takes not even the least deposit. */
  noRoom: WantedRoom | undefined
  /** His time of play is used up until then: no deposit is taken. */
  timeOpens: string | null
  /** It cannot be ordered: said beside the amount, before the button or above the order. */
  isOff: boolean
  /** What is paid there: on a phone the sum stands below what is seen. */
  payMinor: Minor
}

/**
 * What was refused as a whole, and the one button; two of them where a bonus would be lost. Enter, and the second press of a
 * double one, go to the first: it keeps the bonus.
 */
export function OrderSend({
  type,
  error,
  isBusy,
  amount,
  amountMinor,
  terms,
  payMinor,
  ...props
}: OrderSendProps) {
  const text = useText()
  const { noRoom, timeOpens, isOff, currency } = props
  const isDeposit = type === 'in'
  // Beside its field.
  const isSaidAbove = Object.keys(error?.fields ?? {}).some((field) => field !== 'bonus')
  const isLosing = wouldLose(error)
  // Whoever does not know what became of his money is told that a second press doubles nothing.
  const told = error && isSilent(error) ? { ...error, text: text('payments.unanswered') } : error
  return (
    <>
      {error?.code === 'rules_changed' ? (
        <RulesWanted isPressed />
      ) : (
        <ApiErrorText error={isSaidAbove ? undefined : told} />
      )}
      {error?.code === 'identity_required' && (
        <Link to={ACCOUNT_IDENTITY_PATH} className={styles.toIdentity}>
          {text('nav.identity')}
        </Link>
      )}
      {timeOpens !== null ? (
        <NoTime opens={timeOpens} />
      ) : (
        noRoom !== undefined && <NoRoom room={noRoom} terms={terms} currency={currency} />
      )}
      {isLosing ? (
        <>
          <Button type="submit" look="main" size="large" isWide>
            {text('bonuses.keep_bonus')}
          </Button>
          <Button type="submit" name={FORFEIT} isWide isBusy={isBusy}>
            {text('bonuses.withdraw_anyway')}
          </Button>
        </>
      ) : (
        <Button type="submit" look="main" size="large" isWide isBusy={isBusy} disabled={isOff}>
          {isBusy
            ? text('payments.sending')
            : amountMinor === 0n
              ? text(isDeposit ? 'payments.continue_plain' : 'payments.withdraw_plain')
              : text(isDeposit ? 'payments.continue' : 'payments.withdraw', { amount })}
        </Button>
      )}
      {isDeposit && !isOff && (
        <p className={styles.onward}>
          {amountMinor === 0n
            ? text('payments.goes_to', { method: terms.name })
            : text('payments.pays_there', {
                method: terms.name,
                amount: formatMoney(payMinor, terms.currency),
              })}
        </p>
      )}
    </>
  )
}

/** Whether the last press was refused because a bonus goes with it. */
export function wouldLose(error: ApiError | undefined): boolean {
  return error?.code === 'bonus_would_be_lost'
}

/** Whether the form was sent by that button. */
export function isForfeiting(event: Event): boolean {
  const { submitter } = event as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === FORFEIT
}
