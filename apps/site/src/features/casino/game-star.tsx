import { useText } from '@xezer/ui/text-provider'
import { useSyncExternalStore } from 'react'
import styles from './game-star.module.css'
import { useFavouriteGames } from './use-own-games.ts'

/** Makes a favourite of a game, or lets it go. Its own state alone renders it. */
export function GameStar({ game, name, isStop = true }: { game: string; name: string; isStop?: boolean }) {
  const favourites = useFavouriteGames()
  const isOn = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read().includes(game),
    () => false,
  )
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={useText()('casino.favourite', { name })}
      tabIndex={isStop ? 0 : -1}
      onClick={() => favourites.toggle(game)}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className={styles.shape}>
        <path d="M12 17.8 5.8 21l1.2-6.9-5-4.8 6.9-1L12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9z" />
      </svg>
    </button>
  )
}
