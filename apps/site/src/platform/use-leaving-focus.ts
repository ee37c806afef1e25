import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells when an element leaves the page with the focus in it. */
export function useLeavingFocus<Root extends HTMLElement>(
  onLeave: (root: Root) => void,
): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => {
    const node = root.current
    return () => {
      if (node?.contains(document.activeElement)) leave.current(node)
    }
  }, [])
  return root
}
