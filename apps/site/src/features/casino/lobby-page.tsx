import { type CasinoGames, casinoGames, type LobbyGame } from '@xezer/contract/casino'
import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { useText } from '@xezer/ui/text-provider'
import { useCallback, useMemo } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { Link, usePlace, useRouter } from '../../platform/router-context.tsx'
import { GameGrid } from './game-grid.tsx'
import { Hero } from './hero.tsx'
import { filterPath, findGames, foldGames, isFiltered, type LobbyFilter, readFilter } from './lobby-filter.ts'
import { KIND_NAMES, LobbyHead } from './lobby-head.tsx'
import styles from './lobby-page.module.css'
import { LobbyRows } from './lobby-rows.tsx'
import { LobbySkeleton } from './lobby-skeleton.tsx'
import { LobbyTools } from './lobby-tools.tsx'
import { useFavouriteSet } from './use-own-games.ts'

interface LobbyPageProps {
  title: string
  path: string
  historyPath: string
  /** Without the hero and the rows: every game at once. */
  isList?: boolean
}

/** How often the lobby looks whether a game came or went. */
const REFRESH_MS = 60_000

/** Every game that can be played. What is chosen stands in the address; guests see all of it. */
export function LobbyPage(props: LobbyPageProps) {
  const text = useText()
  const { data, error, reload } = useCall(casinoGames, {}, { refreshMs: REFRESH_MS })
  const isLater = useAgainSoon(error, reload)
  if (data !== undefined) return <Lobby {...props} lobby={data} />
  if (error !== undefined && !isLater) return <ErrorState message={text('casino.failed')} onRetry={reload} />
  return <LobbySkeleton title={props.title} />
}

function Lobby({ title, path, historyPath, isList, lobby }: LobbyPageProps & { lobby: CasinoGames }) {
  const text = useText()
  const router = useRouter()
  const { search } = usePlace()
  const filter = useMemo(() => readFilter(search), [search])
  const favourites = useFavouriteSet()
  const { games, providers } = lobby
  const names = useMemo(() => new Map(providers.map(({ code, name }) => [code, name])), [providers])
  const sayProvider = useCallback((code: string) => names.get(code) ?? code, [names])
  const words = useMemo(
    () => foldGames(games, sayProvider, (kind) => text(KIND_NAMES[kind])),
    [games, sayProvider, text],
  )
  const found = useMemo(() => findGames(games, filter, words, favourites), [games, filter, words, favourites])
  // What is typed is one step for who goes back, whatever its letters; what is pressed is one each.
  const change = (next: LobbyFilter) =>
    router.navigate(filterPath(path, next), next.query === filter.query ? 'push' : 'replace')
  const isWhole = !isFiltered(filter)
  const hasRows = isWhole && !isList
  return (
    <div className={styles.lobby}>
      <LobbyHead {...{ title, games, providerCount: providers.length, filter, path, historyPath }} />
      {hasRows && <Hero games={findHero(lobby)} sayProvider={sayProvider} />}
      <LobbyTools lobby={lobby} filter={filter} onChange={change} />
      {hasRows ? (
        <LobbyRows {...{ games, words, favourites, path, sayProvider }} />
      ) : (
        <Found {...{ found, filter, path, sayProvider, isWhole }} />
      )}
    </div>
  )
}

const findHero = ({ games, hero }: CasinoGames) =>
  hero.flatMap((id) => games.find((game) => game.id === id) ?? [])

interface FoundProps {
  found: readonly LobbyGame[]
  filter: LobbyFilter
  path: string
  sayProvider: (code: string) => string
  /** Nothing is chosen: there is nothing to go back from. */
  isWhole: boolean
}

/** What was chosen or looked for in place of the rows, how much of it there is, and a way back. */
function Found({ found, filter, path, sayProvider, isWhole }: FoundProps) {
  const text = useText()
  const isOfFavourites = filter.kind === 'favourites' && filter.query === '' && filter.provider === null
  const clear = (
    <Link to={path} className={buttonLook('quiet')}>
      {text('casino.clear')}
    </Link>
  )
  return (
    <section aria-label={filter.kind === null ? text('casino.all_games') : text(KIND_NAMES[filter.kind])}>
      {!isWhole && (
        <p className={styles.found}>
          <span role="status">{text('casino.found', { n: found.length })}</span>
          {clear}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={text(isOfFavourites ? 'casino.none_favourite' : 'casino.none_found')}
          text={text(isOfFavourites ? 'casino.none_favourite_hint' : 'casino.none_found_hint')}
        />
      ) : (
        <GameGrid label={text('casino.all_games')} games={found} sayProvider={sayProvider} />
      )}
    </section>
  )
}
