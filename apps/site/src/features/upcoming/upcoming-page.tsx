import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { withHours } from '../../core/chrome/hours.ts'
import { SportLinks } from '../../core/chrome/sport-links.tsx'
import { TimeFilter } from '../../core/chrome/time-filter.tsx'
import { UPCOMING_PATH, upcomingSportPath } from '../../core/paths.ts'
import { isMenuFolded } from '../../platform/media.ts'
import { usePath, useRouter } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { countSports } from './choose-upcoming.ts'
import { UpcomingList } from './upcoming-list.tsx'
import styles from './upcoming-page.module.css'
import { useUpcoming, useUpcomingPrices } from './use-upcoming.ts'

/** What starts next, of one sport or of all together, in the order of time. */
export function UpcomingPage({ sport }: { sport: number | undefined }) {
  const text = useText()
  const router = useRouter()
  const path = usePath()
  const isFilterHere = useObservable(isMenuFolded)
  const { data, within, events, nowMs, hours, reload, hasFailed } = useUpcoming(sport)
  useUpcomingPrices(data)
  const sports = data === undefined ? [] : countSports(data.sports, within)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {text('upcoming.title')}
        {data !== undefined && <span className={styles.count}>{events.length}</span>}
      </h1>
      {isFilterHere && <TimeFilter hasLabel={false} within={UPCOMING_PATH} />}
      {data === undefined ? (
        hasFailed ? (
          <ErrorState onRetry={reload} />
        ) : (
          <Skeleton rows={10} rowHeight={52} />
        )
      ) : (
        <>
          <SportLinks
            sports={sports}
            selected={sport}
            pathOf={(id) => withHours(id === undefined ? UPCOMING_PATH : upcomingSportPath(id), hours)}
            countOf={(one) => one?.countEvents ?? within.length}
          />
          {events.length === 0 ? (
            <EmptyState
              title={text(hours === 0 ? 'err.no_events' : 'upcoming.none')}
              action={
                hours === 0 ? undefined : (
                  <Button onClick={() => router.navigate(path, 'replace')}>{text('time.all_time')}</Button>
                )
              }
            />
          ) : (
            <UpcomingList sports={data.sports} events={events} nowMs={nowMs} />
          )}
        </>
      )}
    </div>
  )
}
