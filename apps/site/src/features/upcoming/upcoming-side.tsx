import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatTimeOfDay } from '@xezer/i18n/format-time'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { withHours } from '../../core/chrome/hours.ts'
import { usePinnedFirst } from '../../core/chrome/pinned-sports.ts'
import { SideLeaf, SideList } from '../../core/chrome/side-menu.tsx'
import { SideSports } from '../../core/chrome/side-sports.tsx'
import { TimeFilter } from '../../core/chrome/time-filter.tsx'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { eventPath, UPCOMING_PATH, upcomingSportPath } from '../../core/paths.ts'
import { usePath } from '../../platform/router-context.tsx'
import { countSports } from './choose-upcoming.ts'
import styles from './upcoming-side.module.css'
import { type Upcoming, useUpcoming } from './use-upcoming.ts'

/** A glance: the page of a sport has them all. */
const EVENTS_MAX = 7
const NO_SPORTS: Upcoming['sports'] = []

/** What starts next by sport, below the filter that holds in it; a rail has room for the sports alone. */
export default function UpcomingSide({ isCompact }: { isCompact: boolean }) {
  const text = useText()
  const path = usePath()
  const { data, within, hours, reload, hasFailed } = useUpcoming()
  const pinnedFirst = usePinnedFirst(data?.sports ?? NO_SPORTS)
  const filter = !isCompact && <TimeFilter hasLabel within={UPCOMING_PATH} />
  if (data === undefined) {
    if (hasFailed) return isCompact ? null : <ErrorState onRetry={reload} />
    return <Skeleton rows={8} rowHeight={40} />
  }
  const sports = countSports(pinnedFirst, within)
  if (sports.length === 0)
    return (
      <>
        {filter}
        {!isCompact && <EmptyState title={text('err.no_events')} />}
      </>
    )
  return (
    <>
      {filter}
      {!isCompact && (
        <SideList>
          <SideLeaf
            to={withHours(UPCOMING_PATH, hours)}
            isCurrent={path === UPCOMING_PATH}
            count={within.length}
          >
            {text('prematch.all_matches')}
          </SideLeaf>
        </SideList>
      )}
      <SideSports
        sports={sports}
        isCompact={isCompact}
        isFirstOpen={false}
        pathOf={({ id }) => withHours(upcomingSportPath(id), hours)}
      >
        {(sport) => (
          <NextOfSport sport={sport} events={within} to={withHours(upcomingSportPath(sport.id), hours)} />
        )}
      </SideSports>
    </>
  )
}

interface NextOfSportProps {
  sport: { id: number; countEvents: number }
  events: ReturnType<typeof useUpcoming>['within']
  to: string
}

function NextOfSport({ sport, events, to }: NextOfSportProps) {
  const text = useText()
  const zone = useShownZone()
  const path = usePath()
  const isHere = path === upcomingSportPath(sport.id)
  // Where the list stands beside, they would only be there twice.
  const next = isHere ? [] : events.filter((event) => event.sport.id === sport.id).slice(0, EVENTS_MAX)
  return (
    <>
      <SideLeaf to={to} isCurrent={isHere} count={sport.countEvents}>
        {text('prematch.all_matches')}
      </SideLeaf>
      {next.map((event) => (
        <SideLeaf key={event.id} to={eventPath({ id: event.id, type: 0, sport: sport.id })} isCurrent={false}>
          <span className={styles.time}>{formatTimeOfDay(new Date(parseWireTime(event.time)), zone)}</span>
          <span className={styles.name}>{eventTitle(event)}</span>
        </SideLeaf>
      ))}
    </>
  )
}
