import type { Event } from '@xezer/contract/sport-entities'
import { memo } from 'react'
import { EventStar } from '../favourites/star.tsx'
import { useMatchState } from '../live/use-topic.ts'
import { eventPath } from '../paths.ts'
import { hasPartColumns } from './board-columns.ts'
import styles from './match-card.module.css'
import { StatisticsLink } from './match-links.tsx'
import { MatchMore } from './match-more.tsx'
import type { MatchProps } from './match-row.tsx'
import { MatchTeams } from './match-teams.tsx'
import { MatchTime } from './match-time.tsx'
import { RowCells } from './row-cells.tsx'
import { ScorePulse } from './score-pulse.tsx'

/** A match on a phone: teams and score on top, the cells of the chosen group below; their names stand above the list. */
export const MatchCard = memo(function MatchCard({ event, sport, head, column }: MatchProps) {
  const group = head[column]
  // Sets and quarters need the room: what else there is stands beside the cells.
  const isTable = event.type === 1 && event.results !== null && hasPartColumns(event.results)
  return (
    <article className={styles.card} data-anchor={`event ${event.id}`}>
      <ScorePulse eventId={event.id} />
      <div className={styles.top}>
        <MatchTime event={event} />
        <MatchTeams event={event} to={eventPath({ id: event.id, type: event.type, sport })} />
        {!isTable && (
          <span className={styles.links}>
            {event.type === 1 ? <MatchMore event={event} /> : <StatisticsLink event={event} />}
          </span>
        )}
        <MoreMarkets event={event} />
        <EventStar event={event} />
      </div>
      <div className={styles.cells} data-cells="" data-beside={isTable || undefined}>
        {group !== undefined && <RowCells cells={event.periods[0]?.factors[column]} group={group} />}
        {isTable && <MatchMore event={event} />}
      </div>
    </article>
  )
})

function MoreMarkets({ event }: { event: Event }) {
  return (
    <span className={styles.more} aria-hidden="true">
      +{useMatchState(event).marketCount}
    </span>
  )
}
