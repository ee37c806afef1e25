import type { Event, EventState } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { Link } from '../../platform/router-context.tsx'
import styles from './match-teams.module.css'

type MatchTeamsProps = { event: Event; state: EventState; to: string }

/** Who plays and how it stands; the link reaches over the whole match that it stands in. */
export function MatchTeams({ event, state, to }: MatchTeamsProps) {
  const text = useText()
  const { home, away } = event
  const score = event.type === 1 ? state.results?.score : undefined
  return (
    <>
      <Link to={to} className={styles.teams} aria-label={text('event.vs', { home, away })}>
        <span>{home}</span>
        <span>{away}</span>
      </Link>
      {score !== undefined && (
        <span className={styles.score}>
          <span>{score.home}</span>
          <span>{score.away}</span>
        </span>
      )}
    </>
  )
}
