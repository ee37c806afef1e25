import type { EventPage } from '@xezer/contract/live'
import type { Period } from '@xezer/contract/sport-entities'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useIsEnded, useIsPaused } from '../../core/live/use-topic.ts'
import { FIND_PARAM } from '../../core/paths.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { isPhone } from '../../platform/media.ts'
import { usePlace, useRouter } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { EndedNotice } from './ended-notice.tsx'
import styles from './event-markets.module.css'
import { HiddenMarkets } from './hidden-markets.tsx'
import {
  countSections,
  filterPeriods,
  findHidden,
  findOpenPeriods,
  hasSections,
  type MarketFilter,
  parseMarketFilter,
  takePinned,
} from './market-filter.ts'
import { MarketFilterBar } from './market-filter-bar.tsx'
import { marketPins } from './market-pins.ts'
import { PauseNotice } from './pause-notice.tsx'
import { PeriodGroup } from './period-group.tsx'
import { PinnedMarkets } from './pinned-markets.tsx'
import { useFirstMarkets } from './use-first-markets.ts'
import { useHasTwoColumns } from './use-has-two-columns.ts'

const WHOLE_MATCH = 'match'
/** What stays at the top: the bar of the event and the filters. */
const BARS_PX = 116

interface EventMarketsProps {
  page: EventPage
  period: string | undefined
  listPath: string
  /** Until then the first screen is enough. */
  isPainted: boolean
}

/**
 * Filters and markets; while no bet is taken on the event a notice replaces both (product §2, screens). They keep their
 * place and what was folded, for play may pause every minute, and a reader shall find the page as it was.
 */
export function EventMarkets({ page, period, listPath, isPainted }: EventMarketsProps) {
  const { path, search } = usePlace()
  const router = useRouter()
  const isPaused = useIsPaused(page.event)
  const isEnded = useIsEnded(page.event)
  const [query, setQuery] = useMarketQuery(search.get(FIND_PARAM))
  const place = useRef<HTMLDivElement>(null)
  const hasTwoColumns = useHasTwoColumns(place)
  // There the first price stands higher than the name of what everybody looks for.
  const isOnPhone = useObservable(isPhone)
  const pins = useObservable(marketPins.pins)
  const sections = useMemo(() => countSections(page), [page])
  // How a competition ends is asked by a market or two, all of one kind: tabs would be empty.
  const isField = page.event.competitors !== undefined
  const filter = isField ? 'a' : parseMarketFilter(search.get('markets'))
  const asked = search.get('group')
  const section = sections.find(({ key }) => key === asked)?.key ?? null
  const { pinned, rest } = useMemo(
    () => takePinned(filterPeriods(page.periods, { filter, section, query }), page.sport.id, pins),
    [page, filter, section, query, pins],
  )
  const isNarrowed = filter !== 'a' || section !== null || query !== ''
  const open = findOpenPeriods(rest, isNarrowed)
  const isFirstOpen = ({ kind, number }: Period) =>
    period === undefined ? open.has(kind) : period === kind || period === String(number)
  const isNothingShown = pinned.length + rest.length === 0
  const hidden = useMemo(() => findHidden(page, { filter, section, query }), [page, filter, section, query])
  const parts = rest.map((group) => ({ markets: group.markets, isOpen: isFirstOpen(group) }))
  const marketsMax = useFirstMarkets(parts, hasTwoColumns ? 2 : 1, isPainted)
  const isAlone = pinned.length === 0 && rest.length === 1
  const hasFold =
    isOnPhone && pinned.length === 0 && !isAlone && rest[0]?.kind === WHOLE_MATCH && hasSections(sections)
  const choose = (nextFilter: MarketFilter, nextSection: string | null) => {
    showFirst(place.current, hasSections(sections))
    router.navigate(path + choiceSearch(nextFilter, nextSection, search.get(FIND_PARAM)), 'replace')
  }
  if (isEnded) return <EndedNotice event={page.event} listPath={listPath} />
  return (
    <div ref={place} className={styles.place}>
      {isPaused && <PauseNotice />}
      <div className={styles.markets} data-veiled={isPaused || undefined}>
        {!isField && (
          <MarketFilterBar
            sections={sections}
            section={section}
            onSection={(next) => choose(filter, next)}
            total={page.periods.reduce((sum, { markets }) => sum + markets.length, 0)}
            filter={filter}
            onFilter={(next) => choose(next, section)}
            query={query}
            onQuery={(next) => {
              showFirst(place.current, hasSections(sections))
              setQuery(next)
            }}
            hasFold={hasFold}
          />
        )}
        {(isNothingShown || hidden.length > 0) && (
          <HiddenMarkets
            isNothingShown={isNothingShown}
            hidden={hidden}
            sections={sections}
            onChoose={(tab) => choose(tab.filter, tab.section)}
          />
        )}
        {pinned.length > 0 && (
          <PinnedMarkets sport={page.sport.id} pinned={pinned} hasTwoColumns={hasTwoColumns} />
        )}
        {rest.map((group, position) => (
          <PeriodGroup
            key={`${group.kind} ${period}`}
            sport={page.sport.id}
            period={group}
            isFirstOpen={isFirstOpen(group)}
            isNarrowed={isNarrowed}
            hasTwoColumns={hasTwoColumns && group.markets.length > 1}
            marketsMax={marketsMax?.[position]}
            openHeading={isAlone ? 'none' : hasFold && position === 0 ? 'corner' : 'line'}
          />
        ))}
      </div>
    </div>
  )
}

/** Whoever asks for others deep in the markets is led to the first: he would stand amid what he has not seen. */
function showFirst(place: HTMLElement | null, isSplit: boolean): void {
  const view = place?.closest('[data-scroll=main]')
  const first = place?.lastElementChild?.children[isSplit ? 2 : 1]
  if (!view || !first) return
  if (first.getBoundingClientRect().top - view.getBoundingClientRect().top < BARS_PX) first.scrollIntoView()
}

/** What is in the search: what the address asks for, until the visitor types something else. */
function useMarketQuery(asked: string | null): [string, (query: string) => void] {
  const [query, setQuery] = useKept<string>('market query', '')
  const [isAsked, setAsked] = useKept<boolean>('market query asked', false)
  // Not while drawing: the document that is taken over is the same for whoever asks for nothing.
  useLayoutEffect(() => {
    if (asked === null || isAsked) return
    setAsked(true)
    setQuery(asked)
  })
  return [query, setQuery]
}

/** What is chosen stands in the address, so that a link carries it. */
function choiceSearch(filter: MarketFilter, section: string | null, find: string | null): string {
  const search = new URLSearchParams()
  if (find !== null) search.set(FIND_PARAM, find)
  if (filter !== 'a') search.set('markets', filter)
  if (section !== null) search.set('group', section)
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
