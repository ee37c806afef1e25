import { mayBecome } from '@xezer/bonuses/grant-states'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { mayBeGiven } from '../player/breaks.ts'
import { convertBonus, giveBonus, takeBonusBack } from '../wallet/bonus-posting.ts'
import { lockWallets } from '../wallet/lock-wallets.ts'
import { createPosting, type Posting } from '../wallet/posting.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import { writePosting } from '../wallet/write-posting.ts'
import type { Grant } from './grant.ts'
import {
  findOverdue,
  IS_OVERDUE,
  insertGrant,
  type NewGrant,
  readGrantsById,
  writeEnded,
  writeReleased,
  writeStarted,
} from './grant-store.ts'
import { type GrantEnd, noteEnds } from './note-ends.ts'

/*
 * Everything here is called with the player's wallet locked in the transaction, writes at once, and leaves the wallet's state
 * as it then is: whoever posts more on it goes on from there. Whoever calls tells the account's topic after the commit.
 */

/** Gives: it starts at once, or waits while another one is active. Null where `insertGrant` says so. */
export async function grantBonus(
  client: PoolClient,
  wallet: WalletState,
  made: NewGrant,
): Promise<Grant | null> {
  const grant = await insertGrant(client, wallet, made)
  if (grant === null) return null
  const started = await startNext(client, wallet)
  return started?.id === grant.id ? started : grant
}

/** The oldest that waits starts, and its money comes; null where none waits, one is active, or the player stays away or is shut out. */
export async function startNext(client: PoolClient, wallet: WalletState): Promise<Grant | null> {
  const started = await writeStarted(client, wallet.playerId)
  if (started === null) return null
  await post(wallet, client, (posting) => giveBonus(posting, wallet, started.amount, started.id))
  return started
}

/** The player gives it up, for a withdrawal or by his own word. What was lost; null when it was over already. */
export function forfeitGrant(
  client: PoolClient,
  wallet: WalletState,
  grantId: number,
): Promise<Minor | null> {
  return endEarly(client, wallet, grantId, 'forfeited')
}

/** What it was given for is gone. One that is done stays done. */
export function cancelGrant(client: PoolClient, wallet: WalletState, grantId: number): Promise<Minor | null> {
  return endEarly(client, wallet, grantId, 'cancelled')
}

/** Its days are over. */
export function expireGrant(client: PoolClient, wallet: WalletState, grantId: number): Promise<Minor | null> {
  return endEarly(client, wallet, grantId, 'expired')
}

/**
 * The grants as they stand at this instant: one that is past its days is ended before anybody asks, so that nothing which comes
 * of its bets still finds it active. All their wallets are among the locked.
 */
export async function readGrantsNow(
  client: PoolClient,
  wallets: ReadonlyMap<number, WalletState>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Grant>> {
  const [grants, overdue] = await Promise.all([readGrantsById(client, ids), findOverdue(client, ids)])
  if (overdue.length === 0) return grants
  const ends: GrantEnd[] = []
  for (const id of overdue) {
    const { playerId } = must(grants.get(id), `grant ${id}`)
    await expireGrant(client, must(wallets.get(playerId), `player ${playerId} has no wallet`), id)
    ends.push({ grantId: id, playerId, as: 'expired' })
  }
  await noteEnds(client, ends)
  return readGrantsById(client, ids)
}

async function endEarly(
  client: PoolClient,
  wallet: WalletState,
  grantId: number,
  status: 'forfeited' | 'cancelled' | 'expired',
): Promise<Minor | null> {
  const grant = (await readGrantsById(client, [grantId])).get(grantId)
  if (grant?.playerId !== wallet.playerId || !mayBecome(grant.status, status)) return null
  // One that is played to its end and only held for its player waits for him, whatever the day.
  if (status === 'expired' && grant.done === grant.needed) return null
  await writeEnded(client, grantId, status)
  if (grant.status === 'queued') return minor(0n)
  const lost = await post(wallet, client, (posting) => takeBonusBack(posting, wallet, grantId))
  await startNext(client, wallet)
  return lost
}

/** It becomes cash, and the next one starts. Its progress is written already. */
export async function completeGrant(client: PoolClient, wallet: WalletState, grantId: number): Promise<void> {
  await writeEnded(client, grantId, 'done')
  await post(wallet, client, (posting) => convertBonus(posting, wallet, grantId))
  await startNext(client, wallet)
}

/** Its player is verified now: one that was played to its end becomes cash. False when it was not held. */
export async function releaseGrant(
  client: PoolClient,
  wallet: WalletState,
  grantId: number,
): Promise<boolean> {
  const released = await writeReleased(client, wallet.playerId, grantId)
  if (released === null) return false
  if (released.status === 'active' && released.done === released.needed) {
    await completeGrant(client, wallet, grantId)
  }
  return true
}

async function post<T>(wallet: WalletState, client: PoolClient, fill: (posting: Posting) => T): Promise<T> {
  const posting = createPosting(new Map([[wallet.playerId, wallet]]))
  const filled = fill(posting)
  await writePosting(client, posting)
  return filled
}

const DUE_MAX = 500

/**
 * Ends what is past its days and starts what waits for nobody any more, a transaction each; any server may, as often as it
 * likes. The players of whom something changed. What fails is told and holds nobody else up; the next time it is tried again.
 */
export async function moveDueGrants(
  pool: Pool,
  onError: (error: unknown) => void,
): Promise<readonly number[]> {
  const { rows } = await pool.query<{ player_id: bigint; due_id: bigint | null }>(
    `select player_id, id as due_id from bonus_grant
     where ${IS_OVERDUE}
     union all
     select distinct q.player_id, null::bigint from bonus_grant q
     where q.status = 'queued' and not exists (
       select from bonus_grant a where a.player_id = q.player_id and a.status = 'active'
     ) and ${mayBeGiven('q.player_id')}
     limit ${DUE_MAX}`,
  )
  const changed: number[] = []
  for (const { player_id: player, due_id: dueId } of rows) {
    const playerId = Number(player)
    try {
      if (await moveDue(pool, playerId, dueId === null ? null : Number(dueId))) changed.push(playerId)
    } catch (cause) {
      onError(new Error(`a bonus of player ${playerId} did not end or start`, { cause }))
    }
  }
  return changed
}

function moveDue(pool: Pool, playerId: number, dueId: number | null): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const wallet = must((await lockWallets(client, [playerId])).get(playerId), `player ${playerId}`)
    if (dueId === null) return (await startNext(client, wallet)) !== null
    if ((await expireGrant(client, wallet, dueId)) === null) return false
    await noteEnds(client, [{ grantId: dueId, playerId, as: 'expired' }])
    return true
  })
}
