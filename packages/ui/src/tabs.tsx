import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Key extends string> {
  key: Key
  label: ReactNode
  /** Of what stands behind it. */
  count?: number
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** Chips, words over a line (two rows of tabs below each other look different), or equal parts of a whole. */
  look?: 'chips' | 'line' | 'segments'
}

/** A row of tabs; arrow keys, Home and End move and select, as the ARIA practices describe. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'chips',
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const position = tabs.findIndex((tab) => tab.key === selected)
    const targets: Record<string, number> = {
      ArrowRight: (position + 1) % tabs.length,
      ArrowLeft: (position - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    const next = target === undefined ? undefined : tabs[target]
    if (target === undefined || next === undefined) return
    event.preventDefault()
    onSelect(next.key)
    const node = list.current?.children[target]
    if (node instanceof HTMLElement) node.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.list}
      data-look={look}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === selected}
          tabIndex={tab.key === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
