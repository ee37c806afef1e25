import type { LobbyGame } from '@xezer/contract/casino'
import { Button } from '@xezer/ui/button'
import { buttonLook } from '@xezer/ui/button-look'
import { useText } from '@xezer/ui/text-provider'
import { GamePicture } from '../../core/casino/game-picture.tsx'
import { demoPath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { Link } from '../../platform/router-context.tsx'
import styles from './game-page.module.css'

interface GuestPanelProps {
  game: LobbyGame
  /** Somebody is logged in, from before games were opened so. */
  isExpired: boolean
}

/** In the place of a game that nobody can play yet: the ways in, and the demo where there is one. */
export function GuestPanel({ game, isExpired }: GuestPanelProps) {
  const text = useText()
  const { authPrompt } = useServices()
  return (
    <section className={styles.panel} aria-label={text('game.log_in')}>
      <div className={styles.picture}>
        <GamePicture game={game} isFirst />
      </div>
      <h2 className={styles.question}>{text(isExpired ? 'game.log_in_again' : 'game.log_in')}</h2>
      <p className={styles.about}>{text(game.hasDemo ? 'game.log_in_hint' : 'game.log_in_only')}</p>
      <div className={styles.ways}>
        <Button look="main" onClick={() => authPrompt.write('login')}>
          {text('auth.login')}
        </Button>
        {!isExpired && <Button onClick={() => authPrompt.write('register')}>{text('auth.register')}</Button>}
        {game.hasDemo && (
          <Link to={demoPath(game)} className={buttonLook('quiet')}>
            {text('game.play_demo')}
          </Link>
        )}
      </div>
    </section>
  )
}
