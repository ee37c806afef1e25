import type { Event } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { ClockText } from '../../core/live/clock-text.tsx'
import type { MatchState } from '../../core/live/event-states.ts'
import { StatusText } from '../../core/live/status-text.tsx'
import { boardColumns } from '../../core/match/board-columns.ts'
import styles from './score-bug.module.css'

/** Who plays and how it stands, as broadcasts write it: a line a side, the part of play and the clock beside. */
export function ScoreBug({ event, state }: { event: Event; state: MatchState }) {
  const text = useText()
  const zone = useShownZone()
  const { results } = state
  const start = new Date(parseWireTime(event.time))
  const columns = results === null ? [] : boardColumns(results).filter(({ home }) => home !== '')
  return (
    <header className={styles.bug}>
      {results !== null && (
        <VisuallyHidden>
          <p>{text('event.score_a11y', results.score)}</p>
        </VisuallyHidden>
      )}
      <div className={styles.sides}>
        {(['home', 'away'] as const).map((side) => (
          <p key={side} className={styles.side} data-side={side}>
            <span className={styles.shirt} />
            <span className={styles.name}>{event[side]}</span>
            {results?.turn === (side === 'home' ? 1 : 2) && (
              <span className={styles.turn}>
                <VisuallyHidden>{text('period.serve')}</VisuallyHidden>
              </span>
            )}
            {columns.map((column) => (
              <span
                key={column.key}
                className={styles.number}
                data-kind={column.kind}
                data-now={column.isNow || undefined}
                data-lost={column.loser === side || undefined}
              >
                {column[side]}
              </span>
            ))}
          </p>
        ))}
      </div>
      <p className={styles.time}>
        {results === null ? (
          <time dateTime={start.toISOString()}>{formatEventTime(start, zone)}</time>
        ) : (
          <>
            <b className={styles.clock}>
              {results.clock === null ? results.minute : <ClockText clock={results.clock} />}
            </b>
            <span>
              <StatusText status={state.status} otherwise={state.kind} />
            </span>
          </>
        )}
      </p>
    </header>
  )
}
