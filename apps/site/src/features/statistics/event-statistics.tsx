import type { CallOutput } from '@xezer/contract/call'
import { statisticsEvent } from '@xezer/contract/statistics'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatEventTime } from '@xezer/i18n/format-time'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { statisticsLeaguePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { Course } from './course.tsx'
import styles from './event-statistics.module.css'
import { FormMarks, markFor } from './form-marks.tsx'
import { MeetingShares } from './meeting-shares.tsx'
import { OddsChart } from './odds-chart.tsx'
import { PlayedList } from './played-list.tsx'
import { roundName } from './round-name.ts'
import { SeasonTable } from './season-table.tsx'
import { Part, Parts, StatisticsFrame } from './statistics-frame.tsx'

export type EventFacts = CallOutput<typeof statisticsEvent>

/** A match in play moves; so do prices before it. */
const REFRESH_MS = 15_000

/** A match beside what its sides did before: table, form, meetings, its course, and how its odds moved. */
export function EventStatistics({ event: id }: { event: number }) {
  const text = useText()
  const { data, error, reload } = useCall(statisticsEvent, { event: id }, { refreshMs: REFRESH_MS })
  if (data === undefined)
    return (
      <StatisticsFrame title={text('statistics.title')}>
        {error === undefined ? (
          <Skeleton rows={12} rowHeight={36} />
        ) : error.code === 'event_not_found' ? (
          <EmptyState title={text('statistics.none')} />
        ) : (
          <ErrorState onRetry={reload} />
        )}
      </StatisticsFrame>
    )
  const { event, league, table, form, meetings, course, odds } = data
  const { home, away } = event
  const title = eventTitle({ home: home.name, away: away.name })
  return (
    <StatisticsFrame title={title} below={<Below data={data} />}>
      <Parts>
        {table !== null && (table.rows.length > 0 || !table.isWhole) && (
          <Part title={text('statistics.table')} note={<LeagueLink id={league.id} />}>
            <SeasonTable table={table} marked={[home.id, away.id]} />
          </Part>
        )}
        <div className={styles.column}>
          {course !== null && (
            <Part title={text('statistics.course')} note={event.parts}>
              <Course course={course} />
            </Part>
          )}
          {odds !== null && (
            <Part title={text('statistics.odds')}>
              <OddsChart odds={odds} />
            </Part>
          )}
          <Meetings meetings={meetings} home={home.name} away={away.name} />
          {([home, away] as const).map((side, place) => {
            const matches = place === 0 ? form.home : form.away
            const marks = matches.map((match) => markFor(side.id, match)).reverse()
            return (
              <Part
                key={side.id}
                title={side.name}
                note={
                  <span className={styles.form}>
                    {text('statistics.form')} <FormMarks marks={marks} />
                  </span>
                }
              >
                {matches.length === 0 ? (
                  <p className={styles.none}>{text('statistics.no_form')}</p>
                ) : (
                  <PlayedList matches={matches} side={side.id} />
                )}
              </Part>
            )
          })}
        </div>
      </Parts>
    </StatisticsFrame>
  )
}

function Below({ data: { event, league } }: { data: EventFacts }) {
  const text = useText()
  const zone = useShownZone()
  const round = roundName(text, event.round)
  const start = formatEventTime(new Date(parseWireTime(event.time)), zone)
  return (
    <>
      {[leagueTitle(league), round, start].filter(Boolean).join(' · ')}
      {event.result !== null && (
        <strong className={styles.result} data-live={event.phase === 'live' || undefined}>
          {event.result}
        </strong>
      )}
    </>
  )
}

function LeagueLink({ id }: { id: number }) {
  const text = useText()
  return (
    <Link to={statisticsLeaguePath(id)} className={styles.link}>
      {text('statistics.to_league')}
    </Link>
  )
}

interface MeetingsProps {
  meetings: EventFacts['meetings']
  home: string
  away: string
}

/** How often either side won, and the last matches of the two. */
function Meetings({ meetings, home, away }: MeetingsProps) {
  const text = useText()
  const total = meetings.home + meetings.drawn + meetings.away
  return (
    <Part
      title={text('statistics.meetings')}
      note={total > 0 ? text('statistics.meetings_count', { n: total }) : undefined}
    >
      {total === 0 && meetings.matches.length === 0 ? (
        <p className={styles.none}>{text('statistics.no_meetings')}</p>
      ) : (
        <>
          <MeetingShares meetings={meetings} home={home} away={away} />
          <PlayedList matches={meetings.matches} />
        </>
      )}
    </Part>
  )
}
