import type { ReactNode } from 'react'
import styles from './icon-tile.module.css'

/** The drawing at the head of a row: of 36 px, or small. `isNew` lights it. */
export function IconTile({
  isSmall = false,
  isNew = false,
  children,
}: {
  isSmall?: boolean
  isNew?: boolean
  children: ReactNode
}) {
  return (
    <span className={styles.tile} data-small={isSmall || undefined} data-new={isNew || undefined}>
      {children}
    </span>
  )
}
