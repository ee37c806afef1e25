import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type ComponentType, Suspense } from 'react'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import styles from './account-corner.module.css'

/** The right end of the top bar: amounts and account menu, or the two ways in. */
export function AccountCorner({ PlayerPart }: { PlayerPart: ComponentType<{ player: Player }> }) {
  const player = usePlayer()
  if (player === undefined) return <WaysIn />
  return (
    <Suspense fallback={<div className={styles.corner} />}>
      <PlayerPart player={player} />
    </Suspense>
  )
}

function WaysIn() {
  const text = useText()
  const { authPrompt } = useServices()
  return (
    <div className={styles.corner} data-for="guest">
      <Button size="small" className={styles.first} onClick={() => authPrompt.write('login')}>
        {text('auth.login')}
      </Button>
      <Button size="small" look="main" onClick={() => authPrompt.write('register')}>
        {text('auth.register')}
      </Button>
    </div>
  )
}
