import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { writeTrail } from '../trail/write-trail.ts'
import { lockWallets } from '../wallet/lock-wallets.ts'
import { endEmailChange } from './mailed-links.ts'

/** Who decides, and why; both are kept for ever. */
interface Word {
  readonly actor: string
  readonly reason: string
}

/**
 * Shuts an account or opens it again; false when it is not open, or not shut. With the block every session ends, and what opens
 * games with it: nobody comes back in by one of them later.
 */
export function changeBlock(
  pool: Pool,
  playerId: number,
  word: 'block' | 'unblock',
  { actor, reason }: Word,
): Promise<boolean> {
  const [from, to] = word === 'block' ? ['active', 'blocked'] : ['blocked', 'active']
  return withTransaction(pool, async (client) => {
    // What moves money now is over first, and what comes after it sees the block.
    await lockWallets(client, [playerId])
    const { rowCount } = await client.query('update player set status = $3 where id = $1 and status = $2', [
      ...[playerId, from, to],
    ])
    if (rowCount !== 1) return false
    if (word === 'block') {
      await endEmailChange(client, playerId)
      await client.query(
        'update session set ended_at = instant_now() where player_id = $1 and ended_at is null',
        [playerId],
      )
    }
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: word === 'block' ? 'player.blocked' : 'player.unblocked',
        subject: `player ${playerId}`,
        before: { status: from },
        after: { status: to, reason },
      },
    ])
    return true
  })
}
