import type { AccountBet } from '@xezer/contract/account-news'
import type { BetBonus } from '@xezer/contract/bet-details'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { BRAND_NAME } from '../../core/brand.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import styles from '../../core/paper/paper.module.css'
import { sayPaperTime } from '../../core/paper/paper-time.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { BetCorrections } from './bet-corrections.tsx'
import { showsWinning } from './merge-bets.ts'
import { readBetDetails } from './read-bet-details.ts'

/** A bet on paper, in black on white; on the screen it is not seen. */
export function Receipt({ bet }: { bet: AccountBet }) {
  const text = useText()
  const details = readBetDetails(bet)
  return (
    <article className={styles.paper}>
      <h1 className={styles.title}>{BRAND_NAME}</h1>
      <h2 className={styles.title}>{text('bet.receipt_of', { number: bet.number })}</h2>
      <Facts bet={bet} settled={details?.settled ?? null} bonus={details?.bonus ?? null} />
      <ol className={styles.legs}>
        {bet.positions.map((position) => (
          <Leg key={position.id} position={position} />
        ))}
      </ol>
      {bet.reason !== undefined && <p>{bet.reason}</p>}
      <BetCorrections bet={bet} corrections={details?.corrections ?? []} />
      {details !== null && <p>{text('bet.rules_version', { n: details.rulesVersion })}</p>}
    </article>
  )
}

interface FactsProps {
  bet: AccountBet
  settled: string | null
  bonus: BetBonus | null
}

function Facts({ bet, settled, bonus }: FactsProps) {
  const text = useText()
  const player = usePlayer()
  const money = (amount: number) => formatMoney(readWireAmount(amount), bet.currency)
  const ofBonus = (part: number | null | undefined) =>
    part == null ? '' : `, ${text('bet.of_bonus', { amount: money(part) })}`
  const rows = [
    ...(player === undefined ? [] : [text('bet.account_no', { number: player.user.id })]),
    `${text('bet.placed_at')}: ${sayPaperTime(bet.placed)}`,
    ...(settled === null ? [] : [`${text('bet.settled_at')}: ${sayPaperTime(settled)}`]),
    `${bet.typeName} · ${presentOdds(bet.factor)}`,
    `${text('bet.status')}: ${bet.statusName}`,
    `${text('bet.amount')}: ${money(bet.amount)}${ofBonus(bonus?.stake)}`,
    ...(showsWinning(bet.status)
      ? [
          `${text(bet.status === 'won' ? 'bet.winning' : 'slip.max_return')}: ${money(bet.winning)}${ofBonus(bonus?.winning)}`,
        ]
      : []),
    ...(bet.cashedOut === undefined
      ? []
      : [
          text('cashout.part_paid', {
            stake: money(bet.cashedOut.stake),
            amount: money(bet.cashedOut.amount),
          }),
        ]),
  ]
  return (
    <ul className={styles.facts}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

function Leg({ position }: { position: AccountBet['positions'][number] }) {
  const { outcome, kind, factor, name, sportName, league, time, result, reason } = position
  return (
    <li className={styles.leg}>
      <b>
        {kind}: {outcome} · {presentOdds(factor)}
      </b>
      <span>{name}</span>
      <span>
        {sportName} · {league} · {sayPaperTime(time)}
      </span>
      {(result !== null || reason !== null) && (
        <span>{[result, reason].filter((part) => part !== null).join(' · ')}</span>
      )}
    </li>
  )
}
