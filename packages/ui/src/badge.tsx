import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.tsx'

export function Badge({ look = 'brand', children }: { look?: 'brand' | 'live'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[look])}>{children}</span>
}
