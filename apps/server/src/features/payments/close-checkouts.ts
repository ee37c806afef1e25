import type { PoolClient } from '@xezer/db/pool'
import { lockCheckouts, movePayment } from './payment-store.ts'

/**
 * Ends the deposits that a player who begins to stay away has not paid yet, behind the lock of his wallet. They are over as if their
 * day had passed: their pages are closed next (`closeLapsed`), and what was paid already is still credited when it is told.
 */
export async function closeCheckouts(client: PoolClient, playerId: number): Promise<void> {
  for (const payment of await lockCheckouts(client, playerId)) {
    await movePayment(client, payment, 'expired', { actor: 'player', note: 'away' }, 0)
  }
}
