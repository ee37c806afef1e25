import type { Event } from '@xezer/contract/sport-entities'
import { eventTitle } from '@xezer/i18n/event-title'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { MatchLinks, StatisticsLink } from './match-links.tsx'
import styles from './match-menu.module.css'

interface MatchMenuProps {
  event: Event
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Kept free below: a phone's bottom bar. */
const BAR_PX = 72

/**
 * Statistics, animation and broadcast of a match, by name. It stands above the page at the button that opened it, and goes with
 * a press elsewhere, Escape, and as soon as the page is scrolled: the button is no longer there then.
 */
export default function MatchMenu({ event, button, onClose }: MatchMenuProps) {
  const menu = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const node = menu.current
    const opener = button.current
    if (node === null || opener === null) return
    const at = opener.getBoundingClientRect()
    node.showPopover()
    const { offsetHeight } = node
    const isBelow = at.bottom + offsetHeight + BAR_PX < innerHeight
    node.style.top = `${isBelow ? at.bottom : at.top - offsetHeight}px`
    node.style.right = `${document.documentElement.clientWidth - at.right}px`
    node.querySelector('a')?.focus({ preventScroll: true })
    // Its next press closes, and is no press elsewhere; the one that opened is still under way.
    const frame = requestAnimationFrame(() => {
      opener.popoverTargetElement = node
    })
    return () => {
      cancelAnimationFrame(frame)
      opener.popoverTargetElement = null
    }
  }, [button])
  useEffect(() => {
    document.addEventListener('scroll', onClose, true)
    return () => document.removeEventListener('scroll', onClose, true)
  }, [onClose])
  return (
    <nav
      ref={menu}
      popover="auto"
      className={styles.menu}
      aria-label={eventTitle(event)}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <StatisticsLink event={event} isNamed />
      <MatchLinks event={event} isNamed />
    </nav>
  )
}
