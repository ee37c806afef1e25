import type { UpcomingEvent } from '@xezer/contract/upcoming'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Flag } from '@xezer/ui/flag'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { EventStar } from '../../core/favourites/star.tsx'
import { leagueTitle } from '../../core/match/league-title.ts'
import { OVERSCAN_PX } from '../../core/match/list-window.ts'
import { StatisticsLink } from '../../core/match/match-links.tsx'
import { RowCells } from '../../core/match/row-cells.tsx'
import { useRowMetrics } from '../../core/match/row-metrics.ts'
import { useLeaguePrices } from '../../core/match/use-league-prices.ts'
import { useVisibleRange } from '../../core/match/use-visible-range.ts'
import { eventPath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { minutesUntil } from './choose-upcoming.ts'
import styles from './upcoming-list.module.css'
import type { Upcoming } from './use-upcoming.ts'

/** Whoever scrolls by does not wait for the prices of what he passes. */
const REST_MS = 300

interface UpcomingListProps {
  sports: Upcoming['sports']
  events: readonly UpcomingEvent[]
  nowMs: number
}

type Sport = Upcoming['sports'][number]

/** A line a match; only those near the screen are in the document. */
export function UpcomingList({ sports, events, nowMs }: UpcomingListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { eventRow, isCard } = useRowMetrics()
  const { top, height } = useVisibleRange(list)
  const places = useMemo(() => new Map(sports.map((sport) => [sport.id, sport])), [sports])
  const first = Math.max(0, Math.floor((top - OVERSCAN_PX) / eventRow))
  const shown = events.slice(first, Math.ceil((top + height + OVERSCAN_PX) / eventRow))
  const after = events.length - first - shown.length
  usePricesOf(events.slice(Math.floor(top / eventRow), Math.ceil((top + height) / eventRow)))
  return (
    <div
      ref={list}
      className={styles.list}
      data-card={isCard || undefined}
      style={{ paddingTop: first * eventRow, paddingBottom: after * eventRow }}
    >
      {shown.map((event) => (
        <UpcomingRow
          key={event.id}
          event={event}
          sport={places.get(event.sport.id)}
          minutes={minutesUntil(event.time, nowMs)}
        />
      ))}
    </div>
  )
}

/** Watches the leagues of what is seen, once the list rests. */
function usePricesOf(seen: readonly UpcomingEvent[]): void {
  const now = [...new Set(seen.map(({ league }) => league))].join(' ')
  const [rested, setRested] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setRested(now), REST_MS)
    return () => clearTimeout(timer)
  }, [now])
  useLeaguePrices(
    useMemo(
      () => rested.split(' ').flatMap((id) => (id === '' ? [] : { id: Number(id), events: [] })),
      [rested],
    ),
  )
}

interface UpcomingRowProps {
  event: UpcomingEvent
  sport: Sport | undefined
  minutes: number | null
}

const UpcomingRow = memo(function UpcomingRow({ event, sport, minutes }: UpcomingRowProps) {
  const text = useText()
  const zone = useShownZone()
  const start = new Date(parseWireTime(event.time))
  const league = sport?.leagues.find(({ id }) => id === event.league)
  const title = eventTitle(event)
  const to = eventPath({ id: event.id, type: 0, sport: event.sport.id })
  return (
    <article className={styles.row} data-anchor={`event ${event.id}`}>
      <EventStar event={event} />
      <span className={styles.time}>
        <time dateTime={start.toISOString()}>{formatEventTime(start, zone)}</time>
        {minutes !== null && (
          <span className={styles.soon}>
            {minutes === 0 ? text('upcoming.starting') : text('upcoming.in_minutes', { n: minutes })}
          </span>
        )}
      </span>
      {sport !== undefined && (
        <span className={styles.icon}>
          <SportIcon alias={sport.alias} />
        </span>
      )}
      <span className={styles.match}>
        <Link to={to} className={styles.name}>
          {title}
        </Link>
        <span className={styles.place}>
          {event.sport.name}
          {league !== undefined && (
            <>
              <Flag code={league.country.code} />
              <span className={styles.league}>{leagueTitle(league)}</span>
            </>
          )}
        </span>
      </span>
      {sport !== undefined && (
        <div className={styles.cells} data-cells="">
          <RowCells cells={event.factors} group={sport.head} isNamed />
        </div>
      )}
      <Link
        to={to}
        className={styles.more}
        tabIndex={-1}
        aria-label={text('event.markets_link', { event: title, n: event.marketCount })}
      >
        +{event.marketCount}
      </Link>
      <span className={styles.links}>
        <StatisticsLink event={event} />
      </span>
    </article>
  )
})
