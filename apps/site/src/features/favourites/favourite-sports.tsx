import { buttonLook } from '@xezer/ui/button-look'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { FIRST_GROUP } from '../../core/live/topic-names.ts'
import { LeagueList } from '../../core/match/league-list.tsx'
import { favouritesPath } from '../../core/paths.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { Link, usePath, useRouter } from '../../platform/router-context.tsx'
import type { FavouriteType, Overview } from './favourite-list.ts'
import styles from './favourites-page.module.css'

interface FavouriteSportsProps {
  type: FavouriteType
  group: number
  list: Overview | undefined
  error: ApiError | undefined
  onReload: () => void
  onWindow: (range: { top: number; height: number }) => void
  /** Of the other section. */
  otherCount: number | undefined
}

/** The favourites of a section by sport and league, or why there is none. */
export function FavouriteSports(props: FavouriteSportsProps) {
  const { type, list, error, onReload, otherCount = 0 } = props
  const text = useText()
  const isLater = useAgainSoon(error, onReload)
  if (list === undefined) {
    if (error !== undefined && !isLater) return <ErrorState onRetry={onReload} />
    return <Skeleton rows={6} rowHeight={52} />
  }
  if (list.sports.length === 0) {
    const other = type === 'live' ? 'prematch' : 'live'
    return (
      <EmptyState
        title={text(type === 'live' ? 'favs.none_live' : 'favs.none_prematch')}
        action={
          otherCount > 0 && (
            <Link className={buttonLook('plain')} to={favouritesPath(other)}>
              {text(other === 'live' ? 'nav.live' : 'favs.prematch')} · {otherCount}
            </Link>
          )
        }
      />
    )
  }
  return list.sports.map((sport) => <Sport key={sport.id} {...props} sport={sport} />)
}

function Sport({
  sport,
  type,
  group,
  onWindow,
}: FavouriteSportsProps & { sport: Overview['sports'][number] }) {
  const path = usePath()
  const router = useRouter()
  const choose = (id: number) => router.navigate(id === FIRST_GROUP ? path : `${path}?group=${id}`, 'replace')
  const hasGroups = type === 'live' && sport.groups.length > 1
  return (
    <section aria-label={sport.name}>
      <div className={styles.sport}>
        <h2 className={styles.name}>
          <SportIcon alias={sport.alias} /> {sport.name}
          <span className={styles.count}>{sport.countEvents}</span>
        </h2>
        {hasGroups && (
          <div className={styles.groups}>
            {sport.groups.map(({ id, name }) => (
              <Chip key={id} isOn={id === group} onClick={() => choose(id)}>
                {name}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <LeagueList
        sport={sport}
        head={sport.head}
        {...(hasGroups ? { groups: { all: sport.groups, current: group, onChoose: choose } } : {})}
        leagues={sport.leagues}
        onWindow={onWindow}
      />
    </section>
  )
}
