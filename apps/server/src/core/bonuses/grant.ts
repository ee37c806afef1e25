import type { BonusRules, Campaign, OnWithdrawal, Wagering } from '@xezer/bonuses/campaign'
import type { GrantState } from '@xezer/bonuses/grant-states'
import type { BonusGrantRow } from '@xezer/db/generated/rows'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { assert } from '@xezer/std/assert'

/** What a campaign gave a player. */
export interface Grant {
  readonly id: number
  readonly playerId: number
  readonly campaign: string
  readonly version: number
  readonly paymentId: number | null
  readonly status: GrantState
  readonly currency: Currency
  readonly amount: Minor
  /** What is to be played, and what was: bets, or minor units of stakes. */
  readonly unit: Wagering['unit']
  readonly needed: bigint
  readonly done: bigint
  /** What of it is there to be staked. */
  readonly balance: Minor
  /** Of one that became cash: what of that no correction has taken back. */
  readonly cashLeft: Minor
  readonly rules: BonusRules
  readonly onWithdrawal: OnWithdrawal
  /** Played to its end, it becomes cash only once its player is verified. */
  readonly isHeld: boolean
  readonly days: number
  readonly grantedAt: Date
  readonly startedAt: Date | null
  readonly expiresAt: Date | null
  readonly endedAt: Date | null
}

const RULES_VERSION = 1

export function writeRules({ stake, bets }: Pick<Campaign, 'stake' | 'bets'>): string {
  return writeStored(RULES_VERSION, { stake, bets })
}

export function readRules(json: unknown): BonusRules {
  const stored = readStored(json)
  assert(stored?.version === RULES_VERSION, 'rules of a grant that nobody here can read')
  return stored.fields as unknown as BonusRules
}

export function toGrant(row: BonusGrantRow): Grant {
  return {
    id: Number(row.id),
    playerId: Number(row.player_id),
    campaign: row.campaign,
    version: row.version,
    paymentId: row.payment_id === null ? null : Number(row.payment_id),
    status: row.status,
    currency: row.currency,
    amount: minor(row.amount),
    unit: row.unit,
    needed: row.needed,
    done: row.done,
    balance: minor(row.balance),
    cashLeft: minor(row.cash_left),
    rules: readRules(row.rules),
    onWithdrawal: row.on_withdrawal,
    isHeld: row.is_held,
    days: row.days,
    grantedAt: row.granted_at,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }
}
