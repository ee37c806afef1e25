import type { Pool, Queryable } from '@xezer/db/pool'
import type { Minor } from '@xezer/money/minor'
import type { Clock } from '@xezer/std/clock'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { Rates } from '../../core/rates/rates.ts'
import type { Sealing } from '../../core/sealing/sealing.ts'
import type { Gateway } from './gateway.ts'

/** What a player turned on besides the password. */
export interface SecondFactor {
  isOn(database: Queryable, playerId: number): Promise<boolean>
  /** Uses the code up: what was right once is never right again. */
  check(playerId: number, code: string, addressKey: string): Promise<'right' | 'wrong' | 'too_many'>
}

export interface PaymentOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly timers: Timers
  readonly secureRandom: SecureRandom
  readonly sealing: Sealing
  readonly publisher: AccountPublisher
  /** Null: nothing can be paid in or out here. */
  readonly gateway: Gateway | null
  readonly rates: Rates
  readonly secondFactor: SecondFactor
  /** The least deposit, in manat. */
  readonly minimumDepositMinor: Minor
  /** How long an ordered withdrawal waits before it is approved by itself. */
  readonly withdrawalWaitMs: number
  /** From so much in all, in manat, who is paid out has shown who he is. */
  readonly identityFromMinor: Minor
  /** How often what is due is looked for. */
  readonly beatMs: number
  readonly onError: (error: unknown) => void
}

/** A checkout that nobody paid is over after a day; money that still comes is still the player's. */
export const DEPOSIT_HOURS = 24
export const DEPOSITS_PER_MINUTE = 10
const REFERENCE_BYTES = 16
/** The flag of a payout that somebody of the house makes, and no gateway. */
export const BY_HAND = 'by_hand'
/** No gateway has that name: nothing sends such a payout, and nothing asks about it. */
export const HAND = 'hand'

/** Random, and nothing that an emptied database could give again. */
export function newReference(random: SecureRandom): string {
  return Buffer.from(random.bytes(REFERENCE_BYTES)).toString('hex')
}
