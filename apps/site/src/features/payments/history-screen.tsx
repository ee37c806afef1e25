import { PAYMENT_TYPES } from '@xezer/contract/payments'
import { calendarDay } from '@xezer/i18n/format-time'
import { Button } from '@xezer/ui/button'
import { buttonLook } from '@xezer/ui/button-look'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { DayRange } from '../../core/forms/day-range.tsx'
import { readDays, wholeDays } from '../../core/forms/days.ts'
import { ACCOUNT_PAYMENTS_PATH, paymentHistoryPath } from '../../core/paths.ts'
import { useIsAway } from '../../core/session/use-is-away.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link, usePlace, useRouter } from '../../platform/router-context.tsx'
import styles from './payment-history.module.css'
import { PaymentRow } from './payment-row.tsx'
import { isFinal } from './payment-steps.ts'
import { RunningBesides } from './payments-aside.tsx'
import { usePayments } from './use-payments.ts'

/** The longest range that is asked for at once. */
const DAYS_MAX = 366
const TYPE_NAMES = { in: 'safety.activity.deposited', out: 'safety.activity.withdrawn' } as const

/** The payments of a range, of today where none is named (product §9, constants). */
export function HistoryScreen({ from, to }: { from: string | undefined; to: string | undefined }) {
  const text = useText()
  const router = useRouter()
  const isAway = useIsAway()
  const { path, search } = usePlace()
  const type = PAYMENT_TYPES.find((name) => name === search.get('type'))
  const asked = useMemo(() => readDays(from, to, DAYS_MAX), [from, to])
  const days = useMemo(() => {
    const today = calendarDay(new Date(systemClock.nowMs()))
    return asked ?? { from: today, to: today }
  }, [asked])
  const range = useMemo(() => wholeDays(days), [days])
  const { list, error, isLoadingMore, load, loadMore } = usePayments({ ...range, type })
  // How it stands, and how it is taken back, is in sight.
  const newestRunning = list?.payments.find((one) => one.type === 'out' && !isFinal(one))
  const query = type === undefined ? '' : `?type=${type}`
  return (
    <div className={styles.screen}>
      <div className={styles.tools}>
        <fieldset className={styles.types}>
          <legend className={styles.legend}>{text('payments.types')}</legend>
          <Chip isOn={type === undefined} onClick={() => router.navigate(path, 'replace')}>
            {text('payments.type.all')}
          </Chip>
          {PAYMENT_TYPES.map((one) => (
            <Chip
              key={one}
              isOn={type === one}
              onClick={() => router.navigate(`${path}?type=${one}`, 'replace')}
            >
              {text(TYPE_NAMES[one])}
            </Chip>
          ))}
        </fieldset>
        <DayRange
          key={`${days.from} ${days.to}`}
          days={days}
          daysMax={DAYS_MAX}
          onShow={(next) => router.navigate(`${paymentHistoryPath(next.from, next.to)}${query}`)}
        />
      </div>
      {list !== undefined && type !== 'in' && <RunningBesides listed={list.payments} />}
      {list === undefined && error === undefined && <Skeleton rows={4} rowHeight={56} />}
      {list === undefined && error !== undefined && <ErrorState onRetry={load} />}
      {list !== undefined && list.payments.length === 0 && (
        <EmptyState
          title={text(asked === undefined ? 'payments.empty_today' : 'payments.empty')}
          action={
            isAway === false && (
              <Link to={ACCOUNT_PAYMENTS_PATH} className={buttonLook('main')}>
                {text('payments.to_deposit')}
              </Link>
            )
          }
        />
      )}
      {list !== undefined && list.payments.length > 0 && (
        <ul className={styles.list}>
          {list.payments.map((payment, place) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              // Whoever comes back from the payment system without having paid sees at once how it goes on.
              isOpenByItself={payment === newestRunning || (place === 0 && payment.payable)}
              onChanged={() => void load()}
            />
          ))}
        </ul>
      )}
      {list?.more === true && (
        <Button onClick={loadMore} isBusy={isLoadingMore}>
          {text('payments.more')}
        </Button>
      )}
    </div>
  )
}
