import type { ReactNode } from 'react'
import styles from './tag.module.css'

export const TAG_COLORS = ['plain', 'brand', 'info', 'up', 'down'] as const

interface TagProps {
  /** Where it means something, an icon stands beside the words. */
  color?: (typeof TAG_COLORS)[number]
  children: ReactNode
}

/** A state or a count beside a name. */
export function Tag({ color = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-color={color}>
      {children}
    </span>
  )
}
