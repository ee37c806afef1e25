import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** Grey blocks of the height that the content will have; they appear after 150 ms (design §8, motion and access). */
export function Skeleton({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <div
      className={styles.list}
      style={{ '--skeleton-row': `${rowHeight}px` } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks have nothing else to be told apart by
        <span key={row} className={styles.row} />
      ))}
    </div>
  )
}
