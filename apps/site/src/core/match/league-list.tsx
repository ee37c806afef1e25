import type { ColumnGroup, League } from '@xezer/contract/sport-entities'
import { Fragment, useEffect, useRef } from 'react'
import { DayHead } from './day-head.tsx'
import { LeagueBlock } from './league-block.tsx'
import styles from './league-list.module.css'
import { decideWindow, isFirstOfDay, presentScreen } from './list-window.ts'
import { useRowMetrics } from './row-metrics.ts'
import { useVisibleRange } from './use-visible-range.ts'

interface LeagueListProps {
  sport: number
  head: readonly ColumnGroup[]
  leagues: readonly League[]
  /** Called with the window in the server's pixels when it shows leagues that came without their events. */
  onWindow?: (screen: { top: number; height: number }) => void
}

/** A windowed list: only the leagues near the screen are in the document, the rest is empty height. */
export function LeagueList({ sport, head, leagues, onWindow }: LeagueListProps) {
  const list = useRef<HTMLDivElement>(null)
  const metrics = useRowMetrics()
  const visible = useVisibleRange(list)
  const window = decideWindow(leagues, metrics, visible)
  const shown = leagues.slice(window.first, window.last + 1)
  const isLacking = shown.some((league) => league.events === undefined)
  const { top, height } = presentScreen(leagues, window)
  useEffect(() => {
    if (isLacking) onWindow?.({ top, height })
  }, [isLacking, top, height, onWindow])
  return (
    <div
      ref={list}
      className={styles.list}
      style={{ paddingTop: window.before, paddingBottom: window.after }}
    >
      {shown.map((league, position) => (
        <Fragment key={`${league.day} ${league.id}`}>
          {league.day !== undefined && isFirstOfDay(leagues, window.first + position) && (
            <DayHead day={league.day} />
          )}
          <LeagueBlock sport={sport} head={head} league={league} metrics={metrics} />
        </Fragment>
      ))}
    </div>
  )
}
