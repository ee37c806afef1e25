import type { PlayedMatch } from '@xezer/contract/statistics'
import { parseWireTime } from '@xezer/contract/wire-time'
import { calendarDay } from '@xezer/i18n/format-time'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { presentDay } from '../../core/forms/date-text.ts'
import { openStatistics } from '../../core/open-window.ts'
import { statisticsEventPath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { FormMarks, markFor } from './form-marks.tsx'
import styles from './played-list.module.css'

interface PlayedListProps {
  matches: readonly PlayedMatch[]
  /** To whom the matches were won or lost, where that is told. */
  side?: number
  /** On a page that is not the window of statistics: its links open that. */
  isOutside?: boolean
}

/** Matches that ended, a line each; those that were events here lead to their own statistics. */
export function PlayedList({ matches, side, isOutside = false }: PlayedListProps) {
  return (
    <ul className={styles.list}>
      {matches.map((match) => (
        <PlayedLine
          key={match.id ?? `${match.time} ${match.home.id}`}
          match={match}
          side={side}
          isOutside={isOutside}
        />
      ))}
    </ul>
  )
}

interface PlayedLineProps {
  match: PlayedMatch
  side: number | undefined
  isOutside: boolean
}

function PlayedLine({ match, side, isOutside }: PlayedLineProps) {
  const zone = useShownZone()
  const { id, time, home, away, result, parts, winner, note } = match
  const start = new Date(parseWireTime(time))
  const names = (
    <>
      <span data-won={winner === 'home' || undefined}>{home.name}</span>
      {' – '}
      <span data-won={winner === 'away' || undefined}>{away.name}</span>
    </>
  )
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={start.toISOString()}>
        {presentDay(calendarDay(start, zone)).slice(0, 6)}
        {calendarDay(start, zone).slice(2, 4)}
      </time>
      {id === null ? (
        <span className={styles.names}>{names}</span>
      ) : (
        <Link
          to={statisticsEventPath(id)}
          className={styles.names}
          {...(isOutside && {
            target: '_blank',
            onClick: (press) => openStatistics(press, statisticsEventPath(id)),
          })}
        >
          {names}
        </Link>
      )}
      <span className={styles.result} title={note ?? parts}>
        {result}
      </span>
      {side !== undefined && <FormMarks marks={[markFor(side, match)]} />}
    </li>
  )
}
