import { statisticsEvent } from '@xezer/contract/statistics'
import { ErrorState } from '@xezer/ui/error-state'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { type ReactNode, useId, useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { openStatistics } from '../../core/open-window.ts'
import { statisticsEventPath } from '../../core/paths.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './event-facts.module.css'
import type { EventFacts as Facts } from './event-statistics.tsx'
import { FormMarks, markFor } from './form-marks.tsx'
import { MeetingShares } from './meeting-shares.tsx'
import { OddsChart } from './odds-chart.tsx'
import { PlayedList } from './played-list.tsx'

/** Prices move while their history is looked at; what was played before does not. */
const REFRESH_MS = 15_000
const MEETINGS_MAX = 3
const FORM_MAX = 5

/** Beside the markets of a match: how its sides met and did before, and how its odds moved. Nothing where none is known. */
export default function EventFacts({ event, isFolded }: { event: number; isFolded: boolean }) {
  const text = useText()
  const [hasChart, setHasChart] = useState(false)
  const [isOpen, setIsOpen] = useKept<boolean>('facts', false)
  const asked = useCall(statisticsEvent, { event }, hasChart ? { refreshMs: REFRESH_MS } : {})
  const { data, error, reload } = asked
  if (data === undefined) {
    if (error === undefined || error.code === 'event_not_found') return null
    return (
      <section className={styles.card} aria-label={text('statistics.title')}>
        <ErrorState onRetry={reload} />
      </section>
    )
  }
  const { meetings, form, odds } = data
  const hasForm = form.home.length + form.away.length > 0
  const hasPast = hasForm || meetings.matches.length > 0
  if (!hasPast && odds === null) return null
  const title = text(hasPast ? 'statistics.facts' : 'statistics.odds')
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>
        {isFolded ? <Fold isOpen={isOpen} name={title} onTurn={() => setIsOpen(!isOpen)} /> : title}
      </h2>
      {(isOpen || !isFolded) && (
        <>
          {meetings.matches.length > 0 && <Meetings data={data} />}
          {hasForm && <Form data={data} />}
          {odds !== null && (
            <div className={styles.part}>
              <h3>
                <Fold
                  isOpen={hasChart}
                  name={text('statistics.odds')}
                  onTurn={() => setHasChart(!hasChart)}
                />
              </h3>
              {hasChart && <OddsChart odds={odds} isNarrow />}
            </div>
          )}
          <Link
            to={statisticsEventPath(event)}
            target="_blank"
            className={styles.all}
            onClick={(press) => openStatistics(press, statisticsEventPath(event))}
          >
            {text('statistics.all')}
          </Link>
        </>
      )}
    </section>
  )
}

interface FoldProps {
  isOpen: boolean
  name: string
  onTurn: () => void
}

function Fold({ isOpen, name, onTurn }: FoldProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onTurn}>
      {name}
      <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </h3>
      {children}
    </section>
  )
}

function Meetings({ data: { meetings, event } }: { data: Facts }) {
  const text = useText()
  const { home, drawn, away, matches } = meetings
  return (
    <Part
      title={text('statistics.meetings')}
      note={text('statistics.meetings_count', { n: home + drawn + away })}
    >
      <MeetingShares meetings={meetings} home={event.home.name} away={event.away.name} />
      <PlayedList matches={matches.slice(0, MEETINGS_MAX)} isOutside />
    </Part>
  )
}

/** Of either side, the newest match last. */
function Form({ data: { form, event } }: { data: Facts }) {
  return (
    <Part title={useText()('statistics.form')}>
      <dl>
        {(['home', 'away'] as const).map((side) => {
          const { id, name } = event[side]
          const marks = form[side].slice(0, FORM_MAX).map((match) => markFor(id, match))
          return (
            <div key={side} className={styles.side}>
              <dt className={styles.name}>{name}</dt>
              <dd>{marks.length > 0 ? <FormMarks marks={marks.reverse()} /> : '–'}</dd>
            </div>
          )
        })}
      </dl>
    </Part>
  )
}
