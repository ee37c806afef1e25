import type { ColumnGroup, Event } from '@xezer/contract/sport-entities'
import { eventTitle } from '@xezer/i18n/event-title'
import { useText } from '@xezer/ui/text-provider'
import { memo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { EventStar } from '../favourites/star.tsx'
import { useMatchState } from '../live/use-topic.ts'
import { eventPath } from '../paths.ts'
import { MatchLinks, StatisticsLink } from './match-links.tsx'
import styles from './match-row.module.css'
import { MatchTeams } from './match-teams.tsx'
import { MatchTime } from './match-time.tsx'
import { RowCells } from './row-cells.tsx'
import { ScorePulse } from './score-pulse.tsx'

export interface MatchProps {
  event: Event
  sport: number
  head: readonly ColumnGroup[]
  /** The one group that a narrow screen shows. */
  column: number
}

/**
 * One match in 52 px: time, teams, score, column groups, `+N`. The row opens the event; its cells do not. What
 * moves is read at the leaves, so that a new minute renders no cell.
 */
export const MatchRow = memo(function MatchRow({ event, sport, head }: Omit<MatchProps, 'column'>) {
  const to = eventPath({ id: event.id, type: event.type, sport })
  return (
    <article className={styles.row} data-anchor={`event ${event.id}`}>
      <ScorePulse eventId={event.id} />
      <EventStar event={event} />
      <MatchTime event={event} />
      <MatchTeams event={event} to={to} />
      <div className={styles.cells} data-cells="">
        {head.map((group, position) => (
          <div key={group.key} className={styles.group} data-group={position}>
            <RowCells cells={event.periods[0]?.factors[position]} group={group} />
          </div>
        ))}
      </div>
      <MoreMarkets event={event} to={to} />
      <span className={styles.links} data-live={event.type === 1 || undefined}>
        <StatisticsLink event={event} />
        {event.type === 1 && <MatchLinks event={event} />}
      </span>
    </article>
  )
})

function MoreMarkets({ event, to }: { event: Event; to: string }) {
  const text = useText()
  const n = useMatchState(event).marketCount
  return (
    <Link
      to={to}
      className={styles.more}
      tabIndex={-1}
      aria-label={text('event.markets_link', { event: eventTitle(event), n })}
    >
      +{n}
    </Link>
  )
}
