import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type {
  accountFactors,
  accountRecoveryCodes,
  accountTotpOff,
  accountTotpOn,
  accountTotpStart,
} from '@xezer/contract/factors'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import type { Session } from '../../../core/player/session.ts'
import { type Refusal, refuse, refuseFor } from '../../../platform/http/refusal.ts'
import type { IdentityOptions } from '../identity-options.ts'
import {
  findTotp,
  forgetTries,
  hasTotp,
  IS_OPEN,
  isFreshlyProven,
  noteFactorsChanged,
  replaceRecoveryCodes,
  sealedSecret,
  takeTry,
} from './factor-store.ts'
import { hashRecoveryCode, makeRecoveryCodes, presentRecoveryCode } from './recovery-codes.ts'
import { findStep, presentSecret, SECRET_BYTES } from './totp.ts'

const SECRET_ID_BYTES = 16
const MINUTE_SECONDS = 60

export async function presentFactors(
  { pool }: IdentityOptions,
  { playerId }: Session,
): Promise<CallOutput<typeof accountFactors>> {
  const { rows } = await pool.query<{ turned_on_at: Date; left: number }>(
    `select turned_on_at,
       (select count(*)::int from recovery_code r where r.player_id = $1 and used_at is null) as left
     from totp where player_id = $1 and turned_on_at is not null`,
    [playerId],
  )
  const [row] = rows
  return {
    totp:
      row === undefined
        ? null
        : { since: presentWireTime(row.turned_on_at.getTime()), recoveryLeft: row.left },
  }
}

/** A start in place of one that was not finished has another secret. */
export async function startTotp(
  { pool, sealing, secureRandom }: IdentityOptions,
  { id, playerId }: Session,
): Promise<CallOutput<typeof accountTotpStart> | Refusal<CallErrorCode<typeof accountTotpStart>>> {
  if (!(await isFreshlyProven(pool, id))) return refuse('proof_required')
  const secret = secureRandom.bytes(SECRET_BYTES)
  const secretId = Buffer.from(secureRandom.bytes(SECRET_ID_BYTES)).toString('base64url')
  const { rowCount } = await pool.query(
    `insert into totp (player_id, secret_id, sealed) values ($1, $2, $3)
     on conflict (player_id) do update
       set secret_id = excluded.secret_id, sealed = excluded.sealed, last_step = null, started_at = instant_now()
       where totp.turned_on_at is null`,
    [playerId, secretId, sealing.seal(secret, sealedSecret(playerId, secretId))],
  )
  if (rowCount === 0) return refuse('second_factor_on')
  const { rows } = await pool.query<{ email: string }>('select email from player where id = $1', [playerId])
  return presentSecret(secret, must(rows[0], 'a session without its player').email)
}

/** With a first right code, or nobody would know that the telephone has the secret. */
export async function turnTotpOn(
  options: IdentityOptions,
  { id, playerId }: Session,
  input: CallInput<typeof accountTotpOn>,
  addressKey: string,
): Promise<CallOutput<typeof accountTotpOn> | Refusal<CallErrorCode<typeof accountTotpOn>>> {
  const { pool, clock, sealing } = options
  const totp = await findTotp(pool, playerId)
  if (totp === null || totp.turned_on_at !== null) return refuse('second_factor_off')
  if (!(await takeTry(pool, playerId, addressKey))) return refuseFor('too_many_requests', MINUTE_SECONDS)
  const secret = sealing.open(totp.sealed, sealedSecret(playerId, totp.secret_id))
  const step = findStep(secret, input.code.replaceAll(/[\s-]/g, ''), clock.nowMs())
  if (step === null) return refuse('second_factor_wrong', {}, { code: 'second_factor_wrong' })
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update totp set turned_on_at = instant_now(), last_step = $3
       where player_id = $1 and secret_id = $2 and turned_on_at is null
         and exists (select from session where id = $4 and ${IS_OPEN})`,
      [playerId, totp.secret_id, step, id],
    )
    if (rowCount === 0) return refuse('second_factor_off')
    await forgetTries(client, playerId, addressKey)
    await noteFactorsChanged(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'totp_on', values: {} })
    return writeRecoveryCodes(options, client, playerId)
  })
}

export async function turnTotpOff(
  { pool }: IdentityOptions,
  { id, playerId }: Session,
): Promise<CallOutput<typeof accountTotpOff> | Refusal<CallErrorCode<typeof accountTotpOff>>> {
  if (!(await isFreshlyProven(pool, id))) return refuse('proof_required')
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'delete from totp where player_id = $1 and turned_on_at is not null',
      [playerId],
    )
    if (rowCount === 0) return refuse('second_factor_off')
    await client.query('delete from recovery_code where player_id = $1', [playerId])
    await noteFactorsChanged(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'totp_off', values: {} })
    return { success: true }
  })
}

export async function renewRecoveryCodes(
  options: IdentityOptions,
  { id, playerId }: Session,
): Promise<CallOutput<typeof accountRecoveryCodes> | Refusal<CallErrorCode<typeof accountRecoveryCodes>>> {
  const { pool } = options
  if (!(await isFreshlyProven(pool, id))) return refuse('proof_required')
  return withTransaction(pool, async (client) => {
    if (!(await hasTotp(client, playerId))) return refuse('second_factor_off')
    await noteFactorsChanged(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'recovery_codes', values: {} })
    return writeRecoveryCodes(options, client, playerId)
  })
}

/** Told this once: what is kept opens nothing. */
async function writeRecoveryCodes(
  { sealing, secureRandom }: IdentityOptions,
  client: PoolClient,
  playerId: number,
): Promise<{ recoveryCodes: string[] }> {
  const codes = makeRecoveryCodes(secureRandom)
  const hashes = codes.map((code) => hashRecoveryCode(sealing, playerId, code))
  await replaceRecoveryCodes(client, playerId, hashes)
  return { recoveryCodes: codes.map(presentRecoveryCode) }
}
