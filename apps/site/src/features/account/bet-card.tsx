import type { AccountBet } from '@xezer/contract/account-news'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatMoney } from '@xezer/i18n/format-money'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { BetTools } from '../../core/coupon/bet-tools.tsx'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { BetPosition } from './bet-position.tsx'
import { BetStatus } from './bet-status.tsx'
import styles from './bets.module.css'
import { showsWinning } from './merge-bets.ts'

interface BetCardProps {
  bet: AccountBet
  /** Events that are played now. */
  inPlay: ReadonlySet<number>
}

/** One bet: what was chosen and how that stands or why it ended so, and its amounts. */
export function BetCard({ bet, inPlay }: BetCardProps) {
  const text = useText()
  return (
    <li className={styles.card} data-anchor={`bet ${bet.number}`}>
      <p className={styles.line}>
        <BetStatus bet={bet} />
        <span className={styles.number}>{bet.typeName}</span>
        <time className={styles.time}>{formatEventTime(new Date(parseWireTime(bet.placed)))}</time>
      </p>
      <ul className={styles.positions}>
        {bet.positions.map((position) => (
          <BetPosition key={position.id} position={position} isInPlay={inPlay.has(position.event)} />
        ))}
      </ul>
      {bet.reason !== undefined && <p className={styles.reason}>{bet.reason}</p>}
      <p className={styles.amounts}>
        <Amount name={text('bet.odds')} value={presentOdds(bet.factor)} />
        <Amount name={text('bet.amount')} value={formatMoney(readWireAmount(bet.amount), bet.currency)} />
        {showsWinning(bet.status) && (
          <Amount
            name={text(bet.status === 'won' ? 'bet.winning' : 'slip.possible_win')}
            value={formatMoney(readWireAmount(bet.winning), bet.currency)}
          />
        )}
        <span className={styles.number}>
          {text('bet.number')} {bet.number}
        </span>
      </p>
      <BetTools bet={bet} />
    </li>
  )
}

function Amount({ name, value }: { name: string; value: string }) {
  return (
    <span className={styles.amount}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </span>
  )
}
