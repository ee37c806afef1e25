import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef } from 'react'
import styles from './favourites-page.module.css'

/** As long as somebody needs to see what he has done. */
const UNDO_MS = 10_000

interface ClearedRowProps {
  n: number
  onUndo: () => void
  onOver: () => void
}

/** After all favourites were cleared: the way back, which has the focus that the button before it had. */
export function ClearedRow({ n, onUndo, onOver }: ClearedRowProps) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    row.current?.querySelector('button')?.focus()
    const timer = setTimeout(() => over.current(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={row} className={styles.cleared} role="status">
      <span>{text('favs.cleared', { n })}</span>
      <Button size="small" onClick={onUndo}>
        {text('favs.undo')}
      </Button>
    </div>
  )
}
