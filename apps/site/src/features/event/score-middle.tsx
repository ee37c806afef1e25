import type { Event } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import type { MatchState } from '../../core/live/event-states.ts'
import { ScoreNewsChip } from '../../core/live/score-news-chip.tsx'
import { StatusText } from '../../core/live/status-text.tsx'
import { MinuteRing } from './minute-ring.tsx'
import styles from './score-middle.module.css'

/**
 * The two sides with what stands between them: the score and the minute in its ring, or when the match starts. An event
 * of many competitors has a name in their place.
 */
export function ScoreMiddle({ event, state }: { event: Event; state: MatchState }) {
  const text = useText()
  const zone = useShownZone()
  const results = event.type === 1 ? state.results : null
  const start = new Date(parseWireTime(event.time))
  const isField = event.away === ''
  return (
    <div className={styles.middle} data-field={isField || undefined}>
      <h1 className={styles.team}>{event.home}</h1>
      <div className={styles.center}>
        {results === null ? (
          <time className={styles.start} dateTime={start.toISOString()}>
            {isField
              ? text('outright.open_until', { date: formatEventTime(start, zone) })
              : formatEventTime(start, zone)}
          </time>
        ) : (
          <>
            <p className={styles.score}>
              <VisuallyHidden>{text('event.score_a11y', results.score)}</VisuallyHidden>
              <span className={styles.homeScore} aria-hidden="true">
                {results.score.home}
              </span>
              <span className={styles.colon} aria-hidden="true">
                {' : '}
              </span>
              <span className={styles.awayScore} aria-hidden="true">
                {results.score.away}
              </span>
            </p>
            <p className={styles.minute}>
              {results.minute !== null && (
                <MinuteRing share={results.played / results.parts.length} minute={results.minute} />
              )}
              <span className={styles.part}>
                {state.news === undefined ? (
                  <StatusText status={state.status} otherwise={state.kind} />
                ) : (
                  <ScoreNewsChip news={state.news} />
                )}
              </span>
            </p>
          </>
        )}
      </div>
      {!isField && <p className={styles.team}>{event.away}</p>}
    </div>
  )
}
