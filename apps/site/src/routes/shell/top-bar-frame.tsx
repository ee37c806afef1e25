import { PriorityNav } from '@xezer/ui/priority-nav'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { BRAND_NAME } from '../../core/brand.ts'
import styles from './top-bar.module.css'

export interface BarEntry {
  key: string
  name: string
  to: string
  isCurrent: boolean
  /** Kept longer than entries with a lower one. */
  priority: number
  /** Stands for the name where the bar is narrow. */
  icon?: ReactNode
  /** Of what stands there, in a badge. */
  count?: number
  /** Of an entry that is a drop-down. */
  drop?: readonly Pick<BarEntry, 'key' | 'name' | 'to'>[]
}

interface TopBarFrameProps {
  entries: readonly BarEntry[]
  logo: (className: string, content: ReactNode) => ReactNode
  link: (entry: BarEntry, className: string) => ReactNode
  onChoose: (to: string) => void
  mark: ReactNode
  end: ReactNode
}

/**
 * What stands where in the top bar. Its end, with search, clock and balance, keeps its width; the entries take what is
 * left, and those without room stand in a menu.
 */
export function TopBarFrame({ entries, logo, link, onChoose, mark, end }: TopBarFrameProps) {
  const text = useText()
  return (
    <header className={styles.bar}>
      <StarPattern />
      {logo(
        styles.logo ?? '',
        <>
          {BRAND_NAME}
          <span className={styles.gem} aria-hidden="true" />
        </>,
      )}
      {mark}
      <PriorityNav
        label={text('nav.main')}
        moreLabel={text('nav.more')}
        entries={entries.map((entry) => ({
          ...entry,
          label: entry.name,
          content: entry.name,
          onChoose: () => onChoose(entry.to),
          items: entry.drop?.map(({ key, name, to }) => ({
            key,
            content: name,
            onChoose: () => onChoose(to),
          })),
        }))}
        renderLink={link}
      />
      <div className={styles.end}>{end}</div>
    </header>
  )
}
