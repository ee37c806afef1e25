import type { AccountBet } from '@xezer/contract/account-news'
import type { BetBonus, BetDetails } from '@xezer/contract/bet-details'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { BetTools } from '../../core/coupon/bet-tools.tsx'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { useLeavingFocus } from '../../platform/use-leaving-focus.ts'
import { BetCorrections } from './bet-corrections.tsx'
import { BetPosition } from './bet-position.tsx'
import { BetStatus } from './bet-status.tsx'
import styles from './bets.module.css'
import { showsWinning } from './merge-bets.ts'
import { readBetDetails } from './read-bet-details.ts'
import { ReceiptButton } from './receipt-button.tsx'

interface BetCardProps {
  bet: AccountBet
  /** Events that are played now. */
  inPlay: ReadonlySet<number>
  /** Whether its player stays away; undefined until it is known. */
  isAway: boolean | undefined
  /** It leaves the list with the focus in it. */
  onLeave: () => void
  /** What else can be done with it, below its amounts. */
  children?: ReactNode
}

/** One bet: what was chosen and what that still needs or why it ended so, and its amounts. */
export function BetCard({ bet, inPlay, isAway, onLeave, children }: BetCardProps) {
  const details = readBetDetails(bet)
  const lines = details?.lines ?? null
  return (
    <li
      ref={useLeavingFocus<HTMLLIElement>(onLeave)}
      tabIndex={-1}
      className={styles.card}
      data-anchor={`bet ${bet.number}`}
    >
      <p className={styles.line}>
        <BetStatus bet={bet} />
        <span className={styles.type}>
          {bet.typeName}
          <BetSize bet={bet} lines={lines} />
        </span>
        <b className={styles.total}>{presentOdds(bet.factor)}</b>
      </p>
      <ul className={styles.positions}>
        {bet.positions.map((position) => (
          <BetPosition
            key={position.id}
            position={position}
            questions={details?.questions.filter((question) => question.position === position.id)}
            earlier={details?.earlier.filter((settled) => settled.position === position.id)}
            isInPlay={inPlay.has(position.event)}
          />
        ))}
      </ul>
      {bet.reason !== undefined && <p className={styles.reason}>{bet.reason}</p>}
      <BetLines bet={bet} lines={lines} />
      <BetCorrections bet={bet} corrections={details?.corrections ?? []} />
      <BetAmounts bet={bet} bonus={details?.bonus ?? null} />
      {children}
      <BetTools bet={bet} isAway={isAway}>
        <ReceiptButton bet={bet} />
      </BetTools>
    </li>
  )
}

/** How many selections it has; of a system how many combinations. */
function BetSize({ bet: { type, positions }, lines }: { bet: AccountBet; lines: BetDetails['lines'] }) {
  const text = useText()
  if (type === 'singles') return null
  return ` · ${lines === null ? positions.length : text('slip.combinations_n', { n: lines.all })}`
}

/** How a system came to its return. */
function BetLines({ bet, lines }: { bet: AccountBet; lines: BetDetails['lines'] }) {
  const text = useText()
  const { status, cashedOut, amount } = bet
  // Bought back whole, its lines decided nothing.
  if (cashedOut?.stake === amount) return null
  if (lines === null || (status !== 'placed' && status !== 'won' && status !== 'lost')) return null
  const { all, standing } = lines
  return (
    <p className={styles.lines}>
      {status === 'placed'
        ? text('bet.lines_left', { left: standing, all })
        : text('bet.lines_won', { won: standing, all })}
    </p>
  )
}

function BetAmounts({ bet, bonus }: { bet: AccountBet; bonus: BetBonus | null }) {
  const text = useText()
  const { amount, winning, currency, status, number, placed } = bet
  const ofBonus = (part: number | null | undefined) =>
    part == null ? undefined : text('bet.of_bonus', { amount: formatMoney(readWireAmount(part), currency) })
  return (
    <div className={styles.amounts}>
      <Amount
        name={text('bet.amount')}
        value={formatMoney(readWireAmount(amount), currency)}
        part={ofBonus(bonus?.stake)}
      />
      {showsWinning(status) && (
        <Amount
          name={text(status === 'won' ? 'bet.winning' : 'slip.max_return')}
          value={formatMoney(readWireAmount(winning), currency)}
          part={ofBonus(bonus?.winning)}
        />
      )}
      <span className={styles.when}>
        <span className={styles.number}>
          {text('bet.number')} {number}
        </span>
        <time className={styles.time}>{momentText(placed)}</time>
      </span>
    </div>
  )
}

function Amount({ name, value, part }: { name: string; value: string; part: string | undefined }) {
  return (
    <span className={styles.amount}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
      {part !== undefined && <span className={styles.name}>{part}</span>}
    </span>
  )
}
