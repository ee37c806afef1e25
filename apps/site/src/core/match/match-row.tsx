import type { ColumnGroup, Event } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { memo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { readEventState } from '../live/read-image.ts'
import { useEventState } from '../live/use-topic.ts'
import { eventPath } from '../paths.ts'
import styles from './match-row.module.css'
import { MatchTeams } from './match-teams.tsx'
import { MatchTime } from './match-time.tsx'
import { RowCells } from './row-cells.tsx'

export type MatchProps = { event: Event; sport: number; head: readonly ColumnGroup[] }

/** One match in 52 px: time, teams, score, column groups, `+N`. The row opens the event; its cells do not. */
export const MatchRow = memo(function MatchRow({ event, sport, head }: MatchProps) {
  const text = useText()
  const state = useEventState(event.id, readEventState(event))
  const to = eventPath({ id: event.id, type: event.type, sport })
  return (
    <article className={styles.row}>
      <MatchTime event={event} state={state} />
      <MatchTeams event={event} state={state} to={to} />
      <div className={styles.cells} data-cells="">
        {head.map((group, position) => (
          <div key={group.key} className={styles.group} data-group={position}>
            <RowCells event={event} group={group} position={position} />
          </div>
        ))}
      </div>
      <Link
        to={to}
        className={styles.more}
        tabIndex={-1}
        aria-label={text('event.markets_link', { home: event.home, away: event.away, n: state.marketCount })}
      >
        +{state.marketCount}
      </Link>
    </article>
  )
})
