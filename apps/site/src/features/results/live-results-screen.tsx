import type { MenuEvent } from '@xezer/contract/live'
import { resultsLive } from '@xezer/contract/results'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Flag } from '@xezer/ui/flag'
import { Skeleton } from '@xezer/ui/skeleton'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { ClockText } from '../../core/live/clock-text.tsx'
import type { MatchState } from '../../core/live/event-states.ts'
import { StatusText } from '../../core/live/status-text.tsx'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useEventState, useTopic } from '../../core/live/use-topic.ts'
import { BoardCells } from '../../core/match/board-cells.tsx'
import { leagueTitle } from '../../core/match/league-title.ts'
import { TurnDot } from '../../core/match/turn-dot.tsx'
import { eventPath, liveResultsPath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { type LiveLeague, leaguesOfMenu, leaguesOfPoll } from './live-leagues.ts'
import styles from './live-results.module.css'
import shared from './results.module.css'

/** Live results are asked for this often (product §9, constants) where there is no stream. */
const POLL_MS = 500

/** The scores of all that is in play, or of one league. */
export function LiveResultsScreen({ league }: { league: number | undefined }) {
  const text = useText()
  const { connection } = useServices()
  const isCut = useObservable(connection.state) === 'down'
  usePageTitle(text('results.live_title'))
  return (
    <div className={shared.page}>
      <h1 className={shared.title}>{text('results.live_title')}</h1>
      {isCut ? <PolledResults league={league} /> : <StreamedResults league={league} />}
    </div>
  )
}

function StreamedResults({ league }: { league: number | undefined }) {
  const { data, isFailed } = useTopic('menu', MENU_TOPIC)
  if (data === undefined)
    return isFailed ? <PolledResults league={league} /> : <Skeleton rows={10} rowHeight={52} />
  return <LiveLeagues leagues={leaguesOfMenu(data)} league={league} Row={StreamedRow} />
}

function PolledResults({ league }: { league: number | undefined }) {
  const input = league === undefined ? {} : { league }
  const { data, error, reload } = useCall(resultsLive, input, { refreshMs: POLL_MS })
  if (data === undefined)
    return error === undefined ? <Skeleton rows={10} rowHeight={52} /> : <ErrorState onRetry={reload} />
  return <LiveLeagues leagues={leaguesOfPoll(data)} league={league} Row={PolledRow} />
}

interface RowProps {
  sport: number
  event: MenuEvent
}

interface LiveLeaguesProps {
  leagues: readonly LiveLeague[]
  league: number | undefined
  Row: (props: RowProps) => React.ReactNode
}

function LiveLeagues({ leagues, league, Row }: LiveLeaguesProps) {
  const text = useText()
  const shown = leagues.filter((one) => league === undefined || one.league.id === league)
  if (shown.length === 0) return <EmptyState title={text('results.none_live')} />
  return shown.map((one) => {
    const title = leagueTitle(one.league)
    return (
      <section key={one.league.id} aria-label={title} className={shared.league}>
        <h2 className={shared.leagueHead}>
          <SportIcon alias={one.sport.alias} />
          <Flag code={one.league.country.code} />
          <Link to={liveResultsPath(one.league.id)} className={shared.leagueName}>
            {title}
          </Link>
          <span className={shared.count}>{one.events.length}</span>
        </h2>
        <ul>
          {one.events.map((event) => (
            <Row key={event.id} sport={one.sport.id} event={event} />
          ))}
        </ul>
      </section>
    )
  })
}

function StreamedRow({ sport, event }: RowProps) {
  return <LiveRow sport={sport} event={event} state={useEventState(event.id, event)} />
}

function PolledRow({ sport, event }: RowProps) {
  return <LiveRow sport={sport} event={event} state={event} />
}

function LiveRow({ sport, event, state }: RowProps & { state: MatchState }) {
  const { results, status } = state
  const { clock = null, minute = null } = results ?? {}
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        {clock === null ? (
          (minute ?? <StatusText status={status} otherwise={state.kind} />)
        ) : (
          <ClockText clock={clock} />
        )}
      </span>
      <Link to={eventPath({ id: event.id, type: 1, sport })} className={styles.sides}>
        {[event.home, event.away].map((name, place) => (
          <span key={name} className={styles.side}>
            <span className={styles.name}>{name}</span>
            <TurnDot isOn={results?.turn === place + 1} />
          </span>
        ))}
      </Link>
      {results !== null && <BoardCells results={results} />}
    </li>
  )
}
