import type { SlipPosition } from '@xezer/betting/slip/slip-state'
import { formatEventTime } from '@xezer/i18n/format-time'
import { TimeAndScore } from '../../core/live/time-and-score.tsx'
import { useHeardState } from '../../core/live/use-topic.ts'
import styles from './card-facts.module.css'

/** Which match it is: how it stands now or when it starts, who plays, and where. */
export function CardFacts({ position }: { position: SlipPosition }) {
  const { eventId, eventName, leagueName, startsAtMs } = position
  const state = useHeardState(eventId)
  const results = state?.results ?? null
  return (
    <div className={styles.facts}>
      <p className={styles.event}>
        {results !== null && state !== undefined && (
          <span className={styles.live}>
            <TimeAndScore state={state} results={results} />
          </span>
        )}
        <span>{eventName}</span>
      </p>
      <p className={styles.league}>
        {results === null && startsAtMs !== null && (
          <time dateTime={new Date(startsAtMs).toISOString()}>{formatEventTime(new Date(startsAtMs))}</time>
        )}
        <span>{leagueName}</span>
      </p>
    </div>
  )
}
