import { IconInfoCircle } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { type StandingBreak, sayBreak } from '../../core/protection/say-break.ts'
import styles from './safety.module.css'

export function BreakNotice({ standing }: { standing: StandingBreak }) {
  const text = useText()
  return (
    <section className={styles.notice}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={styles.question}>{sayBreak(text, standing)}</p>
        <p className={styles.about}>{text('safety.works')}</p>
      </div>
    </section>
  )
}
