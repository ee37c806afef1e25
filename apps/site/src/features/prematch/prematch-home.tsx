import { prematchList } from '@xezer/contract/prematch'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Flag } from '@xezer/ui/flag'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours, withHours } from '../../core/chrome/hours.ts'
import { prematchLeaguePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { nameChips } from './find-league-lines.ts'
import styles from './prematch.module.css'
import { PrematchList } from './prematch-list.tsx'

/** The popular leagues, and below them the first sport's matches. */
export function PrematchHome() {
  const text = useText()
  const hours = useHours()
  const { data, error, reload } = useCall(prematchList, { hours })
  const isLater = useAgainSoon(error, reload)
  if (data === undefined) {
    if (error !== undefined && !isLater) return <ErrorState onRetry={reload} />
    return <Skeleton rows={10} rowHeight={52} />
  }
  const [first] = data.sports
  if (first === undefined) return <EmptyState title={text('err.no_events')} />
  return (
    <div className={styles.page}>
      {data.popular.leagues.length > 0 && (
        <section className={styles.popular} aria-label={text('prematch.popular')}>
          {nameChips(data).map((league) => (
            <Link
              key={league.id}
              className={styles.league}
              to={withHours(prematchLeaguePath(league.sport, league.id), hours)}
            >
              <Flag code={league.country.code} /> {league.title}
            </Link>
          ))}
        </section>
      )}
      <PrematchList sport={first.id} />
    </div>
  )
}
