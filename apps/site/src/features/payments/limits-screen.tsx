import type { MethodTerms, PaymentMethods, PaymentType } from '@xezer/contract/payments'
import { paymentLimits } from '@xezer/contract/payments'
import { currencyCode, formatMoney } from '@xezer/i18n/format-money'
import { CURRENCIES, type Currency } from '@xezer/money/minor'
import { METHODS } from '@xezer/payments/methods'
import { Chip } from '@xezer/ui/chip'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Fragment } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { feeText } from './fee-text.ts'
import { limitsIn } from './limits-in.ts'
import styles from './limits-screen.module.css'
import { MethodIcon } from './method-icon.tsx'
import { METHOD_TITLES } from './method-titles.ts'

/** What one payment may be by each method, in and out: for everybody. */
export function LimitsScreen() {
  const text = useText()
  const { data, error, reload } = useCall(paymentLimits, {})
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{text('nav.payments')}</h1>
      {data === undefined && error === undefined && <Skeleton rows={13} rowHeight={48} />}
      {data === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {data !== undefined && <Limits limits={data} />}
    </section>
  )
}

function Limits({ limits: manat }: { limits: PaymentMethods }) {
  const text = useText()
  const [kept, keep] = useKept<string>('currency', 'AZN')
  const currency = CURRENCIES.find((one) => one === kept) ?? 'AZN'
  const limits = limitsIn(currency, manat)
  const amount = formatMoney(readWireAmount(limits.minimum), currency)
  return (
    <>
      <fieldset className={styles.currencies}>
        <legend className={styles.legend}>{text('auth.currency')}</legend>
        {CURRENCIES.map((one) => (
          <Chip key={one} isOn={one === currency} onClick={() => keep(one)}>
            {currencyCode(one)}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.lead}>
        {text('payments.limits_lead', { currency: currencyCode(currency) })}{' '}
        {text('payments.least_deposit', { amount })}
      </p>
      <LimitsTable type="in" methods={limits.in} currency={currency} />
      <LimitsTable type="out" methods={limits.out} currency={currency} />
      <p className={styles.lead}>
        {text('payments.rates_lead')}
        {limits.rates.map(({ text: rate }, place) => (
          <Fragment key={rate}>
            {place === 0 ? ' ' : ', '}
            <span className={styles.rate}>{rate}</span>
          </Fragment>
        ))}
      </p>
    </>
  )
}

interface LimitsTableProps {
  type: PaymentType
  methods: readonly MethodTerms[]
  currency: Currency
}

function LimitsTable({ type, methods, currency }: LimitsTableProps) {
  const text = useText()
  const show = (amount: number) => formatMoney(readWireAmount(amount), currency)
  const columns = ['payments.minimum', 'payments.maximum', 'payments.fee', 'payments.time'] as const
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {text(type === 'in' ? 'payments.deposit' : 'payments.withdrawal')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text(METHOD_TITLES[type])}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {methods.map((terms) => (
            <tr key={terms.method}>
              <th scope="row">
                <span className={styles.method}>
                  <MethodIcon group={METHODS[terms.method].group} />
                  {terms.name}
                </span>
              </th>
              <td data-name={text('payments.minimum')}>{show(terms.min)}</td>
              <td data-name={text('payments.maximum')}>{show(terms.max)}</td>
              <td data-name={text('payments.fee')}>{feeText(terms, currency)}</td>
              <td data-name={text('payments.time')}>{terms.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
