import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { StarPattern } from './star-pattern.tsx'

type EmptyStateProps = { title: string; text?: string; action?: ReactNode; isAlert?: boolean }

/** Pattern, one line, one action. `isAlert` speaks at once: something failed. */
export function EmptyState({ title, text, action, isAlert }: EmptyStateProps) {
  return (
    <div className={styles.state} role={isAlert ? 'alert' : undefined}>
      <StarPattern />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
