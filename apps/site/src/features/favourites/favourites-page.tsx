import { type Favorites, favoritesOverview } from '@xezer/contract/favorites'
import { Badge } from '@xezer/ui/badge'
import { Button } from '@xezer/ui/button'
import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { type ReactNode, useRef, useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { countFavourites, NO_FAVOURITES } from '../../core/favourites/favourites.ts'
import { favouritesPath, LIVE_PATH, PREMATCH_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { Link } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { ClearedRow } from './cleared-row.tsx'
import { FavouriteLeagues } from './favourite-leagues.tsx'
import { countEvents, type FavouriteType } from './favourite-list.ts'
import { FavouriteSports } from './favourite-sports.tsx'
import styles from './favourites-page.module.css'
import { useFavouriteList } from './use-favourite-list.ts'

/** product §9, constants: the counts of both sections are as fresh as what is in play. */
const COUNT_MS = 5000
/** A window in which no event is: the answer is the counts alone. */
const NO_ROWS = { top: 0, height: 1 }

/** `/favorites/prematch` and `/favorites/live`. */
export function FavouritesPage({ type, group }: { type: FavouriteType; group: number }) {
  const text = useText()
  const { favourites } = useServices()
  const isDrawn = useIsDrawn()
  const own = useObservable(favourites)
  const [cleared, setCleared] = useState<Favorites | undefined>(undefined)
  const title = useRef<HTMLHeadingElement>(null)
  const n = countFavourites(own)
  const clear = () => {
    setCleared(own)
    favourites.put(NO_FAVOURITES)
  }
  const undo = () => {
    if (cleared !== undefined) favourites.put(cleared)
    setCleared(undefined)
    title.current?.focus()
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {text('nav.favourites')}
          {n > 0 && <Badge>{n}</Badge>}
        </h1>
        {n > 0 && (
          <Button look="quiet" size="small" onClick={clear}>
            {text('favs.clear')}
          </Button>
        )}
      </header>
      {n === 0 && cleared !== undefined && (
        <ClearedRow n={countFavourites(cleared)} onUndo={undo} onOver={() => setCleared(undefined)} />
      )}
      {isDrawn ? (
        // Whose they are is known in the browser.
        <>
          <Sections type={type} counts={{}} />
          <Skeleton rows={6} rowHeight={52} />
        </>
      ) : n === 0 ? (
        <NoFavourites type={type} />
      ) : (
        <Chosen type={type} group={group} own={own} />
      )}
    </div>
  )
}

function Chosen({ type, group, own }: { type: FavouriteType; group: number; own: Favorites }) {
  const { list, error, reload, showWindow } = useFavouriteList(type, group)
  const other = type === 'live' ? 'prematch' : 'live'
  const { data } = useCall(
    favoritesOverview,
    { type: other, ...own, screen: NO_ROWS },
    { refreshMs: COUNT_MS },
  )
  const counts = { [type]: countEvents(list), [other]: countEvents(data) }
  return (
    <>
      <Sections type={type} counts={counts} />
      <FavouriteSports
        type={type}
        group={group}
        list={list}
        error={error}
        onReload={reload}
        onWindow={showWindow}
        otherCount={counts[other]}
      />
      {own.leagues.length > 0 && <FavouriteLeagues leagues={own.leagues} />}
    </>
  )
}

function Sections({ type, counts }: { type: FavouriteType; counts: Partial<Record<FavouriteType, number>> }) {
  const text = useText()
  return (
    <nav aria-label={text('favs.tabs')} className={styles.sections}>
      {(['prematch', 'live'] as const).map((one) => (
        <Link
          key={one}
          to={favouritesPath(one)}
          className={styles.section}
          aria-current={one === type ? 'page' : undefined}
        >
          {text(one === 'live' ? 'nav.live' : 'favs.prematch')}
          <span className={styles.count}>{counts[one]}</span>
        </Link>
      ))}
    </nav>
  )
}

function NoFavourites({ type }: { type: FavouriteType }) {
  const text = useText()
  const isLive = type === 'live'
  const action: ReactNode = (
    <Link className={buttonLook('plain')} to={isLive ? LIVE_PATH : PREMATCH_PATH}>
      {text(isLive ? 'favs.find_live' : 'favs.find')}
    </Link>
  )
  return <EmptyState title={text('favs.empty')} text={text('favs.hint')} action={action} />
}
