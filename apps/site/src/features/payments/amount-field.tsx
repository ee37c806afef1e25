import type { MethodTerms, PaymentType } from '@xezer/contract/payments'
import { currencySign, formatMoney } from '@xezer/i18n/format-money'
import { type Currency, type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import styles from './order-form.module.css'
import { quickAmounts } from './quick-amounts.ts'

interface AmountFieldProps {
  type: PaymentType
  terms: MethodTerms
  currency: Currency
  /** What may be withdrawn; null for a deposit. */
  availableMinor: Minor | null
  amount: string
  /** What cannot be ordered anyway is not offered. */
  takes: (amountMinor: Minor) => boolean
  refused: { error?: string }
  onChange: (amount: string) => void
  onLeave: () => void
}

/** How much: typed, a round sum, or all that there is. */
export function AmountField({
  type,
  terms,
  currency,
  availableMinor,
  amount,
  takes,
  refused,
  onChange,
  onLeave,
}: AmountFieldProps) {
  const text = useText()
  const typed = parseTypedAmount(amount)
  const amountMinor = typed.ok ? typed.value : ZERO_MINOR
  const quick = quickAmounts(terms, currency)
  const show = (minor: Minor) => formatMoney(minor, currency)
  return (
    <div className={styles.amount}>
      <TextField
        label={text('payments.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={amount}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        ending={<span className={styles.sign}>{currencySign(currency)}</span>}
        hint={text(type === 'in' ? 'payments.minimum_deposit' : 'payments.minimum_withdrawal', {
          amount: show(readWireAmount(terms.min)),
        })}
        {...refused}
      />
      <div className={styles.quick}>
        {quick.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.round}
            disabled={!takes(readWireAmount(one))}
            aria-pressed={amountMinor === readWireAmount(one)}
            onClick={() => onChange(String(one))}
          >
            {one}
          </button>
        ))}
      </div>
      {availableMinor !== null && availableMinor > 0n && (
        <Button
          look="quiet"
          size="small"
          className={styles.all}
          disabled={!takes(availableMinor)}
          onClick={() => onChange(presentWireAmount(availableMinor).toFixed(2))}
        >
          {text('payments.all_of_it', { amount: show(availableMinor) })}
        </Button>
      )}
    </div>
  )
}
