import type { BookedSelection } from '@xezer/contract/booking'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { isSold } from '../../core/coupon/fill-slip.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { eventPath } from '../../core/paths.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { ServerText } from '../../core/text/server-text.tsx'
import { Link } from '../../platform/router-context.tsx'
import styles from './coupon-screen.module.css'

/** A selection of a code: its odds now beside those it was booked at, or why no bet on it is taken. */
export function CouponPick({ selection: { booked, position } }: { selection: BookedSelection }) {
  const text = useText()
  const { event, name, market, value, message } = position
  const hasMoved = booked !== null && value !== null && booked !== value
  return (
    <li className={styles.pick} data-closed={!isSold(position) || undefined}>
      <p className={styles.line}>
        <span>
          <b className={styles.outcome}>{name}</b> <span className={styles.market}>{market}</span>
        </span>
        {/* What left the offer has no odds, and no page. */}
        {value !== null && <b className={styles.odds}>{presentOdds(value)}</b>}
      </p>
      <p className={styles.event}>
        {event.league === null ? (
          event.name
        ) : (
          <Link to={eventPath({ id: event.id, type: event.kind, sport: event.sport })}>{event.name}</Link>
        )}
      </p>
      <p className={styles.line}>
        <span className={styles.market}>
          {event.time !== null && (
            <time dateTime={event.time}>{formatEventTime(new Date(parseWireTime(event.time)))}</time>
          )}
          {event.league !== null && ` · ${leagueTitle(event.league)}`}
        </span>
        {hasMoved && (
          <span className={styles.moved} data-move={value > booked ? 'up' : 'down'}>
            {text('coupon.odds_were', { odds: presentOdds(booked) })}
          </span>
        )}
      </p>
      {message !== null && (
        <p className={styles.closed}>
          <ServerText html={message} />
        </p>
      )}
    </li>
  )
}
