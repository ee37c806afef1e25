import type { Campaign } from '@xezer/bonuses/campaign'
import { findCampaign } from '@xezer/bonuses/shipped-campaigns'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { lockWallets } from '../wallet/lock-wallets.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import type { Grant } from './grant.ts'
import { grantBonus } from './grants.ts'

export const shipped = (code: string): Campaign => must(findCampaign(code), code)

/** With the player's wallet locked. */
export function underLock<T>(
  pool: Pool,
  playerId: number,
  fn: (client: PoolClient, wallet: WalletState) => Promise<T>,
): Promise<T> {
  return withTransaction(pool, async (client) => {
    const wallets = await lockWallets(client, [playerId])
    return fn(client, must(wallets.get(playerId), `player ${playerId}`))
  })
}

/** As a campaign would, without a deposit. */
export function giveExample(
  pool: Pool,
  playerId: number,
  campaign: Campaign,
  amount: Minor,
  isHeld = false,
): Promise<Grant | null> {
  return underLock(pool, playerId, (client, wallet) =>
    grantBonus(client, wallet, { campaign, amount, paymentId: null, isHeld }),
  )
}
