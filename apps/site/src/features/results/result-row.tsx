import type { ResultEvent } from '@xezer/contract/results'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatTimeOfDay } from '@xezer/i18n/format-time'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useId } from 'react'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { openStatistics } from '../../core/open-window.ts'
import { eventPath, statisticsEventPath } from '../../core/paths.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './result-row.module.css'

interface ResultRowProps {
  sport: number
  event: ResultEvent
  /** Whether all rows were opened together. */
  isOpenByItself: boolean
}

/** When, who, how it ended and by parts; what was counted besides unfolds. */
export function ResultRow({ sport, event, isOpenByItself }: ResultRowProps) {
  const text = useText()
  const zone = useShownZone()
  const extraId = useId()
  const { id, home, away, result, parts, winner, note, extra, more } = event
  const [isOpen, setIsOpen] = useKept(
    `${isOpenByItself ? 'shut' : 'open'} ${event.time} ${home}`,
    isOpenByItself,
  )
  const start = new Date(parseWireTime(event.time))
  const sides = (
    <>
      <span className={styles.side} data-won={winner === 'home' || undefined}>
        {home}
      </span>
      <span className={styles.side} data-won={winner === 'away' || undefined}>
        {away}
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <time className={styles.time} dateTime={start.toISOString()}>
          {formatTimeOfDay(start, zone)}
        </time>
        {event.page && id !== null ? (
          <Link to={eventPath({ id, type: 1, sport })} className={styles.sides}>
            {sides}
          </Link>
        ) : id !== null ? (
          <a
            href={statisticsEventPath(id)}
            target="_blank"
            rel="noopener"
            className={styles.sides}
            onClick={(press) => openStatistics(press, statisticsEventPath(id))}
          >
            {sides}
          </a>
        ) : (
          <span className={styles.sides}>{sides}</span>
        )}
        <span className={styles.end}>
          <strong className={styles.result}>{result}</strong>
          <span className={styles.parts}>{note ?? parts}</span>
        </span>
        {more ? (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={isOpen ? extraId : undefined}
            aria-label={text('results.more', { match: eventTitle({ home, away }) })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </button>
        ) : (
          <span className={styles.more} />
        )}
      </div>
      {more && isOpen && (
        <dl id={extraId} className={styles.extra}>
          {note !== null && parts !== '' && <Extra name={note} value={parts} />}
          {extra.map(({ name, value }) => (
            <Extra key={name} name={name} value={value} />
          ))}
        </dl>
      )}
    </li>
  )
}

function Extra({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.pair}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
