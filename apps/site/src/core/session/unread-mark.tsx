import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import styles from './unread-mark.module.css'
import { useUnread } from './use-amounts.ts'

/** More are not counted. */
const SHOWN_MAX = 99

/** How many notices were not read, beside the name of their page; nothing where there is none. */
export function UnreadMark() {
  const text = useText()
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
      <VisuallyHidden>{text('privacy.unread', { count })}</VisuallyHidden>
    </span>
  )
}
