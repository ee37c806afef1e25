import type { Event } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useShownZone } from '../drawn/use-shown-zone.ts'
import { ClockText } from '../live/clock-text.tsx'
import { ScoreNewsChip } from '../live/score-news-chip.tsx'
import { StatusText } from '../live/status-text.tsx'
import { useMatchState } from '../live/use-topic.ts'
import styles from './match-time.module.css'

/** Minute or clock and period of a match in play, or when it starts. */
export function MatchTime({ event }: { event: Event }) {
  const state = useMatchState(event)
  const zone = useShownZone()
  if (event.type === 1) {
    const { news } = state
    const { minute = null, clock = null, moment = null } = state.results ?? {}
    const part = <StatusText status={state.status} otherwise={state.kind} />
    const time = clock === null ? minute : <ClockText clock={clock} />
    const below = time === null ? moment?.text : part
    return (
      <span className={styles.time}>
        <span className={styles.live}>
          <span className={styles.dot} aria-hidden="true" />
          {time ?? part}
        </span>
        {news !== undefined ? (
          <ScoreNewsChip news={news} />
        ) : (
          below !== undefined && <span className={styles.period}>{below}</span>
        )}
      </span>
    )
  }
  const start = new Date(parseWireTime(event.time))
  const [day, hour] = formatEventTime(start, zone).split(' ')
  return (
    <time className={styles.start} dateTime={start.toISOString()}>
      <span className={styles.period}>{day} </span>
      <span>{hour}</span>
    </time>
  )
}
