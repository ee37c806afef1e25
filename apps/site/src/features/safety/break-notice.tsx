import type { Safety } from '@xezer/contract/safety'
import type { Translate } from '@xezer/i18n/translator'
import { IconInfoCircle } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import styles from './safety.module.css'
import { sayUntil } from './say-until.ts'

type Standing = NonNullable<Safety['break']>

export function BreakNotice({ standing }: { standing: Standing }) {
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

function sayBreak(text: Translate, { kind, until, isOver }: Standing): string {
  if (until === null) return text('safety.excluded_ever')
  const day = { until: sayUntil(until) }
  if (kind === 'time_out') return text('safety.paused_until', day)
  return isOver ? text('safety.excluded_over', day) : text('safety.excluded_until', day)
}
