import type { Pool } from '@xezer/db/pool'
import type { Minor } from '@xezer/money/minor'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Passwords } from '../../core/player/passwords.ts'
import type { Point } from '../../core/player/point.ts'
import type { Sessions } from '../../core/player/sessions.ts'
import type { FindLeastPayout } from '../../core/rates/least-payout.ts'
import type { Sealing } from '../../core/sealing/sealing.ts'
import type { Config } from '../../platform/config.ts'
import type { IdentityLimits } from './identity-limits.ts'

export interface IdentityOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly limits: IdentityLimits
  /** The partner of each promo code. */
  readonly promoCodes: ReadonlyMap<string, string>
  readonly sealing: Sealing
  readonly secureRandom: SecureRandom
  /** Null: passkeys belong to a domain, and this house has none. */
  readonly passkeys: Config['passkeys']
  /** The password of the read-me where it must open nothing; null where it is the demo player's. */
  readonly publicPassword: string | null
  /** Play money of a new player in qəpik; 0 where money is real. */
  readonly playMoneyManatMinor: Minor
  readonly findLeastPayout: FindLeastPayout
}

/** Where a request came from, at which site of the house, and in which language. */
export interface Visit {
  readonly addressKey: string
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly point: Point
  readonly locale: Locale
}
