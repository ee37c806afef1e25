import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Exposure } from '../../core/bets/exposure.ts'
import type { Liability } from '../../core/bets/liability.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'

/** Bets of one transaction whose commit nobody answered. */
interface UnknownStrike {
  readonly playerIds: readonly number[]
  /** All of them were written, or none. */
  readonly betIds: readonly number[]
  readonly exposures: readonly Exposure[]
}

export interface UnknownStrikes {
  /** They stay counted until it is known that they were not struck. */
  hold(strike: UnknownStrike): void
  /** Asks the database about each; one that it does not answer for is asked about again. */
  resolve(): Promise<void>
}

interface UnknownStrikesOptions {
  readonly restPool: Pool
  readonly liability: Pick<Liability, 'remove'>
}

export function createUnknownStrikes({ restPool, liability }: UnknownStrikesOptions): UnknownStrikes {
  let held: readonly UnknownStrike[] = []
  let running: Promise<void> | null = null
  const resolveAll = async () => {
    for (const strike of held) {
      const isStruck = await wereStruck(restPool, strike)
      held = held.filter((one) => one !== strike)
      if (isStruck) continue
      for (const exposure of strike.exposures) liability.remove(exposure)
    }
  }
  return {
    hold(strike) {
      held = [...held, strike]
    },
    resolve() {
      // One at a time: two of them would take the same exposures off.
      running ??= resolveAll().finally(() => {
        running = null
      })
      return running
    },
  }
}

/** Behind the lock that the transaction had: when it is ours, that one has ended. */
function wereStruck(pool: Pool, { playerIds, betIds }: UnknownStrike): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    await lockWallets(client, playerIds)
    const { rows } = await client.query({
      name: 'find_struck',
      text: 'select from bet where id = any($1::bigint[]) limit 1',
      values: [betIds],
    })
    return rows.length > 0
  })
}
