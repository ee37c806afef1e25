import { prematchList } from '@xezer/contract/prematch'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours } from '../../core/chrome/hours.ts'
import { SportLinks } from '../../core/chrome/sport-links.tsx'
import { LeagueList } from '../../core/match/league-list.tsx'
import { POPULAR_PATH, popularSportPath } from '../../core/paths.ts'
import styles from './popular-page.module.css'
import { usePopular } from './use-popular.ts'

/** The next matches of the popular leagues, of one sport or of all of them below each other. */
export function PopularPage({ sport }: { sport: number | undefined }) {
  const text = useText()
  const { data, reload, hasFailed } = usePopular(sport)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('prematch.popular_matches')}</h1>
      <PopularSports sport={sport} />
      {data === undefined ? (
        hasFailed ? (
          <ErrorState onRetry={reload} />
        ) : (
          <Skeleton rows={10} rowHeight={52} />
        )
      ) : data.sports.length === 0 ? (
        <EmptyState title={text('err.no_events')} />
      ) : (
        data.sports.map((shown) => (
          <section key={shown.id} aria-label={shown.name} className={styles.section}>
            <h2 className={styles.name}>
              <SportIcon alias={shown.alias} /> {shown.name}
            </h2>
            <LeagueList sport={shown} head={shown.head} leagues={shown.leagues} />
          </section>
        ))
      )}
    </div>
  )
}

/** The menu beside the page has asked for the same. */
function PopularSports({ sport }: { sport: number | undefined }) {
  const { data } = useCall(prematchList, { hours: useHours() })
  if (data === undefined) return <Skeleton rows={1} rowHeight={36} />
  const pathOf = (id: number | undefined) => (id === undefined ? POPULAR_PATH : popularSportPath(id))
  return <SportLinks sports={data.popular.sports} selected={sport} pathOf={pathOf} />
}
