import { useText } from '@xezer/ui/text-provider'
import { memo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { readEventState } from '../live/read-image.ts'
import { useEventState } from '../live/use-topic.ts'
import { eventPath } from '../paths.ts'
import styles from './match-card.module.css'
import type { MatchProps } from './match-row.tsx'
import { MatchTime } from './match-time.tsx'
import { RowCells } from './row-cells.tsx'

/** A match on a phone: teams and score on top, one row of cells below, a swipe for the other groups. */
export const MatchCard = memo(function MatchCard({ event, sport, head }: MatchProps) {
  const text = useText()
  const state = useEventState(event.id, readEventState(event))
  const score = event.type === 1 ? state.results?.score : undefined
  const to = eventPath({ id: event.id, type: event.type, sport })
  const names = { home: event.home, away: event.away }
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <MatchTime event={event} state={state} />
        <Link to={to} className={styles.teams} aria-label={text('event.vs', names)}>
          <span>{event.home}</span>
          <span>{event.away}</span>
        </Link>
        {score !== undefined && (
          <span className={styles.score}>
            <span>{score.home}</span>
            <span>{score.away}</span>
          </span>
        )}
        <span className={styles.more} aria-hidden="true">
          +{state.marketCount}
        </span>
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
