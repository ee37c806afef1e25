import type { EventPage } from '@xezer/contract/live'
import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import { useRef, useState } from 'react'
import { usePlace, useRouter } from '../../platform/router-context.tsx'
import { usePageTitle } from '../chrome/use-page-title.ts'
import { readEventState } from '../live/read-image.ts'
import { useEventState } from '../live/use-topic.ts'
import { EventBar } from './event-bar.tsx'
import styles from './event-view.module.css'
import { filterPeriods, parseMarketFilter } from './market-filter.ts'
import { MarketFilterBar } from './market-filter-bar.tsx'
import { PauseNotice } from './pause-notice.tsx'
import { PeriodGroup } from './period-group.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { useIsOutOfView } from './use-is-out-of-view.ts'

type EventViewProps = {
  page: EventPage
  /** The period of the route: only its group is left open (Spec §2). */
  period: string | undefined
  listPath: string
}

/** Score board, filters and markets of one event, in play or before it. */
export function EventView({ page, period, listPath }: EventViewProps) {
  const text = useText()
  const { path, search } = usePlace()
  const router = useRouter()
  const { event } = page
  const state = useEventState(event.id, readEventState(event))
  const [query, setQuery] = useState('')
  const board = useRef<HTMLDivElement>(null)
  const isCollapsed = useIsOutOfView(board)
  const filter = parseMarketFilter(search.get('markets'))
  usePageTitle(text('event.vs', { home: event.home, away: event.away }))
  const periods = filterPeriods(page.periods, filter, query)
  return (
    <div className={styles.page} data-collapsed={isCollapsed || undefined}>
      {isCollapsed && <EventBar event={event} state={state} listPath={listPath} />}
      <div ref={board}>
        <Scoreboard page={page} state={state} listPath={listPath} />
      </div>
      {state.paused ? (
        <PauseNotice />
      ) : (
        <>
          <MarketFilterBar
            filter={filter}
            onFilter={(next) => router.navigate(next === 'a' ? path : `${path}?markets=${next}`, 'replace')}
            query={query}
            onQuery={setQuery}
          />
          {periods.length === 0 && <EmptyState title={text('event.no_markets')} />}
          {periods.map((group) => (
            <PeriodGroup
              key={`${group.kind} ${period}`}
              period={group}
              isFirstOpen={period === undefined || period === group.kind || period === String(group.number)}
              isOnlyOne={periods.length === 1}
            />
          ))}
        </>
      )}
    </div>
  )
}
