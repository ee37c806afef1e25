import { classNames } from '@xezer/ui/class-names'
import { IconButton } from '@xezer/ui/icon-button'
import { IconPin, IconPinFilled } from '@xezer/ui/icons'
import styles from './pin-button.module.css'

interface PinButtonProps {
  label: string
  isPinned: boolean
  onPin: () => void
  size: number
  className?: string | undefined
}

/** Pins something before everything else of its kind, and lets it go again. */
export function PinButton({ label, isPinned, onPin, size, className }: PinButtonProps) {
  return (
    <IconButton
      className={classNames(styles.pin, className)}
      label={label}
      aria-pressed={isPinned}
      onClick={onPin}
    >
      {isPinned ? (
        <IconPinFilled size={size} aria-hidden="true" />
      ) : (
        <IconPin size={size} stroke={1.75} aria-hidden="true" />
      )}
    </IconButton>
  )
}
