import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has scrolled out of the main area. */
export function useIsOutOfView(node: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = node.current
    if (element === null) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsOut(!last.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [node])
  return isOut
}
