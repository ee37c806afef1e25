import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { writeTrail } from '../trail/write-trail.ts'
import { lockWallets } from './lock-wallets.ts'
import { createPosting, move } from './posting.ts'
import { insertAdjustment, writePosting } from './write-posting.ts'

export interface Adjusting {
  readonly playerId: number
  /** Below nothing: taken from him. */
  readonly change: bigint
  readonly actor: string
  readonly reason: string
}

export type Adjusted =
  | { readonly kind: 'done'; readonly id: number; readonly currency: Currency; readonly cash: Minor }
  | { readonly kind: 'no_player' }
  /** More would be taken than is there, which stays as it is. */
  | { readonly kind: 'too_little'; readonly currency: Currency; readonly cash: Minor }

/** Cash that a person of the house gives or takes; whoever asks why finds both names, of who did it and of why. */
export function adjustCash(pool: Pool, { playerId, change, actor, reason }: Adjusting): Promise<Adjusted> {
  return withTransaction(pool, async (client): Promise<Adjusted> => {
    const posting = createPosting(await lockWallets(client, [playerId]))
    const wallet = posting.wallets.get(playerId)
    if (wallet === undefined) return { kind: 'no_player' }
    const { currency } = wallet
    const before = minor(wallet.balances.cash)
    if (before + change < 0n) return { kind: 'too_little', currency, cash: before }
    const id = await insertAdjustment(client, { playerId, kind: 'correction' })
    const cause = { id, generation: 0, actor, reason }
    if (change > 0n) move(posting, wallet, 'adjustments', 'cash', minor(change), 'adjustment', cause)
    else move(posting, wallet, 'cash', 'adjustments', minor(-change), 'adjustment', cause)
    await writePosting(client, posting)
    const cash = minor(wallet.balances.cash)
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'player.adjusted',
        subject: `player ${playerId}`,
        before: { cash: String(before) },
        after: { cash: String(cash), currency, adjustment: id, reason },
      },
    ])
    return { kind: 'done', id, currency, cash }
  })
}
