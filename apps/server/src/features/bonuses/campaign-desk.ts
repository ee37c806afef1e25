import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Currency, Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { stopCampaign } from '../../core/bonuses/deposit-bonus.ts'
import { cancelGrant } from '../../core/bonuses/grants.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'

/** Who decides, and why; both are kept for ever. */
export interface CampaignOrder {
  readonly actor: string
  readonly reason: string
}

/** False for a code that nobody knows, or that is so already. */
export function setStopped(
  pool: Pool,
  code: string,
  isStopped: boolean,
  { actor, reason }: CampaignOrder,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    if (!(await stopCampaign(client, code, isStopped))) return false
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: isStopped ? 'campaign.stopped' : 'campaign.started',
        subject: `campaign ${code}`,
        after: { reason },
      },
    ])
    return true
  })
}

/** Takes a bonus back by hand: what was taken, or null where there is none, or it is over. */
export function cancelByHand(
  pool: Pool,
  grantId: number,
  { actor, reason }: CampaignOrder,
): Promise<{ readonly amount: Minor; readonly currency: Currency } | null> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ player_id: bigint }>(
      'select player_id from bonus_grant where id = $1',
      [grantId],
    )
    if (rows[0] === undefined) return null
    const playerId = Number(rows[0].player_id)
    const wallet = must((await lockWallets(client, [playerId])).get(playerId), `player ${playerId}`)
    const amount = await cancelGrant(client, wallet, grantId)
    if (amount === null) return null
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'bonus.cancelled',
        subject: `grant ${grantId}`,
        after: { reason, amount: String(amount), currency: wallet.currency },
      },
    ])
    return { amount, currency: wallet.currency }
  })
}
