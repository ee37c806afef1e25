import { IconPrinter } from '@tabler/icons-react'
import { Button } from '@xezer/ui/button'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './paper.module.css'

/** Prints what is in it, a paper, alone. */
export function PrintButton({ label, children }: { label: string; children: ReactNode }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setIsPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsPrinting(true)}>
        <span className={styles.withIcon}>
          <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
          {label}
        </span>
      </Button>
      {isPrinting && createPortal(children, document.body)}
    </>
  )
}
