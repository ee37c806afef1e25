import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isSlipFolded } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './right-column.module.css'

/** Cards of a page that stand under the slip in the right column, and below the page where there is no such column. */
export function RightColumn({ children }: { children: ReactNode }) {
  const isBelow = useObservable(isSlipFolded)
  const [column, setColumn] = useState<HTMLElement | null>(null)
  // The shell draws the column, and takes it away when the window becomes narrow.
  useEffect(() => setColumn(isBelow ? null : document.getElementById('slip')), [isBelow])
  if (isBelow) return <div className={styles.cards}>{children}</div>
  return column && createPortal(<div className={`${styles.cards} ${styles.under}`}>{children}</div>, column)
}
