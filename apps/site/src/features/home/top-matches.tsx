import { type Highlight, prematchHighlights } from '@xezer/contract/highlights'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Flag } from '@xezer/ui/flag'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { EventStar } from '../../core/favourites/star.tsx'
import { eventFactors } from '../../core/live/read-image.ts'
import { eventPath, POPULAR_PATH } from '../../core/paths.ts'
import { EmptyCell, OddsCell } from '../../core/prices/odds-cell.tsx'
import { useBroughtPrices } from '../../core/prices/use-brought-prices.ts'
import { isPhone } from '../../platform/media.ts'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './top-matches.module.css'

const REFRESH_MS = 20_000

/** What most people look for, above what is in play; a phone has the height for play alone. */
export function TopMatches() {
  return useObservable(isPhone) ? null : <Cards />
}

function Cards() {
  const text = useText()
  const { data, error } = useCall(prematchHighlights, {}, { refreshMs: REFRESH_MS })
  useBroughtPrices(useMemo(() => (data?.matches ?? []).flatMap(({ event }) => eventFactors(event)), [data]))
  if (data === undefined) return error === undefined ? <Skeleton rows={1} rowHeight={186} /> : null
  if (data.matches.length === 0) return null
  return (
    <section className={styles.top} aria-label={text('home.top')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('home.top')}</h2>
        <Link to={POPULAR_PATH} className={styles.all}>
          {text('prematch.popular_matches')}
        </Link>
      </div>
      <ul className={styles.cards}>
        {data.matches.map((match) => (
          <Card key={match.event.id} {...match} />
        ))}
      </ul>
    </section>
  )
}

function Card({ sport, league, head, event }: Highlight) {
  const zone = useShownZone()
  const start = new Date(parseWireTime(event.time))
  const cells = event.periods[0]?.factors[0] ?? []
  return (
    <li className={styles.card}>
      <div className={styles.league}>
        <Flag code={league.country.code} />
        <span className={styles.leagueName}>{league.name}</span>
        <time className={styles.time} dateTime={start.toISOString()}>
          {formatEventTime(start, zone)}
        </time>
        <EventStar event={event} />
      </div>
      <div className={styles.middle}>
        <Link
          to={eventPath({ id: event.id, type: event.type, sport: sport.id })}
          className={styles.teams}
          aria-label={eventTitle(event)}
        >
          <span className={styles.team}>{event.home}</span>
          <span className={styles.team}>{event.away}</span>
        </Link>
        <span className={styles.more} aria-hidden="true">
          +{event.marketCount}
        </span>
      </div>
      <div className={styles.cells} data-cells="">
        {head.columns.map((column, place) => {
          const factor = cells[place] ?? null
          return factor === null ? (
            <EmptyCell key={column} isMarked />
          ) : (
            <OddsCell key={column} factor={factor} market={head.name} label={column} />
          )
        })}
      </div>
    </li>
  )
}
