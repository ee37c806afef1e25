import { Badge } from '@xezer/ui/badge'
import { IconButton } from '@xezer/ui/icon-button'
import { IconMessageCircle } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { chatUnread, isChatOpen } from '../../core/chrome/chat-prompt.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './chat-toggle.module.css'

/** Opens the support chat and closes it, and says how many answers were not seen. */
export function ChatToggle() {
  const text = useText()
  const isOpen = useObservable(isChatOpen)
  const unread = useObservable(chatUnread)
  const name = text('nav.chat')
  return (
    <IconButton
      className={styles.toggle}
      label={unread > 0 ? `${name} (${unread})` : name}
      aria-expanded={isOpen}
      onClick={() => isChatOpen.write(!isOpen)}
    >
      <IconMessageCircle size={20} stroke={1.75} aria-hidden="true" />
      {unread > 0 && <Badge>{unread}</Badge>}
    </IconButton>
  )
}
