import type { FrameBet } from '@xezer/contract/bonuses'
import { BONUS_FRAME_HEIGHT, BONUS_FRAME_STALE } from '@xezer/contract/bonuses'
import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef } from 'react'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_BONUSES_PATH } from '../../core/paths.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './frame-screen.module.css'
import { useFrameData } from './use-frame-data.ts'

const isFramed = () => parent !== window
const tell = (...message: readonly [string, number?]) => {
  if (isFramed()) parent.postMessage(message, location.origin)
}

/** `/bonus/frame`: the settled bets of a bonus, newest first, each with what it counts. */
export function FrameScreen() {
  const text = useText()
  const root = useRef<HTMLElement>(null)
  const { data, trouble, load } = useFrameData()
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const watch = new ResizeObserver(() => tell(BONUS_FRAME_HEIGHT, element.scrollHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const again = () => {
    tell(BONUS_FRAME_STALE)
    load()
  }
  return (
    <section ref={root} className={styles.frame}>
      <h1 className={styles.title}>{text('bonuses.bets')}</h1>
      {data === undefined && trouble === undefined && (
        <div className={styles.waiting}>
          <Skeleton rows={3} rowHeight={52} />
        </div>
      )}
      {data === undefined && trouble === 'no_ticket' && !isFramed() && (
        <EmptyState
          title={text('bonuses.frame_alone')}
          action={
            <Link to={ACCOUNT_BONUSES_PATH} className={buttonLook('main')}>
              {text('bonuses.to_account')}
            </Link>
          }
        />
      )}
      {data === undefined && (trouble === 'failed' || (trouble === 'no_ticket' && isFramed())) && (
        <EmptyState
          isAlert
          title={text('bonuses.frame_failed')}
          action={<Button onClick={again}>{text('err.retry')}</Button>}
        />
      )}
      {data?.bets.length === 0 && <p className={styles.none}>{text('bonuses.no_bets')}</p>}
      {data !== undefined && data.bets.length > 0 && (
        <ul className={styles.bets}>
          {data.bets.map((bet) => (
            <BetRow
              key={bet.id}
              bet={bet}
              currency={data.bonus?.progress.unit === 'turnover' ? data.bonus.currency : null}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** `currency`: what is counted is money; null counts bets. */
function BetRow({ bet, currency }: { bet: FrameBet; currency: string | null }) {
  const text = useText()
  const { counted } = bet
  const said = (value: number) => (currency === null ? value : formatMoney(readWireAmount(value), currency))
  return (
    <li className={styles.bet}>
      <time className={styles.time}>{momentText(bet.time)}</time>
      <span className={styles.words}>
        <span className={styles.name}>{bet.name}</span>
        <span className={styles.note}>{bet.note}</span>
      </span>
      <span className={styles.status} data-color={bet.color}>
        {bet.statusName}
      </span>
      <span className={styles.counted}>
        {counted === null ? (
          <>
            {text('bonuses.not_counted')}
            {bet.reason !== null && <span className={styles.note}>{bet.reason}</span>}
          </>
        ) : (
          <b>+{said(counted)}</b>
        )}
      </span>
    </li>
  )
}
