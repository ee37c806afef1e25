import type { CallOutput } from '@xezer/contract/call'
import type { liveListMenu } from '@xezer/contract/live'
import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { usePinnedFirst } from '../../core/chrome/pinned-sports.ts'
import { SideLeaf } from '../../core/chrome/side-menu.tsx'
import { SideSports } from '../../core/chrome/side-sports.tsx'
import { Unreached } from '../../core/chrome/unreached.tsx'
import { ClockText } from '../../core/live/clock-text.tsx'
import type { MatchState } from '../../core/live/event-states.ts'
import { StatusText } from '../../core/live/status-text.tsx'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useEventState, useTopic } from '../../core/live/use-topic.ts'
import { BoardCells } from '../../core/match/board-cells.tsx'
import { TurnDot } from '../../core/match/turn-dot.tsx'
import { eventPath, isLiveList, isWithin, liveSportPath } from '../../core/paths.ts'
import { usePath } from '../../platform/router-context.tsx'
import styles from './live-menu.module.css'

const NO_SPORTS: readonly MenuSport[] = []

type MenuSport = CallOutput<typeof liveListMenu>['sports'][number]

/** Sports in play; each opens into its events with mini score boards. */
export function LiveMenu({ isCompact }: { isCompact: boolean }) {
  const text = useText()
  const { data, isFailed, isGone } = useTopic('menu', MENU_TOPIC)
  const sports = usePinnedFirst(data?.sports ?? NO_SPORTS)
  if (data === undefined && !isGone) {
    if (isFailed) return isCompact ? null : <Unreached />
    return <Skeleton rows={8} rowHeight={40} />
  }
  if (data === undefined || data.sports.length === 0)
    return isCompact ? null : <EmptyState title={text('err.no_live')} />
  return (
    <SideSports
      sports={sports}
      isCompact={isCompact}
      isFirstOpen={false}
      pathOf={({ id }) => liveSportPath(id)}
    >
      {(sport) => <SportEvents sport={sport} />}
    </SideSports>
  )
}

/** A glance: the list of a sport has them all. */
const EVENTS_MAX = 7

/**
 * Some matches of a sport. Beside the page of a match the others are a press away; where a list of them stands beside,
 * they would only be there twice: then the line leads to the sport alone.
 */
function SportEvents({ sport }: { sport: MenuSport }) {
  const text = useText()
  const path = usePath()
  const isBesideMatch = path.includes('/event/')
  const shown = isBesideMatch || !isLiveList(path) ? sport.events.slice(0, EVENTS_MAX) : []
  const more = sport.events.length - shown.length
  const to = liveSportPath(sport.id)
  return (
    <>
      {shown.map((event) => (
        <MenuEventLine key={event.id} sport={sport.id} event={event} />
      ))}
      {more > 0 && (
        <SideLeaf to={to} isCurrent={path === to} count={shown.length === 0 ? more : undefined}>
          {shown.length === 0 ? text('prematch.all_matches') : text('nav.more_matches', { n: more })}
        </SideLeaf>
      )}
    </>
  )
}

function MenuEventLine({ sport, event }: { sport: number; event: MenuSport['events'][number] }) {
  const path = usePath()
  const state = useEventState(event.id, event)
  const to = eventPath({ id: event.id, type: 1, sport })
  const { results } = state
  return (
    <SideLeaf to={to} isCurrent={isWithin(to, path)}>
      <span className={styles.minute}>
        <MenuTime state={state} />
      </span>
      <span className={styles.teams}>
        {[event.home, event.away].map((name, place) => (
          <span key={name} className={styles.team}>
            <span className={styles.name}>{name}</span>
            <TurnDot isOn={results?.turn === place + 1} />
          </span>
        ))}
      </span>
      {results !== null && <BoardCells results={results} isNarrow />}
    </SideLeaf>
  )
}

function MenuTime({ state }: { state: MatchState }) {
  const { clock = null, minute = null } = state.results ?? {}
  if (clock !== null) return <ClockText clock={clock} />
  return minute ?? <StatusText status={state.status} otherwise={null} />
}
