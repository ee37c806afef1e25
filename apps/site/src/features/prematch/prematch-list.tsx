import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useHours } from '../../core/chrome/hours.ts'
import { TimeFilter } from '../../core/chrome/time-filter.tsx'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { LeagueList } from '../../core/match/league-list.tsx'
import { PREMATCH_PATH } from '../../core/paths.ts'
import { isMenuFolded } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { LoadingMark } from './loading-mark.tsx'
import styles from './prematch.module.css'
import { matchPlace, nameList } from './prematch-matches.ts'
import { usePrematchMatches } from './use-prematch-matches.ts'

interface PrematchListProps {
  sport: number
  country?: number | undefined
  league?: number | undefined
}

/** Matches of a sport, a country or a league that start within the hours of the time filter. */
export function PrematchList({ sport, country, league }: PrematchListProps) {
  const text = useText()
  const hours = useHours()
  const isFilterHere = useObservable(isMenuFolded)
  const matches = usePrematchMatches({ sport, country, league, hours })
  const { list, error, hasHomeDays, loading, reload, showWindow } = matches
  const isLater = useAgainSoon(error, reload)
  const name =
    list === undefined ? text('prematch.title') : nameList(list, matchPlace({ sport, country, league }))
  usePageTitle(name)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {list !== undefined && <SportIcon alias={list.sport.alias} />}
        {name}
        {list !== undefined && <span className={styles.count}>{list.sport.countEvents}</span>}
      </h1>
      {isFilterHere && <TimeFilter hasLabel={false} within={PREMATCH_PATH} />}
      {list === undefined ? (
        error === undefined || isLater ? (
          <Skeleton rows={10} rowHeight={52} />
        ) : (
          <ErrorState onRetry={reload} />
        )
      ) : list.leagues.length === 0 ? (
        <EmptyState title={text('err.no_events')} />
      ) : (
        <LeagueList
          sport={list.sport}
          head={list.sport.head}
          leagues={list.leagues}
          hasHomeDays={hasHomeDays}
          onWindow={showWindow}
        />
      )}
      {list !== undefined && <LoadingMark loading={loading} />}
    </div>
  )
}
