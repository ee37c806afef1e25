import type { AccountBet } from '@xezer/contract/account-news'
import type { BetDetails } from '@xezer/contract/bet-details'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { momentText } from '../../core/text/moment-text.ts'
import styles from './bets.module.css'

interface BetCorrectionsProps {
  bet: AccountBet
  corrections: BetDetails['corrections']
}

/** Each settlement that was taken back, with the amounts before and after. */
export function BetCorrections({ bet, corrections }: BetCorrectionsProps) {
  const text = useText()
  if (corrections.length === 0) return null
  const show = (amount: number) => formatMoney(readWireAmount(amount), bet.currency)
  return (
    <ul className={styles.corrections}>
      {corrections.map(({ at, paid, next }) => {
        const values = { at: momentText(at), paid: show(paid) }
        return (
          <li key={at}>
            {next === null
              ? text('bet.corrected_open', values)
              : text('bet.corrected', { ...values, next: show(next) })}
          </li>
        )
      })}
    </ul>
  )
}
