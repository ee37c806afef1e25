import type { Event } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { memo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { useShownZone } from '../drawn/use-shown-zone.ts'
import { EventStar } from '../favourites/star.tsx'
import { useMatchState } from '../live/use-topic.ts'
import { eventPath } from '../paths.ts'
import { OddsCell } from '../prices/odds-cell.tsx'
import styles from './field-row.module.css'

interface FieldRowProps {
  event: Event
  sport: number
  isCard: boolean
}

/** How a league or a tournament ends: its name, until when it is sold, and its favourites under their own names. */
export const FieldRow = memo(function FieldRow({ event, sport, isCard }: FieldRowProps) {
  const text = useText()
  const zone = useShownZone()
  const end = new Date(parseWireTime(event.time))
  const [date = ''] = formatEventTime(end, zone).split(' ')
  const favourites = event.periods[0]?.factors[0] ?? []
  return (
    <article className={isCard ? styles.card : styles.row} data-anchor={`event ${event.id}`}>
      <EventStar event={event} />
      <div className={styles.about}>
        <Link
          to={eventPath({ id: event.id, type: event.type, sport })}
          className={styles.name}
          aria-label={event.home}
        >
          {event.home}
        </Link>
        <span className={styles.terms}>
          <span>{text('outright.winner')}</span>
          <time dateTime={end.toISOString()}>{text('outright.until', { date })}</time>
          <span>{text('outright.competitors', { n: event.competitors ?? 0 })}</span>
        </span>
      </div>
      <div className={styles.favourites} data-cells="">
        {favourites.map(
          (factor) =>
            factor !== null && (
              <OddsCell
                key={factor.h}
                factor={factor}
                market={text('outright.winner')}
                label={factor.n}
                isStacked
              />
            ),
        )}
      </div>
      <MarketCount event={event} />
    </article>
  )
})

function MarketCount({ event }: { event: Event }) {
  const { marketCount } = useMatchState(event)
  // Before the first prices of a tournament there is nothing more behind its row.
  return (
    <span className={styles.more} aria-hidden="true">
      {marketCount > 0 && `+${marketCount}`}
    </span>
  )
}
