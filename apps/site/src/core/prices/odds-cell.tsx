import type { Factor } from '@xezer/contract/sport-entities'
import { eventOfHandle } from '@xezer/sport/event-of-handle'
import { classNames } from '@xezer/ui/class-names'
import { useLayoutEffect, useRef, useState } from 'react'
import { useServices } from '../services.tsx'
import { cellName } from './cell-name.ts'
import styles from './odds-cell.module.css'

interface OddsCellProps {
  factor: Factor
  /** For the accessible name: "market, outcome, odds". */
  market: string
  /** What stands at the left of the number: the outcome, a line, or nothing where the column names it. */
  label?: string | undefined
  /** The label stands above the number: the cells of a list are narrow. */
  isStacked?: boolean
  /** Of cells that share one stop of the Tab key: whether this one is it at first. */
  isStop?: boolean
}

/**
 * React owns the structure; the price store writes number and state of the one node that moved. The number is
 * the last child, where `paintCell` expects it.
 */
export function OddsCell({ factor, market, label, isStacked, isStop = true }: OddsCellProps) {
  const { prices, picks } = useServices()
  const node = useRef<HTMLButtonElement>(null)
  const handle = factor.h
  // Where it stands in the server's document, and until the store writes: React never writes them again.
  const [first] = useState(() => prices.look(handle))
  useLayoutEffect(
    () => (node.current === null ? undefined : prices.register(handle, node.current)),
    [prices, handle],
  )
  const offered = () => (prices.isOpen(handle) ? (prices.find(handle)?.value ?? null) : null)
  // Locked between the two halves of a press: it was pressed all the same, and the server says why it is refused.
  const pressed = useRef<number | null>(null)
  const pick = () => {
    const value = offered() ?? pressed.current
    pressed.current = null
    if (value !== null) picks.report({ eventId: eventOfHandle(handle), handle, value })
  }
  return (
    <button
      ref={node}
      type="button"
      aria-pressed={first.isSelected}
      aria-disabled={first.isLocked || undefined}
      tabIndex={isStop ? undefined : -1}
      className={
        label === undefined
          ? styles.cell
          : classNames(styles.cell, isStacked ? styles.stacked : styles.labelled)
      }
      onPointerDown={() => {
        pressed.current = offered()
      }}
      onClick={pick}
    >
      <span className={styles.name}>{`${market}, ${cellName(factor)}, `}</span>
      {label !== undefined && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.value} suppressHydrationWarning>
        {first.text}
      </span>
    </button>
  )
}

/** Where a market has no such outcome; in a list the place is marked, so that its columns stay readable. */
export function EmptyCell({ isMarked }: { isMarked?: boolean }) {
  return <span className={isMarked ? styles.marked : styles.empty} aria-hidden="true" />
}
