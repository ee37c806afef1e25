import type { Event } from '@xezer/contract/sport-entities'
import { eventTitle } from '@xezer/i18n/event-title'
import { Link } from '../../platform/router-context.tsx'
import { useMatchState } from '../live/use-topic.ts'
import { BoardCells } from './board-cells.tsx'
import { hasPartColumns } from './board-columns.ts'
import styles from './match-teams.module.css'
import { TurnDot } from './turn-dot.tsx'

interface MatchTeamsProps {
  event: Event
  to: string
}

/** Longer names, those of pairs above all, are set smaller beside a score of several columns, */
const NAME_LENGTH_MAX = 17
/** and beside one column in a row, which has more room. */
const NAME_LENGTH_ROW = 22

/** Who plays and how it stands; the link reaches over the whole match that it stands in. */
export function MatchTeams({ event, to }: MatchTeamsProps) {
  const { home, away, type, results } = event
  const hasParts = type === 1 && results !== null && hasPartColumns(results)
  return (
    <>
      <Link to={to} className={styles.teams} aria-label={eventTitle(event)}>
        {[home, away].map((name, place) => (
          <span key={name} className={styles.team}>
            <span className={styles.name} data-long={lengthOf(name, hasParts)}>
              {name}
            </span>
            {type === 1 && <Turn event={event} turn={place + 1} />}
          </span>
        ))}
      </Link>
      {type === 1 && <Score event={event} />}
    </>
  )
}

function lengthOf({ length }: string, hasParts: boolean): 'parts' | 'row' | undefined {
  if (hasParts) return length > NAME_LENGTH_MAX ? 'parts' : undefined
  return length > NAME_LENGTH_ROW ? 'row' : undefined
}

function Turn({ event, turn }: { event: Event; turn: number }) {
  return <TurnDot isOn={useMatchState(event).results?.turn === turn} />
}

function Score({ event }: { event: Event }) {
  const { results } = useMatchState(event)
  return results === null ? null : <BoardCells results={results} />
}
