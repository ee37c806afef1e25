import { IconArrowLeft } from '@tabler/icons-react'
import type { LobbyGame } from '@xezer/contract/casino'
import { useText } from '@xezer/ui/text-provider'
import { CASINO_PATH } from '../../core/paths.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './game-page.module.css'

/** The way back, always: below the game's own bar once that stands there, and found by the keys. */
export function GameBar({ game }: { game?: Pick<LobbyGame, 'name'> }) {
  const text = useText()
  const router = useRouter()
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.back}
        aria-label={text('game.back')}
        onClick={() => router.back(CASINO_PATH)}
      >
        <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {game !== undefined && <h1 className={styles.name}>{game.name}</h1>}
    </header>
  )
}
