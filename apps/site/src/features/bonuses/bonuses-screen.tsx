import { IconClockPause } from '@tabler/icons-react'
import { accountBonuses, type Bonus } from '@xezer/contract/bonuses'
import { formatMoney } from '@xezer/i18n/format-money'
import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_PAYMENTS_PATH, BONUSES_PATH } from '../../core/paths.ts'
import { useIsAway } from '../../core/session/use-is-away.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { Link } from '../../platform/router-context.tsx'
import { BonusTag } from './bonus-tag.tsx'
import styles from './bonuses.module.css'
import { FrameBox } from './frame-box.tsx'
import { Terms } from './terms.tsx'
import { Wagering } from './wagering.tsx'

/** What was given, how far it is and until when; the bets that counted stand in a frame of their own. */
export function BonusesScreen() {
  const text = useText()
  const { data, error, reload } = useCall(accountBonuses, {})
  // Whatever moved the balance may have moved a bonus.
  useReloadWithMoney(reload)
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={4} rowHeight={72} /> : <ErrorState onRetry={reload} />
  }
  const { bonuses, frame } = data
  const active = bonuses.find(({ status }) => status === 'active')
  const queued = bonuses.filter(({ status }) => status === 'queued')
  const past = bonuses.filter(({ status }) => status !== 'active' && status !== 'queued')
  return (
    <div className={styles.screen}>
      {active === undefined && queued.length === 0 && <NoBonus />}
      {active !== undefined && <ActiveBonus bonus={active} />}
      {queued.map((bonus) => (
        <QueuedBonus key={bonus.id} bonus={bonus} />
      ))}
      {frame !== null && <FrameBox address={frame} mark={markOf(bonuses)} onStale={reload} />}
      {past.length > 0 && <PastBonuses bonuses={past} />}
      <p className={styles.ways}>
        <Link to={BONUSES_PATH}>{text('bonuses.terms')}</Link>
        <Link to={ACCOUNT_PAYMENTS_PATH}>{text('nav.payments')}</Link>
      </p>
    </div>
  )
}

/** Changes with whatever the frame shows. */
function markOf(bonuses: readonly Bonus[]): string {
  return bonuses.map(({ id, status, progress }) => `${id} ${status} ${progress.done}`).join()
}

const amountOf = ({ amount, currency }: Bonus) => formatMoney(readWireAmount(amount), currency)
const untilOf = (expires: string) => momentText(expires)

function NoBonus() {
  const text = useText()
  const isAway = useIsAway()
  return (
    <EmptyState
      title={text('bonuses.empty')}
      {...(isAway === false && {
        text: text('bonuses.empty_note'),
        action: (
          <Link to={ACCOUNT_PAYMENTS_PATH} className={buttonLook('main')}>
            {text('bonuses.get')}
          </Link>
        ),
      })}
    />
  )
}

function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const text = useText()
  return (
    <section className={styles.card} aria-label={bonus.name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{bonus.name}</h2>
        <BonusTag bonus={bonus} />
      </div>
      <div className={styles.head}>
        <span className={styles.amount}>{amountOf(bonus)}</span>
        {bonus.expires !== null && (
          <span className={styles.until}>{text('bonuses.until', { time: untilOf(bonus.expires) })}</span>
        )}
      </div>
      <Wagering bonus={bonus} />
      <p className={styles.note}>
        {text('bonuses.balance')}: <b>{formatMoney(readWireAmount(bonus.balance), bonus.currency)}</b>
      </p>
      <Terms terms={bonus.terms} />
    </section>
  )
}

function QueuedBonus({ bonus }: { bonus: Bonus }) {
  const text = useText()
  return (
    <section className={styles.queued} aria-label={bonus.name}>
      <IconClockPause size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <h2 className={styles.row}>{text('bonuses.queued', { amount: amountOf(bonus) })}</h2>
        <p className={styles.note}>{text('bonuses.queued_note', { name: bonus.name })}</p>
      </div>
    </section>
  )
}

function PastBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const text = useText()
  return (
    <section className={styles.card} aria-label={text('bonuses.past')}>
      <h2 className={styles.name}>{text('bonuses.past')}</h2>
      <ul className={styles.past}>
        {bonuses.map((bonus) => (
          <li key={bonus.id} className={styles.head}>
            <span>
              <span className={styles.row}>{bonus.name}</span>
              <span className={styles.note}>{amountOf(bonus)}</span>
            </span>
            <BonusTag bonus={bonus} />
          </li>
        ))}
      </ul>
    </section>
  )
}
