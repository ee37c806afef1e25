import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { StarPattern } from './star-pattern.tsx'

interface EmptyStateProps {
  title: string
  text?: string
  action?: ReactNode
  isAlert?: boolean
  isPage?: boolean
}

/** Pattern, one line, one action. `isAlert` speaks at once: something failed. `isPage`: it is the whole page. */
export function EmptyState({ title, text, action, isAlert, isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.state} role={isAlert ? 'alert' : undefined}>
      <StarPattern />
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
