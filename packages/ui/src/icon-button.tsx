import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.tsx'
import styles from './icon-button.module.css'

/** A button that shows only an icon: its name is not optional. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
      {...rest}
    >
      {children}
    </button>
  )
}
