import type { EventPage } from '@xezer/contract/live'
import { eventTitle } from '@xezer/i18n/event-title'
import { useRef } from 'react'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { readEventState } from '../../core/live/read-image.ts'
import { useEventState } from '../../core/live/use-topic.ts'
import { EventBar } from './event-bar.tsx'
import { EventMarkets } from './event-markets.tsx'
import styles from './event-view.module.css'
import { RelatedEvents } from './related-events.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { useIsOutOfView } from './use-is-out-of-view.ts'
import { useIsPainted } from './use-is-painted.ts'

interface EventViewProps {
  page: EventPage
  /** The period of the route: only its group is left open (product §2, screens). */
  period: string | undefined
  listPath: string
}

/** Score board, filters and markets of one event, in play or before it. */
export function EventView({ page, period, listPath }: EventViewProps) {
  usePageTitle(eventTitle(page.event))
  const board = useRef<HTMLDivElement>(null)
  const isCollapsed = useIsOutOfView(board)
  const isPainted = useIsPainted()
  return (
    <div className={styles.page} data-collapsed={isCollapsed || undefined}>
      <div ref={board} className={styles.board}>
        <LiveBoard page={page} listPath={listPath} isBar={false} />
      </div>
      {isCollapsed && <LiveBoard page={page} listPath={listPath} isBar />}
      <EventMarkets page={page} period={period} listPath={listPath} isPainted={isPainted} />
      {isPainted && <RelatedEvents key={page.event.id} page={page} />}
    </div>
  )
}

/** Reads what moves on the event, so that nothing around it renders when the clock does. */
function LiveBoard({ page, listPath, isBar }: { page: EventPage; listPath: string; isBar: boolean }) {
  const state = useEventState(page.event.id, readEventState(page.event))
  if (isBar) return <EventBar event={page.event} state={state} listPath={listPath} />
  return <Scoreboard page={page} state={state} listPath={listPath} />
}
