import type { AccountBet } from '@xezer/contract/account'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatMoney } from '@xezer/i18n/format-money'
import { formatEventTime } from '@xezer/i18n/format-time'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { BetPosition } from './bet-position.tsx'
import { BetStatus } from './bet-status.tsx'
import styles from './bets.module.css'
import { showsWinning } from './merge-bets.ts'

/** One bet: its amounts at a glance, its positions with the reason of each result when opened. */
export function BetCard({ bet }: { bet: AccountBet }) {
  const text = useText()
  const [first] = bet.positions
  return (
    <li className={styles.card} data-anchor={`bet ${bet.number}`}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.line}>
            <BetStatus bet={bet} />
            <span className={styles.number}>
              {text('bet.number')} {bet.number}
            </span>
            <span className={styles.number}>{bet.typeName}</span>
            <time className={styles.time}>{formatEventTime(new Date(parseWireTime(bet.placed)))}</time>
            <IconChevronDown className={styles.chevron} size={18} stroke={1.75} aria-hidden="true" />
          </span>
          {first !== undefined && (
            <span className={styles.selection}>
              <span className={styles.event}>{first.name}</span>
              <span className={styles.outcome}>
                {first.outcome} · {first.kind}
              </span>
            </span>
          )}
          <span className={styles.amounts}>
            <Amount name={text('bet.odds')} value={presentOdds(bet.factor)} />
            <Amount name={text('bet.amount')} value={formatMoney(readWireAmount(bet.amount), bet.currency)} />
            {showsWinning(bet.status) && (
              <Amount
                name={text(bet.status === 'won' ? 'bet.winning' : 'slip.possible_win')}
                value={formatMoney(readWireAmount(bet.winning), bet.currency)}
              />
            )}
          </span>
        </summary>
        <ul className={styles.positions}>
          {bet.positions.map((position) => (
            <BetPosition key={position.id} position={position} />
          ))}
        </ul>
      </details>
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
