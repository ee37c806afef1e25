import type { Incident } from '@xezer/contract/sport-entities'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { type CSSProperties, memo, useId, useState } from 'react'
import { IncidentMark, isOnLine } from './incident-mark.tsx'
import styles from './match-timeline.module.css'
import { placeMarks } from './place-marks.ts'

interface MatchTimelineProps {
  incidents: readonly Incident[]
  /** How many parts the match has, and how many of them are over. */
  parts: number
  played: number
}

/** The match on a line from kick-off to the end, home above and away below; pressing it opens it in words. */
export const MatchTimeline = memo(function MatchTimeline({ incidents, parts, played }: MatchTimelineProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.timeline}>
      <button
        type="button"
        className={styles.toggle}
        data-course=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VisuallyHidden>{text('event.timeline')}</VisuallyHidden>
        <span className={styles.line} aria-hidden="true">
          <Lane parts={parts} marks={incidents.filter(({ side }) => side === 'home')} />
          <span className={styles.axis}>
            <span className={styles.track} style={{ '--parts': parts } as CSSProperties}>
              <span className={styles.played} style={{ width: `${(100 * played) / parts}%` }} />
            </span>
            {scoresBetween(incidents, parts).map(({ home, away, part }) => (
              <span key={part} className={styles.between} style={{ left: `${(100 * part) / parts}%` }}>
                {home}:{away}
              </span>
            ))}
          </span>
          <Lane parts={parts} marks={incidents.filter(({ side }) => side === 'away')} />
        </span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && <IncidentList id={id} incidents={incidents} />}
    </div>
  )
})

/** How it stood where one part of play met the next. */
function scoresBetween(incidents: readonly Incident[], parts: number) {
  return incidents.flatMap(({ side, score, played }) =>
    side === null && score !== null && Number.isInteger(played) && played > 0 && played < parts
      ? [{ ...score, part: played }]
      : [],
  )
}

/** The marks of one side. */
function Lane({ parts, marks }: { parts: number; marks: readonly Incident[] }) {
  const onLine = marks.filter(({ kind }) => isOnLine(kind))
  const shares = placeMarks(onLine.map(({ played }) => played / parts))
  const shown = onLine.map((mark, place) => ({ ...mark, share: shares[place] ?? 0 }))
  return (
    <span className={styles.lane}>
      {shown.map(({ kind, minute, text, share }) => (
        <span
          key={share}
          className={styles.mark}
          data-kind={kind}
          title={`${minute} ${text}`.trim()}
          style={{ left: `${share * 100}%` }}
        >
          <IncidentMark kind={kind} />
        </span>
      ))}
    </span>
  )
}

/** What happened in words, the newest first. It scrolls in a box of its own: what comes moves no market. */
function IncidentList({ id, incidents }: { id: string; incidents: readonly Incident[] }) {
  const text = useText()
  const rows = incidents.map((incident, place) => ({ incident, place })).reverse()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <ol id={id} className={styles.list} tabIndex={0} aria-label={text('event.timeline')}>
      {rows.map(({ incident, place }) => (
        <li
          key={place}
          className={styles.row}
          data-kind={incident.kind}
          data-neutral={incident.side === null || undefined}
        >
          <span className={styles.minute}>{incident.side !== null && incident.minute}</span>
          <span className={styles.picture}>
            <IncidentMark kind={incident.kind} />
          </span>
          <span className={styles.words}>{incident.text}</span>
          {incident.score !== null && (
            <b className={styles.score}>
              {incident.score.home}:{incident.score.away}
            </b>
          )}
        </li>
      ))}
    </ol>
  )
}
