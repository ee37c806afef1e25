import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import type { Ending } from './end-payout.ts'
import { lockPayment, type StepBy } from './payment-store.ts'

/** Who decides, and why; both are kept for ever. */
export interface Order {
  readonly actor: string
  readonly reason: string
}

/** What the trail keeps of a word on a payment, beside the state that it was in. */
interface Decided {
  readonly action: string
  readonly before?: Readonly<Record<string, string>>
}

/**
 * A person's word on a payment, behind the locks of wallet and payment, with its entry in the trail. False where there is no such
 * payment, or where `decide` finds it in no state for the word: nothing has moved then.
 */
export function decidePayment(
  pool: Pool,
  id: number,
  { actor, reason }: Order,
  decide: (ending: Ending, by: Pick<StepBy, 'actor'>) => Promise<Decided | null>,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const playerId = await findPlayerOf(client, id)
    if (playerId === null) return false
    const posting = createPosting(await lockWallets(client, [playerId]))
    const wallet = must(posting.wallets.get(playerId), `player ${playerId} has no wallet`)
    const payment = await lockPayment(client, id)
    const decided = await decide({ client, posting, wallet, payment }, { actor: `operator ${actor}` })
    if (decided === null) return false
    await writePosting(client, posting)
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: decided.action,
        subject: `payment ${id}`,
        before: { status: payment.status, ...decided.before },
        after: { reason },
      },
    ])
    return true
  })
}

/** Whose payment it is; null where there is none of that number. */
export async function findPlayerOf(client: PoolClient, paymentId: number): Promise<number | null> {
  const { rows } = await client.query<{ player_id: bigint }>('select player_id from payment where id = $1', [
    paymentId,
  ])
  return rows[0] === undefined ? null : Number(rows[0].player_id)
}
