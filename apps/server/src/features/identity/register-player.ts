import type { CallOutput } from '@xezer/contract/call'
import type { RegisterInput, register } from '@xezer/contract/identity'
import { wireDate } from '@xezer/contract/wire-time'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { findOperations, hashRequest, insertOperations } from '../../core/operations/operation-store.ts'
import { openPlayer } from '../../core/player/open-player.ts'
import { presentUser } from '../../core/player/session.ts'
import { fromManat } from '../../core/wallet/manat-equivalent.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { decideRegistration } from './decide-registration.ts'
import type { IdentityOptions } from './identity-options.ts'

type Answer = CallOutput<typeof register> | Refusal

const SCOPE = 'register'
const FIRST_QUOTE_CHANGES = 1

/**
 * Opens an account. A token is never stored, so a repeat of the same press gets a new session of the same account;
 * it proves the password again, because the key alone must not open anything.
 */
export async function registerPlayer(
  options: IdentityOptions,
  input: RegisterInput,
  idempotencyKey: string,
  addressKey: string,
): Promise<Answer> {
  const { password, ...request } = input
  const requestHash = hashRequest(request)
  const repeated = await answerRepeat(options, input, idempotencyKey, requestHash)
  if (repeated !== null) return repeated
  const decision = decideRegistration(input, wireDate(options.clock.nowMs()))
  if (!decision.ok) return refuse(decision.error.code, {}, { [decision.error.field]: decision.error.code })
  // Whoever mends a form tries again; only what reaches the accounts counts.
  const retryAfterMs = options.limits.takeRegistration(input.email, addressKey, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const passwordHash = await options.passwords.hash(password)
  const opened = await withTransaction(options.pool, async (client) => {
    // Two presses with one key wait for each other here; the second one then finds the first one's answer.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${SCOPE} ${idempotencyKey}`,
    ])
    if ((await findOperations(client, [{ scope: SCOPE, key: idempotencyKey }])).length > 0) return 'repeated'
    return openAccount(options, client, input, { passwordHash, idempotencyKey, requestHash })
  })
  if (opened !== 'repeated') return opened
  return (await answerRepeat(options, input, idempotencyKey, requestHash)) ?? refuse('in_progress')
}

async function openAccount(
  options: IdentityOptions,
  client: PoolClient,
  input: RegisterInput,
  made: { readonly passwordHash: string; readonly idempotencyKey: string; readonly requestHash: Buffer },
): Promise<Answer> {
  const playerId = await openPlayer(
    client,
    {
      ...input,
      passwordHash: made.passwordHash,
      passportIssuedOn: input.iwhen,
      affiliatePartner: input.affPartner,
    },
    fromManat(options.playMoneyManat, input.currency),
  )
  const stored = { scope: SCOPE, key: made.idempotencyKey, requestHash: made.requestHash }
  if (playerId === null) {
    await insertOperations(client, [{ ...stored, response: { code: 'email_taken' } }])
    return refuse('email_taken', {}, { email: 'email_taken' })
  }
  await insertOperations(client, [{ ...stored, response: { playerId } }])
  const token = must(
    await options.sessions.open(client, { playerId, passwordHash: made.passwordHash }),
    'a new player without a session',
  )
  const user = presentUser({ playerId, currency: input.currency, quoteChanges: FIRST_QUOTE_CHANGES })
  return { token, user }
}

async function answerRepeat(
  options: IdentityOptions,
  input: RegisterInput,
  key: string,
  requestHash: Buffer,
): Promise<Answer | null> {
  const [stored] = await findOperations(options.pool, [{ scope: SCOPE, key }])
  if (stored === undefined) return null
  if (!stored.requestHash.equals(requestHash)) return refuse('idempotency_conflict')
  const { response } = stored
  const playerId =
    typeof response === 'object' && response !== null && 'playerId' in response && response.playerId
  if (typeof playerId !== 'number') return refuse('email_taken', {}, { email: 'email_taken' })
  const { rows } = await options.pool.query<{ password_hash: string; quote_changes: 1 | 2 | 3 }>(
    'select password_hash, quote_changes from player where id = $1',
    [playerId],
  )
  const player = rows[0]
  const isRight = await options.passwords.verify(input.password, player?.password_hash ?? null)
  if (player === undefined || !isRight) return refuse('idempotency_conflict')
  const token = await options.sessions.open(options.pool, { playerId, passwordHash: player.password_hash })
  if (token === null) return refuse('wrong_credentials')
  const user = presentUser({ playerId, currency: input.currency, quoteChanges: player.quote_changes })
  return { token, user }
}
