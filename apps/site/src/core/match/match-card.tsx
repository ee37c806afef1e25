import type { Event } from '@xezer/contract/sport-entities'
import { memo } from 'react'
import { useMatchState } from '../live/use-topic.ts'
import { eventPath } from '../paths.ts'
import styles from './match-card.module.css'
import type { MatchProps } from './match-row.tsx'
import { MatchTeams } from './match-teams.tsx'
import { MatchTime } from './match-time.tsx'
import { RowCells } from './row-cells.tsx'

/** A match on a phone: teams and score on top, one row of cells below, a swipe for the other groups. */
export const MatchCard = memo(function MatchCard({ event, sport, head }: MatchProps) {
  return (
    <article className={styles.card} data-anchor={`event ${event.id}`}>
      <div className={styles.top}>
        <MatchTime event={event} />
        <MatchTeams event={event} to={eventPath({ id: event.id, type: event.type, sport })} />
        <MoreMarkets event={event} />
      </div>
      <div className={styles.swipe} data-cells="">
        {head.map((group, position) => (
          <div key={group.key} className={styles.group}>
            <RowCells event={event} group={group} position={position} />
          </div>
        ))}
      </div>
      {head.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {head.map((group) => (
            <span key={group.key} />
          ))}
        </div>
      )}
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
