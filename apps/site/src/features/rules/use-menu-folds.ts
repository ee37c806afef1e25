import { useState } from 'react'
import { useKept } from '../../core/place/use-kept.ts'

export interface MenuFolds {
  /** As the visitor left it; else `otherwise`. */
  isOpen: (id: number, otherwise: boolean) => boolean
  change: (id: number, isOpen: boolean) => void
}

/** Which parts of the menu the visitor opened and closed: from article to article, and again on the way back. */
export function useMenuFolds(): MenuFolds {
  const [last, setLast] = useState('')
  // `+3 -5`: opened, closed.
  const [kept, keep] = useKept<string>('rules-menu', last)
  const marks = kept.split(' ')
  return {
    isOpen: (id, otherwise) => marks.includes(`+${id}`) || (otherwise && !marks.includes(`-${id}`)),
    change: (id, isOpen) => {
      const others = marks.filter((mark) => mark !== '' && mark.slice(1) !== String(id))
      const next = [...others, `${isOpen ? '+' : '-'}${id}`].join(' ')
      setLast(next)
      keep(next)
    },
  }
}
