import type { AccountBet } from '@xezer/contract/account-news'
import { useText } from '@xezer/ui/text-provider'
import { PrintButton } from '../../core/paper/print-button.tsx'
import { Receipt } from './receipt.tsx'

/** Prints one bet alone. */
export function ReceiptButton({ bet }: { bet: AccountBet }) {
  const text = useText()
  return (
    <PrintButton label={text('bet.receipt')}>
      <Receipt bet={bet} />
    </PrintButton>
  )
}
