import type { Event } from '@xezer/contract/sport-entities'
import { eventTitle } from '@xezer/i18n/event-title'
import { Link } from '../../platform/router-context.tsx'
import { useMatchState } from '../live/use-topic.ts'
import styles from './match-teams.module.css'

interface MatchTeamsProps {
  event: Event
  to: string
}

/** Who plays and how it stands; the link reaches over the whole match that it stands in. */
export function MatchTeams({ event, to }: MatchTeamsProps) {
  const { home, away } = event
  return (
    <>
      <Link to={to} className={styles.teams} aria-label={eventTitle(event)}>
        <span>{home}</span>
        <span>{away}</span>
      </Link>
      {event.type === 1 && <Score event={event} />}
    </>
  )
}

function Score({ event }: { event: Event }) {
  const score = useMatchState(event).results?.score
  if (score === undefined) return null
  return (
    <span className={styles.score}>
      <span>{score.home}</span>
      <span>{score.away}</span>
    </span>
  )
}
