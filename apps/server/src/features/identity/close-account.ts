import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { accountClose } from '@xezer/contract/leaving'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { cancelGrant } from '../../core/bonuses/grants.ts'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { readHindrances } from '../../core/player/closing.ts'
import { endEmailChange, endMailedLinks } from '../../core/player/mailed-links.ts'
import type { Session } from '../../core/player/session.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { IdentityOptions, Visit } from './identity-options.ts'
import { proveOwnPassword } from './prove-password.ts'

type Refused = Refusal<CallErrorCode<typeof accountClose>>

/** For good: nothing of his is open or can be withdrawn, and the password says that it is the player. */
export async function closeAccount(
  options: IdentityOptions,
  session: Session,
  { password }: CallInput<typeof accountClose>,
  { addressKey, requestId }: Pick<Visit, 'addressKey' | 'requestId'>,
): Promise<CallOutput<typeof accountClose> | Refused> {
  const { pool, sessions } = options
  const { playerId } = session
  const proven = await proveOwnPassword(options, playerId, password, addressKey)
  if (proven instanceof Refusal) return proven
  if (proven === null) return refuse('password_wrong', {}, { password: 'password_wrong' })
  const least = await options.findLeastPayout(session.currency)
  const refused = await withTransaction(pool, (client) =>
    close(options, client, session, { passwordHash: proven.passwordHash, least, requestId }),
  )
  if (refused !== null) return refused
  sessions.noteEnded(playerId)
  return { success: true }
}

/** That it is the player, as the house stands then. */
interface Proven {
  readonly passwordHash: string
  readonly least: Minor | null
  readonly requestId: string
}

async function close(
  { sessions }: IdentityOptions,
  client: PoolClient,
  { playerId, currency }: Session,
  { passwordHash, least, requestId }: Proven,
): Promise<Refused | null> {
  // Bets and payments hold it too: none comes between what is counted here and the end.
  const wallet = must(
    (await lockWallets(client, [playerId])).get(playerId),
    `player ${playerId} has no wallet`,
  )
  const { openBets, openRounds, openPayments, leftMinor } = await readHindrances(client, playerId, least)
  if (openBets > 0) return refuse('close_open_bets', { count: openBets })
  if (openRounds > 0) return refuse('close_open_rounds', { count: openRounds })
  if (openPayments > 0) return refuse('close_open_payments', { count: openPayments })
  if (leftMinor > 0n) return refuse('close_money_left', { amount: formatMoney(leftMinor, currency) })
  const { rowCount } = await client.query(
    `update player set status = 'closed', closed_at = instant_now(), wants_offers = false, offers_chosen_at = null
     where id = $1 and status = 'active' and password_hash = $2`,
    [playerId, passwordHash],
  )
  // Changed in this very moment, or blocked.
  if (rowCount !== 1) return refuse('password_wrong', {}, { password: 'password_wrong' })
  await cancelGrants(client, wallet)
  await sessions.endOthers(client, playerId, null)
  await endEmailChange(client, playerId)
  await endMailedLinks(client, playerId)
  await tellPlayer(client, { player: playerId, kind: 'account_closed', values: {} })
  await writeTrail(client, [
    {
      ...{
        actor: { kind: 'player', name: String(playerId) },
        action: 'player.closed',
        subject: `player ${playerId}`,
      },
      ...{ before: { status: 'active' }, after: { status: 'closed' }, requestId },
    },
  ])
  return null
}

/** Those that wait go first: none of them starts in place of the active one. */
async function cancelGrants(client: PoolClient, wallet: WalletState): Promise<void> {
  const { rows } = await client.query<{ id: bigint }>(
    `select id from bonus_grant where player_id = $1 and status in ('queued', 'active') order by status = 'active', id`,
    [wallet.playerId],
  )
  for (const { id } of rows) await cancelGrant(client, wallet, Number(id))
}
