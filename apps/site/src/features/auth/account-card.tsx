import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../../core/chrome/late.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import styles from './account-card.module.css'

const PlayerCard = late(withLateWords(() => import('./player-card.tsx')))

/** The head of the phone's menu: what the player has and where it is told, or the two ways in. */
export function AccountCard({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  const player = usePlayer()
  const { authPrompt } = useServices()
  if (player !== undefined) {
    return (
      <Suspense>
        <PlayerCard player={player} onLeave={onLeave} />
      </Suspense>
    )
  }
  const ask = (dialog: 'login' | 'register') => {
    onLeave()
    authPrompt.write(dialog)
  }
  return (
    <div className={styles.ways}>
      <Button look="main" isWide onClick={() => ask('register')}>
        {text('auth.register')}
      </Button>
      <Button isWide onClick={() => ask('login')}>
        {text('auth.login')}
      </Button>
    </div>
  )
}
