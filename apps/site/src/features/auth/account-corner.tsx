import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../../core/chrome/late.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import styles from './account-corner.module.css'

// There is no room for more than the menu: the slip says that it did not come.
const AccountMenu = late(
  withLateWords(() => import('./account-menu.tsx')),
  () => null,
)

/** The right end of the top bar: amounts and account menu, or the two ways in. */
export function AccountCorner() {
  const player = usePlayer()
  if (player === undefined) return <WaysIn />
  return (
    <Suspense fallback={<div className={styles.corner} />}>
      <AccountMenu player={player} />
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
