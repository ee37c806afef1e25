import { resultsMenu } from '@xezer/contract/results'
import { ErrorState } from '@xezer/ui/error-state'
import { Flag } from '@xezer/ui/flag'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { SideLeaf } from '../../core/chrome/side-menu.tsx'
import { SideSports } from '../../core/chrome/side-sports.tsx'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { liveResultsPath, RESULTS_LIVE_PATH, resultsDateOf, resultsPath } from '../../core/paths.ts'
import { usePath } from '../../platform/router-context.tsx'
import styles from './results-side.module.css'

/** Sports and leagues that have results on the day of the page, or of what is in play. */
export default function ResultsSide({ isCompact }: { isCompact: boolean }) {
  const text = useText()
  const date = resultsDateOf(usePath())
  return (
    <>
      {!isCompact && (
        <p className={styles.title}>{text(date === undefined ? 'results.live_title' : 'results.title')}</p>
      )}
      {date === undefined ? (
        <LiveSide isCompact={isCompact} />
      ) : (
        <DaySide date={date} isCompact={isCompact} />
      )}
    </>
  )
}

function DaySide({ date, isCompact }: { date: string; isCompact: boolean }) {
  const text = useText()
  const path = usePath()
  const { data, error, reload } = useCall(resultsMenu, { date })
  if (data === undefined) {
    if (error !== undefined) return isCompact ? null : <ErrorState onRetry={reload} />
    return <Skeleton rows={8} rowHeight={40} />
  }
  const pathOf = ({ id }: { id: number }) => resultsPath(date, { sport: id })
  return (
    <SideSports sports={data.sports} isCompact={isCompact} isFirstOpen pathOf={pathOf}>
      {(sport) => (
        <>
          <SideLeaf to={pathOf(sport)} isCurrent={path === pathOf(sport)} count={sport.countEvents}>
            {text('prematch.all_matches')}
          </SideLeaf>
          {sport.leagues.map((league) => {
            const to = resultsPath(date, { sport: sport.id, league: league.id })
            return (
              <SideLeaf key={league.id} to={to} isCurrent={path === to} count={league.count}>
                <LeagueName league={league} />
              </SideLeaf>
            )
          })}
        </>
      )}
    </SideSports>
  )
}

function LeagueName({ league }: { league: Parameters<typeof leagueTitle>[0] }) {
  return (
    <span className={styles.league}>
      <Flag code={league.country.code} />
      {leagueTitle(league)}
    </span>
  )
}

function LiveSide({ isCompact }: { isCompact: boolean }) {
  const path = usePath()
  const { data } = useTopic('menu', MENU_TOPIC)
  if (data === undefined) return <Skeleton rows={8} rowHeight={40} />
  return (
    <SideSports sports={data.sports} isCompact={isCompact} isFirstOpen pathOf={() => RESULTS_LIVE_PATH}>
      {(sport) =>
        sport.leagues.map((league) => {
          const to = liveResultsPath(league.id)
          const count = sport.events.filter((event) => event.league === league.id).length
          return (
            <SideLeaf key={league.id} to={to} isCurrent={path === to} count={count}>
              <LeagueName league={league} />
            </SideLeaf>
          )
        })
      }
    </SideSports>
  )
}
