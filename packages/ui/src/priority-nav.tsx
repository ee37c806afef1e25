import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { decideFitting } from './decide-fitting.ts'
import { IconChevronDown } from './icons.tsx'
import { MenuButton, type MenuItem } from './menu-button.tsx'
import styles from './priority-nav.module.css'

export interface NavEntry {
  key: string
  label: string
  content: ReactNode
  isCurrent: boolean
  /** Kept longer than entries with a lower one. */
  priority: number
  onChoose: () => void
  /** Of an entry that is a drop-down: what stands in it. */
  items?: readonly MenuItem[] | undefined
}

interface PriorityNavProps<Entry extends NavEntry> {
  label: string
  moreLabel: string
  entries: readonly Entry[]
  /** The entry as a link of the site; a drop-down is none. */
  renderLink: (entry: Entry, className: string) => ReactNode
}

/**
 * A line of links that is never cut and never wraps: those that have no room stand in a menu behind it, the least
 * important first. Until they are measured what does not fit is out of sight.
 */
export function PriorityNav<Entry extends NavEntry>(props: PriorityNavProps<Entry>) {
  const { label, moreLabel, entries, renderLink } = props
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ReadonlySet<number> | undefined>(undefined)
  const priorities = entries.map(({ priority }) => priority).join(' ')
  // Another language or entry has other widths, and says so by no event of its own.
  useLayoutEffect(() => {
    const element = nav.current
    if (element === null) return
    const measure = () => {
      const widths = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect().width)
      const next = decideFitting({
        widthsPx: widths,
        priorities: priorities.split(' ').map(Number),
        roomPx: element.clientWidth,
        morePx: more.current?.offsetWidth ?? 0,
      })
      setShown((before) => (before !== undefined && hasSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const item of list.current?.children ?? []) observer.observe(item)
    return () => observer.disconnect()
  }, [priorities])
  const away = entries.filter((_, position) => shown?.has(position) === false)
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      <ul ref={list} className={styles.list}>
        {entries.map((entry, position) => (
          <li key={entry.key} data-away={shown?.has(position) === false || undefined}>
            {entry.items === undefined ? (
              renderLink(entry, styles.entry ?? '')
            ) : (
              <Drop entry={entry} items={entry.items} />
            )}
          </li>
        ))}
      </ul>
      <div ref={more} className={styles.more} data-away={away.length === 0 || undefined}>
        <Drop
          entry={{ label: moreLabel, content: moreLabel, isCurrent: away.some(({ isCurrent }) => isCurrent) }}
          items={away.flatMap(
            ({ items, ...entry }) => items?.map((item) => nameWith(entry.label, item)) ?? entry,
          )}
        />
      </div>
    </nav>
  )
}

/** What was below an entry says whose it is where it stands alone. */
function nameWith(label: string, { content, ...item }: MenuItem): MenuItem {
  return {
    ...item,
    content: (
      <>
        {label}: {content}
      </>
    ),
  }
}

interface DropProps {
  entry: Pick<NavEntry, 'label' | 'content' | 'isCurrent'>
  items: readonly MenuItem[]
}

function Drop({ entry: { label, content, isCurrent }, items }: DropProps) {
  return (
    <MenuButton
      label={label}
      className={styles.entry ?? ''}
      button={
        <span className={styles.label} data-current={isCurrent || undefined}>
          {content}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </span>
      }
      items={items}
    />
  )
}

function hasSame(left: ReadonlySet<number>, right: ReadonlySet<number>): boolean {
  return left.size === right.size && [...left].every((one) => right.has(one))
}
