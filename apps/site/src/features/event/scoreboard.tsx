import type { EventPage } from '@xezer/contract/live'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Flag } from '@xezer/ui/flag'
import { IconButton } from '@xezer/ui/icon-button'
import { IconArrowLeft } from '@xezer/ui/icons'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { Fragment } from 'react'
import type { MatchState } from '../../core/live/event-states.ts'
import { StatusText } from '../../core/live/status-text.tsx'
import { prematchLeaguePath } from '../../core/paths.ts'
import { Link, useRouter } from '../../platform/router-context.tsx'
import { MatchTimeline } from './match-timeline.tsx'
import { MinuteRing } from './minute-ring.tsx'
import { ScoreDetails } from './score-details.tsx'
import styles from './scoreboard.module.css'
import { SpokenGoals } from './spoken-goals.tsx'

interface ScoreboardProps {
  page: EventPage
  state: MatchState
  listPath: string
}

/** Who plays, how it stands, and the way back to the list. */
export function Scoreboard({ page, state, listPath }: ScoreboardProps) {
  const text = useText()
  const router = useRouter()
  const { event, league, sport } = page
  const results = event.type === 1 ? state.results : null
  const start = new Date(parseWireTime(event.time))
  return (
    <header className={styles.board}>
      <StarPattern />
      <div className={styles.line}>
        <IconButton label={text('nav.back')} onClick={() => router.back(listPath)}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <Flag code={league.country.code} />
        <Link to={prematchLeaguePath(sport.id, league.id)} className={styles.league}>
          {league.country.name} · {league.name}
        </Link>
        <span className={styles.number}>{event.number}</span>
      </div>
      <div className={styles.middle}>
        <h1 className={styles.team}>{event.home}</h1>
        <div className={styles.center}>
          {results === null ? (
            <time className={styles.start} dateTime={start.toISOString()}>
              {formatEventTime(start)}
            </time>
          ) : (
            <>
              <p className={styles.score}>
                <VisuallyHidden>{text('event.score_a11y', results.score)}</VisuallyHidden>
                <span aria-hidden="true">
                  {results.score.home} : {results.score.away}
                </span>
              </p>
              <p className={styles.minute}>
                {results.minute !== null && (
                  <MinuteRing share={results.played / results.parts.length} minute={results.minute} />
                )}
                <span>
                  <StatusText status={state.status} otherwise={state.kind} />
                </span>
              </p>
            </>
          )}
        </div>
        <p className={styles.team}>{event.away}</p>
      </div>
      {results !== null && <ScoreDetails results={results} />}
      {results !== null && state.incidents !== undefined && (
        <Fragment key={event.id}>
          <MatchTimeline incidents={state.incidents} parts={results.parts.length} played={results.played} />
          <SpokenGoals incidents={state.incidents} home={event.home} away={event.away} />
        </Fragment>
      )}
    </header>
  )
}
