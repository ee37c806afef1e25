import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'

/** What the game server asks of the machine it runs on: a test brings its own. */
export interface Machine {
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly secureRandom: SecureRandom
}
