import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { IconX } from './icons.tsx'
import { useText } from './text-provider.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  look?: 'dialog' | 'sheet' | 'drawer' | 'left'
  /** What stands in it has a head of its own with a button that closes; the title is heard only. */
  hasOwnHead?: boolean
}

/**
 * A modal box, a bottom sheet (90 % of the height) or a drawer from the right or the left. Focus is trapped and returned.
 * Import it lazily: Base UI is no part of the first page.
 */
export default function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, look = 'dialog', hasOwnHead = false } = props
  const text = useText()
  const body = useRef<HTMLDivElement>(null)
  // A form is ready to type into; a sheet starts at its head, or the keyboard would cover it.
  const focusFirst = () => (look === 'dialog' ? (body.current?.querySelector('input') ?? true) : true)
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles[look]} initialFocus={focusFirst}>
          {hasOwnHead ? (
            <VisuallyHidden>
              <Base.Title>{title}</Base.Title>
            </VisuallyHidden>
          ) : (
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <IconButton label={text('nav.close')} onClick={onClose}>
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </IconButton>
            </div>
          )}
          <div ref={body} className={styles.body}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
