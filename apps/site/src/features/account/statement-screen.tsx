import { type Movement, STATEMENT_DAYS_MAX } from '@xezer/contract/statement'
import { formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { memo, useMemo } from 'react'
import { DayRange } from '../../core/forms/day-range.tsx'
import { type Days, wholeDays } from '../../core/forms/days.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_STATEMENT_PATH } from '../../core/paths.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { systemClock } from '../../platform/clock.ts'
import { usePlace, useRouter } from '../../platform/router-context.tsx'
import styles from './statement.module.css'
import { StatementFiles } from './statement-files.tsx'
import { daysOf, daysOfAddress, STATEMENT_PERIODS, type StatementPeriod } from './statement-period.ts'
import { useStatement } from './use-statement.ts'

const PERIOD_NAMES = {
  this_month: 'account.this_month',
  last_month: 'account.last_month',
  three_months: 'account.three_months',
  twelve_months: 'account.twelve_months',
} as const satisfies Record<StatementPeriod, PlainMessageId>

/** What went in and out of the account, from its opening balance to its closing one; the period lives in the address. */
export function StatementScreen() {
  const text = useText()
  const router = useRouter()
  const { search } = usePlace()
  const asked = search.toString()
  const days = useMemo(() => daysOfAddress(new URLSearchParams(asked), systemClock.nowMs()), [asked])
  const period = useMemo(() => wholeDays(days), [days])
  const { statement, error, isLoadingMore, load, loadMore } = useStatement(period.from, period.to)
  const show = (amount: number) => formatMoney(readWireAmount(amount), statement?.currency ?? '')
  return (
    <section className={styles.screen} aria-label={text('nav.statement')}>
      <Periods days={days} />
      <div className={styles.tools}>
        <DayRange
          key={asked}
          days={days}
          daysMax={STATEMENT_DAYS_MAX}
          onShow={(next) => router.navigate(statementPath(next), 'replace')}
        />
        <StatementFiles days={days} />
      </div>
      {statement === undefined && error === undefined && <Skeleton rows={6} rowHeight={52} />}
      {statement === undefined && error !== undefined && <ErrorState onRetry={() => void load()} />}
      {statement !== undefined && (
        <>
          <dl className={styles.sums}>
            {(
              [
                ['account.opening', statement.opening],
                ['account.paid_in', statement.in],
                ['account.paid_out', statement.out],
                ['account.closing', statement.closing],
              ] as const
            ).map(([name, amount]) => (
              <div key={name} className={styles.sum}>
                <dt className={styles.name}>{text(name)}</dt>
                <dd className={styles.amount}>{show(amount)}</dd>
              </div>
            ))}
          </dl>
          {statement.movements.length === 0 && <EmptyState title={text('account.no_movements')} />}
          <ul className={styles.rows}>
            {statement.movements.map((movement) => (
              <MovementLine key={movement.number} movement={movement} currency={statement.currency} />
            ))}
          </ul>
          {statement.more && (
            <Button isWide isBusy={isLoadingMore} disabled={isLoadingMore} onClick={() => void loadMore()}>
              {text('nav.more')}
            </Button>
          )}
          <p className={styles.note}>{text('account.statement_note')}</p>
        </>
      )}
    </section>
  )
}

function Periods({ days }: { days: Days }) {
  const text = useText()
  const router = useRouter()
  return (
    <fieldset className={styles.periods}>
      <legend className={styles.legend}>{text('account.statement_period')}</legend>
      {STATEMENT_PERIODS.map((name) => {
        const own = daysOf(name, systemClock.nowMs())
        const isOn = own.from === days.from && own.to === days.to
        return (
          <Chip key={name} isOn={isOn} onClick={() => router.navigate(statementPath(own), 'replace')}>
            {text(PERIOD_NAMES[name])}
          </Chip>
        )
      })}
    </fieldset>
  )
}

const statementPath = ({ from, to }: Days) => `${ACCOUNT_STATEMENT_PATH}?${new URLSearchParams({ from, to })}`

/** Older ones that join a long list draw none of those that stand in it anew. */
const MovementLine = memo(function MovementLine(props: { movement: Movement; currency: string }) {
  const { movement, currency } = props
  const text = useText()
  const money = (amount: number) => formatMoney(readWireAmount(amount), currency)
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {movement.kindName}
        {movement.subject !== null && (
          <span className={styles.subject}>{text('account.movement_subject', { n: movement.subject })}</span>
        )}
      </span>
      {/* Money has no colour of its own: the sign says which way it went. */}
      <span className={styles.moved}>
        {movement.amount > 0 ? '+' : '−'}
        {money(Math.abs(movement.amount))}
      </span>
      <time className={styles.when}>{momentText(movement.time)}</time>
      <span className={styles.balance}>
        {text('account.movement_balance', { amount: money(movement.balance) })}
      </span>
    </li>
  )
})
