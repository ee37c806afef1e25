import { IconPrinter } from '@tabler/icons-react'
import type { AccountBet } from '@xezer/contract/account-news'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './bets.module.css'
import { Receipt } from './receipt.tsx'

/** Prints one bet alone. */
export function ReceiptButton({ bet }: { bet: AccountBet }) {
  const text = useText()
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
          {text('bet.receipt')}
        </span>
      </Button>
      {isPrinting && createPortal(<Receipt bet={bet} />, document.body)}
    </>
  )
}
