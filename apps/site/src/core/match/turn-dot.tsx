import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import styles from './turn-dot.module.css'

/** Beside the name of who serves, throws or attacks. */
export function TurnDot({ isOn }: { isOn: boolean }) {
  const text = useText()
  if (!isOn) return null
  return (
    <span className={styles.dot} data-turn="">
      <VisuallyHidden>{text('period.serve')}</VisuallyHidden>
    </span>
  )
}
