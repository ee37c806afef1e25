import type { PoolClient } from '@xezer/db/pool'
import { writeTrail } from '../trail/write-trail.ts'

/** A grant that the rules ended: no hand did. */
export interface GrantEnd {
  readonly grantId: number
  readonly playerId: number
  readonly as: 'expired' | 'done' | 'cancelled'
  /** What brought it about, where that is no rule of the bonus itself. */
  readonly paymentId?: number
}

/** All ends of a transaction that are known by then in one word: entries of one writer never wait for those of another in a ring. */
export async function noteEnds(client: PoolClient, ends: readonly GrantEnd[]): Promise<void> {
  if (ends.length === 0) return
  await writeTrail(
    client,
    ends.map(({ grantId, playerId, as, paymentId }) => ({
      actor: { kind: 'system', name: 'bonuses' },
      action: `bonus.${as}`,
      subject: `grant ${grantId}`,
      after: { player: playerId, ...(paymentId === undefined ? {} : { payment: paymentId }) },
    })),
  )
}
