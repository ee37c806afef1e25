import type { Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'

/** What earns the bonus: each deposit, the first deposit, or an identity that was verified. */
export type CampaignTrigger = 'deposit' | 'first_deposit' | 'verified'

/** In manat, or in what is worth as much. */
export type Award =
  /** Of a deposit that is worth `minManat` at least; never more than `maxManat`, where there is one. */
  | {
      readonly kind: 'percent'
      readonly percent: number
      readonly minManat: Minor
      readonly maxManat: Minor | null
    }
  | { readonly kind: 'fixed'; readonly manat: Minor }

/** How much is played before the bonus becomes cash: so many bets, or stakes of so many times the bonus. */
export type Wagering =
  | { readonly unit: 'bets'; readonly count: number }
  | { readonly unit: 'turnover'; readonly times: number }

/** A kind of bet that a bonus may be played on; each of its legs has the least odds. */
export interface BetRule {
  readonly type: BetType
  readonly legsMin: number
  readonly oddsMin: Odds
}

/** Which bets a grant funds and counts. They stand with the grant: what a player agreed to never changes. */
export interface BonusRules {
  /** `equal`: each stake is exactly the bonus. */
  readonly stake: 'equal' | 'any'
  readonly bets: readonly BetRule[]
}

/** What is done with a grant when its player withdraws: it goes on, or it is lost. */
export type OnWithdrawal = 'keep' | 'forfeit'

/** An offer as it stands in the rules: another text of it is another version. */
export interface Campaign extends BonusRules {
  readonly code: string
  readonly version: number
  readonly trigger: CampaignTrigger
  readonly award: Award
  readonly wagering: Wagering
  /** Of the house; an offer mixes none. */
  readonly products: readonly 'sports'[]
  /** From the start of a grant on. */
  readonly days: number
  /** Once for a person, whatever became of it. */
  readonly isOnce: boolean
  readonly onWithdrawal: OnWithdrawal
}
