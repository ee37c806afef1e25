import type { CSSProperties } from 'react'
import { classNames } from './class-names.tsx'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  value: number
  max?: number
  /** As far as it would be filled, 0 to 1: paler. */
  planned?: number
  /** Where no words beside it say the same. */
  label?: string
  /** Nothing is left: it turns. */
  isFull?: boolean
  className?: string | undefined
}

/** How much of something is done or used. */
export function ProgressBar({ value, max = 1, planned, label, isFull = false, className }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.bar, className)}
      value={value}
      max={max}
      data-full={isFull || undefined}
      style={planned === undefined ? undefined : ({ '--planned': `${100 * planned}%` } as CSSProperties)}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  )
}
