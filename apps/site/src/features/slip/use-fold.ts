import { useState } from 'react'

/**
 * Whether the slip is one bar: beside a page that is about something else, until somebody opens it or puts a selection
 * in. On another page it begins anew.
 */
export function useFold(mayFold: boolean, count: number): { isFolded: boolean; open: () => void } {
  const [last, setLast] = useState({ mayFold, count, isOpen: false })
  if (last.mayFold !== mayFold || last.count !== count) {
    setLast({ mayFold, count, isOpen: last.mayFold === mayFold && (last.isOpen || count > last.count) })
  }
  return { isFolded: mayFold && !last.isOpen, open: () => setLast({ ...last, isOpen: true }) }
}
