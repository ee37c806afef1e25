import type { BonusRules } from '@xezer/bonuses/campaign'
import { fundStakes } from '@xezer/bonuses/funding'
import { type PlayedBet, qualifies } from '@xezer/bonuses/qualifying-bet'
import { type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import type { WalletState } from '../wallet/wallet-state.ts'
import { readRules } from './grant.ts'

/** What of a player's active grant decides on his bets; how much of it is left stands in the wallet. */
export interface ActiveBonus {
  readonly grantId: number
  readonly amount: Minor
  readonly rules: BonusRules
}

/** The active grant of the player whose id the statement calls so; null of whoever has none. */
export const bonusColumn = (playerId: string) =>
  `(select json_build_array(g.id::text, g.amount::text, g.rules) from bonus_grant g
     where g.player_id = ${playerId} and g.status = 'active' and g.expires_at > instant_now()) as bonus`

/** What `bonusColumn` reads. */
export type BonusJson = readonly [string, string, unknown] | null

export function readBonus(json: BonusJson): ActiveBonus | null {
  if (json === null) return null
  const [id, amount, rules] = json
  return { grantId: Number(id), amount: minor(BigInt(amount)), rules: readRules(rules) }
}

/** A bet that a grant counts, and what of its stake the grant pays: nothing, where there is cash. */
export interface BonusShare {
  readonly grantId: number
  readonly stakeMinor: Minor
}

/** The share of each bet, null of those that the grant does not count; null where cash and bonus do not suffice. */
export function fundPress(
  bets: readonly PlayedBet[],
  { grantId, amount, rules }: ActiveBonus,
  { balances }: Pick<WalletState, 'balances'>,
): readonly (BonusShare | null)[] | null {
  const asked = bets.map((bet) => ({
    stakeMinor: bet.stakeMinor,
    isAllowed: qualifies(bet, rules, amount),
  }))
  const parts = fundStakes(asked, minor(balances.cash), minor(balances.bonus))
  if (parts === null) return null
  return asked.map(({ isAllowed }, index) =>
    isAllowed ? { grantId, stakeMinor: must(parts[index], 'a bet without its part') } : null,
  )
}
