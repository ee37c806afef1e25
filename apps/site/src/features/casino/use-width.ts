import { type RefObject, useEffect, useState } from 'react'

/** Before anything is measured: about as wide as the narrowest desktop. */
const UNKNOWN_PX = 1000

/** How wide a part of the page is, as it changes. */
export function useWidth(node: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNKNOWN_PX)
  useEffect(() => {
    if (node.current === null) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(node.current)
    return () => observer.disconnect()
  }, [node])
  return width
}
