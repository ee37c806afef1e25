import { type MouseEvent, useEffect, useRef } from 'react'

/** A finger that rests so long means another thing than a tap. */
export const HOLD_MS = 500

interface LongPress {
  onPointerDown: () => void
  onPointerUp: () => void
  onPointerLeave: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
  onClick: () => void
}

/** A tap and a long press of one button; the click that ends a long press is none. */
export function useLongPress(onTap: () => void, onHold: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: () => {
      wasHeld.current = false
      stop()
      timer.current = setTimeout(() => {
        wasHeld.current = true
        onHold()
      }, HOLD_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The browser's own menu of a long press would lie over the pad.
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) onTap()
      wasHeld.current = false
    },
  }
}
