import type { EventPage } from '@xezer/contract/live'
import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import { useMemo, useRef } from 'react'
import { useIsEnded, useIsPaused } from '../../core/live/use-topic.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { usePlace, useRouter } from '../../platform/router-context.tsx'
import { EndedNotice } from './ended-notice.tsx'
import styles from './event-markets.module.css'
import { filterPeriods, parseMarketFilter } from './market-filter.ts'
import { MarketFilterBar } from './market-filter-bar.tsx'
import { PauseNotice } from './pause-notice.tsx'
import { PeriodGroup } from './period-group.tsx'
import { useFirstMarkets } from './use-first-markets.ts'
import { useHasTwoColumns } from './use-has-two-columns.ts'

interface EventMarketsProps {
  page: EventPage
  period: string | undefined
  listPath: string
}

/**
 * Filters and markets; while no bet is taken on the event a notice replaces both (product §2, screens). They keep their
 * place and what was folded, for play may pause every minute, and a reader shall find the page as it was.
 */
export function EventMarkets({ page, period, listPath }: EventMarketsProps) {
  const text = useText()
  const { path, search } = usePlace()
  const router = useRouter()
  const isPaused = useIsPaused(page.event)
  const isEnded = useIsEnded(page.event)
  const [query, setQuery] = useKept<string>('market query', '')
  const place = useRef<HTMLDivElement>(null)
  const hasTwoColumns = useHasTwoColumns(place)
  // How a competition ends is asked by a market or two, all of one kind: tabs would be empty.
  const isField = page.event.competitors !== undefined
  const filter = isField ? 'a' : parseMarketFilter(search.get('markets'))
  const periods = useMemo(() => filterPeriods(page.periods, filter, query), [page, filter, query])
  const marketsMax = useFirstMarkets(periods)
  if (isEnded) return <EndedNotice event={page.event} listPath={listPath} />
  return (
    <div ref={place} className={styles.place}>
      {isPaused && <PauseNotice />}
      <div className={styles.markets} data-veiled={isPaused || undefined}>
        {!isField && (
          <MarketFilterBar
            filter={filter}
            onFilter={(next) => router.navigate(next === 'a' ? path : `${path}?markets=${next}`, 'replace')}
            query={query}
            onQuery={setQuery}
          />
        )}
        {periods.length === 0 && <EmptyState title={text('event.no_markets')} />}
        {periods.map((group, position) => (
          <PeriodGroup
            key={`${group.kind} ${period}`}
            period={group}
            isFirstOpen={period === undefined || period === group.kind || period === String(group.number)}
            hasTwoColumns={hasTwoColumns && group.markets.length > 1}
            marketsMax={marketsMax?.[position]}
            isOnlyOne={periods.length === 1}
          />
        ))}
      </div>
    </div>
  )
}
