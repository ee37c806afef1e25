import { useState } from 'react'

/**
 * Whether the slip is one bar: beside a page that is about something else, until somebody opens it, puts a selection in or
 * sees a bet through. On another page it begins anew.
 */
export function useFold(
  isBeside: boolean,
  isEditing: boolean,
  count: number,
): { isFolded: boolean; open: () => void } {
  const [last, setLast] = useState({ isBeside, isEditing, count, isOpen: false })
  if (last.isBeside !== isBeside || last.isEditing !== isEditing || last.count !== count) {
    const isKept = last.isBeside === isBeside && (last.isOpen || !last.isEditing || count > last.count)
    setLast({ isBeside, isEditing, count, isOpen: isKept })
  }
  return { isFolded: isBeside && isEditing && !last.isOpen, open: () => setLast({ ...last, isOpen: true }) }
}
