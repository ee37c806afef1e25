import type { LobbyGame } from '@xezer/contract/casino'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { ContinueRow } from './continue-row.tsx'
import { GameGrid } from './game-grid.tsx'
import { GameRow } from './game-row.tsx'
import { filterPath, findGames, type GameWords, type LobbyKind } from './lobby-filter.ts'
import { KIND_NAMES } from './lobby-head.tsx'
import styles from './lobby-page.module.css'
import { useOwnGames } from './use-own-games.ts'

interface LobbyRowsProps {
  games: readonly LobbyGame[]
  words: GameWords
  favourites: ReadonlySet<string>
  path: string
  sayProvider: (code: string) => string
}

const ROW_KINDS: readonly LobbyKind[] = ['favourites', 'new', 'popular', 'slots', 'table', 'instant']

/** The lobby while nothing is chosen: what is the visitor's own first, every game at its end. */
export function LobbyRows({ games, words, favourites, path, sayProvider }: LobbyRowsProps) {
  const text = useText()
  const own = useOwnGames()
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games])
  const rows = useMemo(
    () =>
      ROW_KINDS.map((kind) => {
        const filter = { query: '', provider: null, kind, sort: 'house' } as const
        return { kind, path: filterPath(path, filter), games: findGames(games, filter, words, favourites) }
      }).filter((row) => row.games.length > 0),
    [games, words, favourites, path],
  )
  const noteOf = (kind: LobbyKind, count: number) => {
    if (kind === 'popular') return text('casino.popular_note')
    if (kind === 'favourites') return text('casino.games', { n: count })
    return kind === 'new' ? undefined : String(count)
  }
  return (
    <>
      {own !== undefined && <ContinueRow own={own} games={byId} sayProvider={sayProvider} />}
      {rows.map((row, place) => (
        <GameRow
          key={row.kind}
          name={text(KIND_NAMES[row.kind])}
          note={noteOf(row.kind, row.games.length)}
          games={row.games}
          allPath={row.path}
          sayProvider={sayProvider}
          place={place}
        />
      ))}
      <h2 className={styles.all}>{text('casino.all_games')}</h2>
      <GameGrid label={text('casino.all_games')} games={games} sayProvider={sayProvider} isBelow />
    </>
  )
}
