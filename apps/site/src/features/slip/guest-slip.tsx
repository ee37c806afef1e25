import { Button } from '@xezer/ui/button'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { useServices } from '../../core/services.tsx'
import styles from './guest-slip.module.css'

/** What a guest finds instead of a slip: why, and the two ways in. */
export function GuestSlip({ isInSheet }: { isInSheet: boolean }) {
  const text = useText()
  const { authPrompt } = useServices()
  return (
    <section className={styles.prompt} data-sheet={isInSheet || undefined} aria-label={text('slip.title')}>
      <StarPattern />
      {!isInSheet && <h2 className={styles.title}>{text('slip.title')}</h2>}
      <p className={styles.text}>{text('slip.guest_text')}</p>
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
