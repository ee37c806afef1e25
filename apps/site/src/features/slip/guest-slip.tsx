import { Button } from '@xezer/ui/button'
import { IconButton } from '@xezer/ui/icon-button'
import { IconX } from '@xezer/ui/icons'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../../core/chrome/late.ts'
import { useServices } from '../../core/services.tsx'
import { useWaitingCount } from '../../core/slip/use-slip-count.ts'
import styles from './guest-slip.module.css'

// Who taps nothing does without it, and without it the number of what waits is said still.
const WaitingList = late(
  () => import('./waiting-list.tsx'),
  () => null,
)

/** What a guest finds instead of a slip: why, what waits for the log-in, and the two ways in. */
export function GuestSlip({ onClose }: { onClose: (() => void) | undefined }) {
  const text = useText()
  const { authPrompt, slip } = useServices()
  const n = useWaitingCount()
  return (
    <section
      className={styles.prompt}
      data-for="guest"
      data-sheet={onClose !== undefined || undefined}
      aria-label={text('slip.title')}
    >
      <StarPattern />
      <h2 className={styles.title}>{text('slip.title')}</h2>
      {onClose !== undefined && (
        <IconButton className={styles.close} label={text('nav.close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <p className={styles.text}>{text('slip.guest_text')}</p>
      {n > 0 && (
        <div className={styles.waiting}>
          {text('slip.waiting_n', { n })}
          <Suspense>
            <WaitingList />
          </Suspense>
          <button type="button" className={styles.clear} onClick={() => void slip.waiting.take()}>
            {text('slip.waiting_clear')}
          </button>
        </div>
      )}
      <div className={styles.ways}>
        <Button look="main" isWide onClick={() => authPrompt.write('login')}>
          {text('auth.login')}
        </Button>
        <Button isWide onClick={() => authPrompt.write('register')}>
          {text('auth.register')}
        </Button>
      </div>
    </section>
  )
}
