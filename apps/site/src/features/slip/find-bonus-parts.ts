import type { SlipBet } from '@xezer/betting/slip/list-slip-bets'
import { fundStakes } from '@xezer/bonuses/funding'
import { qualifies } from '@xezer/bonuses/qualifying-bet'
import type { Bonuses } from '@xezer/contract/bonuses'
import { type Minor, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

/** Null where cash alone pays, or where both do not suffice. */
export function findBonusParts(
  { bonuses, rules }: Pick<Bonuses, 'bonuses' | 'rules'>,
  slipBets: readonly SlipBet[],
  { shownMinor, bonusMinor }: { readonly shownMinor: Minor; readonly bonusMinor: Minor },
): { readonly cashMinor: Minor; readonly bonusMinor: Minor } | null {
  const active = bonuses.find(({ status }) => status === 'active')
  if (active === undefined || rules === null) return null
  const terms = {
    stake: rules.stake,
    bets: rules.bets.map((rule) => ({ ...rule, oddsMin: odds(rule.oddsMin) })),
  }
  const amount = readWireAmount(active.amount)
  const bets = slipBets.map(({ type, amountMinor: stakeMinor, positions }) => ({
    stakeMinor,
    isAllowed: qualifies(
      { type, stakeMinor, legOdds: positions.map((position) => position.odds) },
      terms,
      amount,
    ),
  }))
  const stakeMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n)
  const fromBonus = fundStakes(bets, shownMinor, bonusMinor)?.reduce((sum, part) => sum + part, 0n) ?? 0n
  return fromBonus === 0n ? null : { cashMinor: minor(stakeMinor - fromBonus), bonusMinor: minor(fromBonus) }
}
