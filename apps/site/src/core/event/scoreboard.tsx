import type { EventPage } from '@xezer/contract/live'
import type { EventState, Results } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Flag } from '@xezer/ui/flag'
import { IconButton } from '@xezer/ui/icon-button'
import { IconArrowLeft } from '@xezer/ui/icons'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { Link, useRouter } from '../../platform/router-context.tsx'
import { StatusText } from '../live/status-text.tsx'
import { prematchLeaguePath } from '../paths.ts'
import styles from './scoreboard.module.css'

type ScoreboardProps = { page: EventPage; state: EventState; listPath: string }

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
                {state.minute !== null && <span className={styles.ring}>{state.minute}</span>}
                <span>
                  <StatusText status={state.status} otherwise={event.kind} />
                </span>
              </p>
            </>
          )}
        </div>
        <p className={styles.team}>{event.away}</p>
      </div>
      {results !== null && <ScoreDetails results={results} comment={state.comment} />}
    </header>
  )
}

function ScoreDetails({ results, comment }: { results: Results; comment: string | null }) {
  const text = useText()
  const { score, yellowCards, redCards, corners, turn, points } = results
  const pair = ({ home, away }: { home: number | string; away: number | string }) => `${home}:${away}`
  return (
    <div className={styles.details}>
      {score.periods.length > 0 && <span>({score.periods.map(pair).join(', ')})</span>}
      {points !== null && <span>{pair(points)}</span>}
      {turn !== null && (
        <span>
          {text('period.serve')}: {turn}
        </span>
      )}
      <span title={text('event.corners')}>
        <span className={styles.flag} aria-hidden="true" />
        <VisuallyHidden>{text('event.corners')} </VisuallyHidden>
        {pair(corners)}
      </span>
      <span title={text('event.yellow_cards')}>
        <span className={styles.yellow} aria-hidden="true" />
        <VisuallyHidden>{text('event.yellow_cards')} </VisuallyHidden>
        {pair(yellowCards)}
      </span>
      {redCards.home + redCards.away > 0 && (
        <span title={text('event.red_cards')}>
          <span className={styles.red} aria-hidden="true" />
          <VisuallyHidden>{text('event.red_cards')} </VisuallyHidden>
          {pair(redCards)}
        </span>
      )}
      {comment !== null && <span className={styles.comment}>{comment}</span>}
    </div>
  )
}
