import type { ColumnGroup, League } from '@xezer/contract/sport-entities'
import { Fragment, useEffect, useRef } from 'react'
import { useKept } from '../place/use-kept.ts'
import { ColumnHead, type ListGroups } from './column-head.tsx'
import { DayHead } from './day-head.tsx'
import { LeagueBlock } from './league-block.tsx'
import styles from './league-list.module.css'
import {
  decideRows,
  decideWindow,
  isFirstOfDay,
  LOADER_PX,
  presentScreen,
  shownHeight,
} from './list-window.ts'
import { useRowMetrics } from './row-metrics.ts'
import { useVisibleRange } from './use-visible-range.ts'

interface LeagueListProps {
  sport: { id: number; alias: string }
  head: readonly ColumnGroup[]
  /** Other sets of columns, where there are any; a narrow list offers them beside its own. */
  groups?: ListGroups
  leagues: readonly League[]
  /** Whether its days are those of home, wherever the visitor is. */
  hasHomeDays?: boolean
  /** Called with the window in the server's pixels when it shows leagues that came without their events. */
  onWindow?: (screen: { top: number; height: number }) => void
}

/** A windowed list: only the leagues near the screen are in the document, the rest is empty height. */
export function LeagueList({ sport, head, groups, leagues, hasHomeDays, onWindow }: LeagueListProps) {
  const list = useRef<HTMLDivElement>(null)
  const metrics = useRowMetrics()
  const visible = useVisibleRange(list)
  const [kept, setKept] = useKept<string>(`columns ${sport.id} ${groups?.current ?? ''}`, '0')
  const column = Math.min(Number(kept) || 0, Math.max(0, head.length - 1))
  const window = decideWindow(leagues, metrics, visible)
  const shown = leagues.slice(window.first, window.last + 1)
  let bottom = window.before
  const near = decideWindow(leagues, metrics, visible, LOADER_PX)
  const isLacking = leagues.slice(near.first, near.last + 1).some((league) => league.events === undefined)
  const { top, height } = presentScreen(leagues, window)
  useEffect(() => {
    if (isLacking) onWindow?.({ top, height })
  }, [isLacking, top, height, onWindow])
  return (
    <div className={styles.frame}>
      {metrics.isCard && head.length > 0 && (
        <ColumnHead
          alias={sport.alias}
          head={head}
          column={column}
          onColumn={(next) => setKept(String(next))}
          groups={groups}
        />
      )}
      <div
        ref={list}
        className={styles.list}
        style={{ paddingTop: window.before, paddingBottom: window.after }}
      >
        {shown.map((league, position) => {
          const { count, day } = league
          bottom += shownHeight(leagues, window.first + position, metrics)
          const rows = decideRows(count, bottom - count * metrics.eventRow, metrics.eventRow, visible)
          return (
            <Fragment key={`${day} ${league.id}`}>
              {day !== undefined && isFirstOfDay(leagues, window.first + position) && (
                <DayHead day={day} isHome={hasHomeDays} />
              )}
              <LeagueBlock
                sport={sport.id}
                head={head}
                league={league}
                metrics={metrics}
                column={column}
                {...rows}
              />
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
