import { accountNotPaymentWithdrawal, accountPayments, type Payment } from '@xezer/contract/payments'
import { accountSafety, type OwnLimit } from '@xezer/contract/safety'
import { formatAmount, formatMoney } from '@xezer/i18n/format-money'
import type { Currency, Minor } from '@xezer/money/minor'
import { ProgressBar } from '@xezer/ui/progress-bar'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { RightColumn } from '../../core/chrome/right-column.tsx'
import { ACCOUNT_SAFETY_PATH, PAYMENT_HISTORY_PATH } from '../../core/paths.ts'
import type { Player } from '../../core/session/session.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { useReloadWithNews } from '../../core/session/use-reload-with-news.ts'
import { Link } from '../../platform/router-context.tsx'
import { measureLimit } from './measure-limit.ts'
import { PaymentLine } from './payment-line.tsx'
import styles from './payments-aside.module.css'
import type { PaymentTab } from './payments-nav.tsx'
import { RunningWithdrawals } from './running-withdrawals.tsx'

/** The stream tells of each change; one that it lost is found this often. */
const REFRESH_MS = 10_000
const RUNNING_SHOWN = 2
const NONE: readonly Payment[] = []
const LAST_SHOWN = 5

interface PaymentsAsideProps {
  player: Player
  tab: Exclude<PaymentTab, 'history'>
  /** Of the deposit that is being typed. */
  plannedMinor: Minor
}

/** Beside the payments: what is being paid out, the deposit limits, what was paid last; each where the page itself does not show it. */
export function PaymentsAside({ player, tab, plannedMinor }: PaymentsAsideProps) {
  return (
    <RightColumn>
      {tab === 'deposit' && <Running besides={NONE} />}
      {tab === 'deposit' && <DepositLimits currency={player.user.currency} plannedMinor={plannedMinor} />}
      <LastPayments />
    </RightColumn>
  )
}

/** Beside the history, and above it on a phone: what is being paid out and stands in none of its rows. */
export function RunningBesides({ listed }: { listed: readonly Payment[] }) {
  return (
    <RightColumn>
      <Running besides={listed} />
    </RightColumn>
  )
}

/** What is being paid out, each in sight once. */
function Running({ besides }: { besides: readonly Payment[] }) {
  const { data, reload } = useCall(accountNotPaymentWithdrawal, {}, { refreshMs: REFRESH_MS })
  useReloadWithNews(reload)
  const rest = data?.payments.filter(({ id }) => !besides.some((listed) => listed.id === id)) ?? NONE
  return <RunningWithdrawals payments={rest.slice(0, RUNNING_SHOWN)} onChanged={reload} />
}

interface DepositLimitsProps {
  currency: Currency
  plannedMinor: Minor
}

function DepositLimits({ currency, plannedMinor }: DepositLimitsProps) {
  const text = useText()
  const { data, reload } = useCall(accountSafety, {})
  useReloadWithMoney(reload)
  if (data === undefined) return null
  const limits = data.limits.filter(({ kind, amount }) => kind === 'deposit' && amount !== null)
  // Who stays away from play neither pays in nor stakes: nobody tells him how much of it would be wise.
  const isPlaying = data.break === null
  return (
    <section className={styles.card} aria-label={text('aside.safer')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('aside.safer')}</h2>
        <span className={styles.age}>18+</span>
      </div>
      {isPlaying && (
        <>
          {limits.map((limit) => (
            <LimitBar key={limit.days} {...{ limit, currency, plannedMinor }} />
          ))}
          {limits.length === 0 && <p className={styles.note}>{text('aside.no_deposit_limit')}</p>}
          <p className={styles.note}>{text('aside.stake_what_you_can')}</p>
        </>
      )}
      <Link to={ACCOUNT_SAFETY_PATH} className={styles.link}>
        {text('safety.to_limits')}
      </Link>
    </section>
  )
}

function LimitBar({ limit, currency, plannedMinor }: DepositLimitsProps & { limit: OwnLimit }) {
  const text = useText()
  const { amountMinor, usedMinor, usedShare, plannedShare, isFull, leftMinor } = measureLimit(
    limit,
    plannedMinor,
  )
  const show = (minor: Minor) => formatMoney(minor, currency)
  return (
    <div className={styles.limit}>
      <div className={styles.head}>
        <span>{text('aside.deposit_limit', { days: limit.days })}</span>
        <b className={styles.figure}>
          {text('safety.limit_of', { used: formatAmount(usedMinor), amount: show(amountMinor) })}
        </b>
      </div>
      <ProgressBar value={usedShare} planned={plannedShare} isFull={isFull} />
      {leftMinor !== undefined && (
        <p className={styles.note}>{text('aside.after_deposit', { left: show(leftMinor) })}</p>
      )}
    </div>
  )
}

function LastPayments() {
  const text = useText()
  const { data, reload } = useCall(accountPayments, {}, { refreshMs: REFRESH_MS })
  useReloadWithNews(reload)
  const last = data?.payments.slice(0, LAST_SHOWN) ?? []
  if (last.length === 0) return null
  return (
    <section className={styles.card} aria-label={text('aside.last')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('aside.last')}</h2>
        <Link to={PAYMENT_HISTORY_PATH} className={styles.link}>
          {text('payments.history')}
        </Link>
      </div>
      <ul className={styles.list}>
        {last.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <PaymentLine payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  )
}
