import type { CashOutMove, CashOutOffer } from '@xezer/contract/cash-out'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { OpenBet } from './open-bets.ts'
import type { BetReading } from './value-open-bet.ts'

/** Tells the player's open pages what bets that they asked about are worth now. */
export interface CashOutPublisher {
  publishCashOuts(playerId: number, moves: readonly CashOutMove[]): void
}

export function presentMove(bet: OpenBet, { valueMinor, delayMs }: BetReading): CashOutMove {
  return [bet.id, valueMinor === null ? null : presentWireAmount(valueMinor), delayMs]
}

export function presentOffer(bet: OpenBet, { valueMinor, delayMs }: BetReading): CashOutOffer {
  const { rule } = bet
  return {
    bet: bet.id,
    stake: presentWireAmount(bet.stakeMinor),
    value: valueMinor === null ? null : presentWireAmount(valueMinor),
    delay: delayMs,
    rule:
      rule === null
        ? null
        : {
            above: rule.aboveMinor === null ? null : presentWireAmount(rule.aboveMinor),
            below: rule.belowMinor === null ? null : presentWireAmount(rule.belowMinor),
          },
  }
}
