import type { Event, EventState } from '@xezer/contract/sport-entities'
import { IconButton } from '@xezer/ui/icon-button'
import { IconArrowLeft } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { EventStar } from '../../core/favourites/star.tsx'
import { ClockText } from '../../core/live/clock-text.tsx'
import { narrowColumns } from '../../core/match/board-columns.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './event-bar.module.css'

interface EventBarProps {
  event: Event
  state: EventState
  listPath: string
}

/** What is left of the score board once it has scrolled away: 56 px with teams, score and minute. */
export function EventBar({ event, state, listPath }: EventBarProps) {
  const text = useText()
  const router = useRouter()
  const results = event.type === 1 ? state.results : null
  // Nobody is away from an event of many competitors.
  const before = event.away === '' ? '' : '–'
  const now = results === null ? [] : narrowColumns(results).filter(({ kind }) => kind !== 'score')
  return (
    <div className={styles.anchor}>
      <div className={styles.bar}>
        <IconButton label={text('nav.back')} onClick={() => router.back(listPath)}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <span className={styles.team}>{event.home}</span>
        <span className={styles.middle}>
          <b className={styles.score}>
            {results === null ? (
              <i>{before}</i>
            ) : (
              <>
                {results.score.home}
                <i> : </i>
                <span>{results.score.away}</span>
              </>
            )}
          </b>
          {now.length > 0 && (
            <span className={styles.now}>
              {now.map(({ key, home, away, isPoints }) => (
                <span key={key} data-points={isPoints || undefined}>
                  {home}
                  <i>:</i>
                  <span>{away}</span>
                </span>
              ))}
            </span>
          )}
        </span>
        <span className={styles.team}>{event.away}</span>
        <span className={styles.minute}>
          {results?.clock ? <ClockText clock={results.clock} /> : results?.minute}
        </span>
        <EventStar event={event} />
      </div>
    </div>
  )
}
