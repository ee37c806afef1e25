import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has ever come so near to what is seen of the part of the page that scrolls with it. */
export function useComesNear(place: RefObject<HTMLElement | null>, near = '0px'): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const node = place.current
    if (node === null) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        watch.disconnect()
        setIsNear(true)
      },
      { root: node.closest('[data-scroll]'), rootMargin: near },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [place, near])
  return isNear
}
