import { Flag } from '@xezer/ui/flag'
import { IconChevronRight } from '@xezer/ui/icons'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { PinButton } from '../place/pin-button.tsx'
import styles from './side-menu.module.css'

interface FolderProps {
  name: string
  count: number
  /** How much of it is in play, where that is more than what the line holds. */
  live?: number | undefined
  /** A line of several things has none. */
  picture?: { sport: string } | { flag: string }
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A line of the left menu that opens: a sport or a country. */
export function SideFolder({ name, count, live = 0, picture, isOpen, onToggle, children }: FolderProps) {
  return (
    <li>
      <button type="button" className={styles.folder} aria-expanded={isOpen} onClick={onToggle}>
        {picture !== undefined &&
          ('sport' in picture ? <SportIcon alias={picture.sport} /> : <Flag code={picture.flag} />)}
        <span className={styles.name}>{name}</span>
        {live > 0 && <LiveCount n={live} />}
        <span className={styles.count}>{count}</span>
        <span className={styles.chevron} data-open={isOpen || undefined}>
          <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
        </span>
      </button>
      {isOpen && children}
    </li>
  )
}

function LiveCount({ n }: { n: number }) {
  const text = useText()
  return (
    <span className={styles.live} title={text('page.live_total', { n })}>
      <span aria-hidden="true">{n}</span>
      <VisuallyHidden>{text('page.live_total', { n })}</VisuallyHidden>
    </span>
  )
}

interface LeafProps {
  to: string
  isCurrent: boolean
  children: ReactNode
}

/** A line of the left menu that leads somewhere, with how much stands there. */
export function SideLeaf({ to, isCurrent, count, children }: LeafProps & { count?: number | undefined }) {
  return (
    <li>
      <Link to={to} className={styles.leaf} aria-current={isCurrent ? 'page' : undefined}>
        {count === undefined ? (
          children
        ) : (
          <>
            <span className={styles.name}>{children}</span>
            <span className={styles.count}>{count}</span>
          </>
        )}
      </Link>
    </li>
  )
}

interface PinnedProps extends LeafProps {
  isPinned: boolean
  pinLabel: string
  onPin: () => void
  count: number
}

/** A line that the player may pin above the others. */
export function SidePinned({ to, isCurrent, isPinned, pinLabel, onPin, count, children }: PinnedProps) {
  return (
    <li className={styles.pinned}>
      <Link to={to} className={styles.leaf} aria-current={isCurrent ? 'page' : undefined}>
        <span className={styles.title}>{children}</span>
        <span className={styles.count}>{count}</span>
      </Link>
      <PinButton label={pinLabel} isPinned={isPinned} onPin={onPin} size={14} />
    </li>
  )
}

/** The compact form: a tile with icon and count. */
export function SideTile({
  to,
  alias,
  name,
  count,
}: {
  to: string
  alias: string
  name: string
  count: number
}) {
  return (
    <li>
      <Link to={to} className={styles.tile} title={name} aria-label={`${name}: ${count}`}>
        <SportIcon alias={alias} />
        <span aria-hidden="true">{count}</span>
      </Link>
    </li>
  )
}

export function SideList({ children, isNested }: { children: ReactNode; isNested?: boolean }) {
  return <ul className={isNested ? styles.nested : styles.list}>{children}</ul>
}
