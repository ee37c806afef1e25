import type { LobbyGame } from '@xezer/contract/casino'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link } from '../../platform/router-context.tsx'
import { filterPath, type LobbyFilter, type LobbyKind } from './lobby-filter.ts'
import styles from './lobby-head.module.css'

export const KIND_NAMES: Record<LobbyKind, PlainMessageId> = {
  favourites: 'casino.kind.favourites',
  new: 'casino.kind.new',
  popular: 'casino.kind.popular',
  slots: 'casino.kind.slots',
  table: 'casino.kind.table',
  instant: 'casino.kind.instant',
}

interface LobbyHeadProps {
  title: string
  games: readonly LobbyGame[]
  providerCount: number
  filter: LobbyFilter
  path: string
  /** Where the rounds of a player stand. */
  historyPath: string
}

/** How much there is, and the kinds of it; a kind that has nothing is absent. */
export function LobbyHead({ title, games, providerCount, filter, path, historyPath }: LobbyHeadProps) {
  const text = useText()
  const isPlayer = usePlayer() !== undefined
  const count = (isIt: (game: LobbyGame) => boolean) => games.filter(isIt).length
  const kinds: readonly { kind: LobbyKind | null; count: number; isCounted: boolean }[] = [
    { kind: null, count: games.length, isCounted: false },
    { kind: 'new', count: count(({ isNew }) => isNew), isCounted: true },
    { kind: 'popular', count: count(({ rounds }) => rounds !== null), isCounted: false },
    ...(['slots', 'table', 'instant'] as const).map((kind) => ({
      ...{ kind, isCounted: true },
      count: count((game) => game.kind === kind),
    })),
  ]
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.count}>
        {text('casino.count', { games: games.length, providers: providerCount })}
        {isPlayer && (
          <>
            {' · '}
            <Link to={historyPath} className={styles.history}>
              {text('nav.rounds')}
            </Link>
          </>
        )}
      </p>
      <nav className={styles.kinds} aria-label={text('casino.kinds')}>
        {kinds
          .filter((one) => one.count > 0)
          .map(({ kind, count, isCounted }) => (
            <Link
              key={kind}
              to={filterPath(path, { query: '', provider: null, kind, sort: 'house' })}
              className={styles.kind}
              aria-current={filter.kind === kind ? 'true' : undefined}
            >
              {text(kind === null ? 'casino.kind.lobby' : KIND_NAMES[kind])}
              {isCounted && <span className={styles.number}>{count}</span>}
            </Link>
          ))}
      </nav>
    </header>
  )
}
