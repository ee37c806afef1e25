import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import styles from './player-slip.module.css'

/** For a few seconds after a removal. */
export function UndoRow({ onUndo }: { onUndo: () => void }) {
  const text = useText()
  return (
    <div className={styles.undo}>
      <span>{text('slip.removed')}</span>
      <Button look="quiet" size="small" onClick={onUndo}>
        {text('slip.undo')}
      </Button>
    </div>
  )
}
