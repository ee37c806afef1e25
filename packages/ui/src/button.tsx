import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.tsx'
import { Spinner } from './spinner.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main` is the one action of a screen; `attention` is saffron: a changed price waits for a yes. */
  look?: 'main' | 'plain' | 'quiet' | 'attention'
  size?: 'small' | 'normal' | 'large'
  isWide?: boolean
  isBusy?: boolean
}

export function Button({
  look = 'plain',
  size = 'normal',
  isWide,
  isBusy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      className={classNames(styles.button, styles[look], styles[size], isWide && styles.wide, className)}
      {...rest}
    >
      {isBusy && <Spinner />}
      <span>{children}</span>
    </button>
  )
}
