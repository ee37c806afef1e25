import { type CasinoMine, type LobbyGame, OPEN_ROUND_HOURS } from '@xezer/contract/casino'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { GamePicture } from '../../core/casino/game-picture.tsx'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { gamePath } from '../../core/paths.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './continue-row.module.css'

interface ContinueRowProps {
  own: CasinoMine
  games: ReadonlyMap<string, LobbyGame>
  sayProvider: (code: string) => string
}

const CARDS_MAX = 4

interface Card {
  readonly game: LobbyGame
  /** What stands in a round that waits; null where none does. */
  readonly staked: number | null
  readonly time: string
  /** Switched off: its round is gone on with, and no other is begun. */
  readonly isAway: boolean
}

/** Rounds that wait for a move, of games that are switched off too, then what was played last: one press away. */
export function findContinued(own: CasinoMine, lobby: ReadonlyMap<string, LobbyGame>): Card[] {
  const games = new Map([...lobby, ...own.away.map((game) => [game.id, game] as const)])
  const cards = new Map<string, Card>()
  const add = (id: string, staked: number | null, time: string) => {
    const game = games.get(id)
    if (game !== undefined && !cards.has(id)) {
      cards.set(id, { game, staked, time, isAway: staked !== null && !lobby.has(id) })
    }
  }
  for (const { game, staked, time } of own.open) add(game, staked, time)
  for (const { game, time } of own.played) add(game, null, time)
  return [...cards.values()].slice(0, CARDS_MAX)
}

export function ContinueRow({ own, games, sayProvider }: ContinueRowProps) {
  const text = useText()
  const cards = findContinued(own, games)
  if (cards.length === 0) return null
  const away = cards.filter(({ isAway }) => isAway).map(({ game }) => game.name)
  return (
    <section className={styles.row} aria-label={text('casino.continue')}>
      <h2 className={styles.title}>{text('casino.continue')}</h2>
      <ul className={styles.cards}>
        {cards.map(({ game, staked, time }) => (
          <li key={game.id} className={styles.card} data-anchor={`continue-${game.id}`}>
            <span className={styles.picture}>
              <GamePicture game={game} isFirst />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{game.name}</span>
              {staked === null ? (
                <span className={styles.about}>
                  {sayProvider(game.provider)} · {momentText(time)}
                </span>
              ) : (
                <span className={styles.open}>
                  {text('casino.open_round', { amount: formatMoney(readWireAmount(staked), own.currency) })}
                </span>
              )}
            </span>
            <Link
              to={gamePath(game)}
              className={styles.way}
              data-open={staked !== null || undefined}
              aria-label={text('casino.go_on', { name: game.name })}
            >
              {text(staked === null ? 'casino.play' : 'casino.continue')}
            </Link>
          </li>
        ))}
      </ul>
      {away.length > 0 && (
        <p className={styles.away}>
          {text('casino.switched_off', { names: away.join(', '), hours: OPEN_ROUND_HOURS })}
        </p>
      )}
    </section>
  )
}
