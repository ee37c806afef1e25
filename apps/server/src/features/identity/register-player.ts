import type { CallErrorCode, CallOutput } from '@xezer/contract/call'
import type { RegisterInput, register } from '@xezer/contract/identity'
import { wireDate } from '@xezer/contract/wire-time'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import { answerOnce } from '../../core/operations/answer-once.ts'
import { hashRequest } from '../../core/operations/operation-store.ts'
import { findExcludedClaimant } from '../../core/player/claims.ts'
import { openPlayer } from '../../core/player/open-player.ts'
import { presentSessionUser } from '../../core/player/session.ts'
import { fromManat } from '../../core/wallet/manat-equivalent.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { mailConfirmation } from './confirm-email.ts'
import { decideRegistration } from './decide-registration.ts'
import { hasTotp } from './factors/factor-store.ts'
import type { IdentityOptions, Visit } from './identity-options.ts'
import { openAndTell } from './open-and-tell.ts'
import { findPartner } from './promo.ts'
import { provePassword } from './prove-password.ts'
import { readOrigin } from './read-origin.ts'

type Answer = CallOutput<typeof register> | Refusal<CallErrorCode<typeof register>>

/** What is kept under the key: never the token, and never the password. */
type Kept = { readonly playerId: number } | { readonly code: 'email_taken' | 'registration_refused' }

const SCOPE = 'register'
const FIRST_QUOTE_CHANGES = 1

/**
 * Opens an account. A token is never stored, so a repeat of the same press gets a new session of the same account;
 * it proves the password again, because the key alone must not open anything.
 */
export async function registerPlayer(
  options: IdentityOptions,
  input: RegisterInput,
  idempotencyKey: string | null,
  visit: Visit,
): Promise<Answer> {
  const { addressKey } = visit
  const { password, ...request } = input
  // A client that knows the calls alone sends no key: each of its presses is one of its own.
  const asked =
    idempotencyKey === null ? null : { scope: SCOPE, key: idempotencyKey, requestHash: hashRequest(request) }
  return answerOnce<string, Kept, Answer>(options.pool, asked, {
    async prepare() {
      const decision = decideRegistration(input, wireDate(options.clock.nowMs()))
      if (!decision.ok) {
        const { code, field, fault = code } = decision.error
        return { refused: refuse(code, {}, { [field]: fault }) }
      }
      // Whoever mends a form tries again; only what reaches the accounts counts.
      const nowMs = options.clock.nowMs()
      const retryAfterMs =
        options.limits.takePassword(input.email, addressKey, nowMs) ||
        options.limits.takeRegistration(input.email, addressKey, nowMs)
      if (retryAfterMs > 0) return { refused: refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000)) }
      return { ready: await options.passwords.hash(password, addressKey) }
    },
    effect: (client, passwordHash) => openAccount(options, client, input, { passwordHash, visit }),
    repeat: (kept) =>
      'playerId' in kept
        ? openAgain(options, input, kept.playerId, visit)
        : Promise.resolve(refuseKept(kept.code)),
  })
}

async function openAccount(
  options: IdentityOptions,
  client: PoolClient,
  input: RegisterInput,
  { passwordHash, visit }: { readonly passwordHash: string; readonly visit: Visit },
): Promise<{ kept: Kept; answer: Answer }> {
  const { point, locale } = visit
  const player = {
    ...input,
    passwordHash,
    passport: input.passport ?? null,
    passportIssuedOn: input.iwhen ?? null,
    affiliatePartner: findPartner(options.promoCodes, input),
    promo: input.promo || null,
    bonusChoice: input.bonus || null,
    point,
    locale,
  }
  // Whoever excluded himself comes in by no second account; a stranger learns no more than that.
  const { passport } = input
  if (
    passport !== undefined &&
    (await findExcludedClaimant(client, [{ kind: 'passport', typed: passport }])) !== null
  ) {
    return { kept: { code: 'registration_refused' }, answer: refuse('registration_refused') }
  }
  const playerId = await openPlayer(client, player, fromManat(options.playMoneyManatMinor, input.currency))
  if (playerId === null) return { kept: { code: 'email_taken' }, answer: emailTaken() }
  await mailConfirmation(options, client, playerId)
  const from = { ...readOrigin(visit.address, visit.userAgent), method: 'registration' as const }
  const opened = await options.sessions.open(client, { playerId, passwordHash, point, from })
  const { token, launchToken } = must(opened, 'a new player without a session')
  const session = { playerId, currency: input.currency, quoteChanges: FIRST_QUOTE_CHANGES, point } as const
  return { kept: { playerId }, answer: { token, user: presentSessionUser(session, launchToken) } }
}

/** The key of a press may be known to others: its repeat is a log-in, within the limits of one. */
async function openAgain(
  options: IdentityOptions,
  input: RegisterInput,
  playerId: number,
  { addressKey, point, address, userAgent }: Visit,
): Promise<Answer> {
  const retryAfterMs = options.limits.takePassword(input.email, addressKey, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const find = () => findOpened(options.pool, playerId)
  const player = await provePassword(options, find, input.password, addressKey)
  // The key proves no second factor: who has one logs in.
  if (player === null || (await hasTotp(options.pool, playerId))) return refuse('idempotency_conflict')
  const from = { ...readOrigin(address, userAgent), method: 'password' as const }
  const proven = { playerId, passwordHash: player.passwordHash, point, from }
  const opened = await openAndTell(options, proven)
  if (opened === null) return refuse('idempotency_conflict')
  const session = { playerId, currency: input.currency, quoteChanges: player.quoteChanges, point }
  return { token: opened.token, user: presentSessionUser(session, opened.launchToken) }
}

async function findOpened(database: Queryable, playerId: number) {
  const { rows } = await database.query<{ password_hash: string; quote_changes: 1 | 2 | 3 }>(
    'select password_hash, quote_changes from player where id = $1',
    [playerId],
  )
  const [row] = rows
  return row === undefined
    ? null
    : { playerId, passwordHash: row.password_hash, quoteChanges: row.quote_changes }
}

function refuseKept(code: 'email_taken' | 'registration_refused') {
  return code === 'email_taken' ? emailTaken() : refuse(code)
}

function emailTaken(): Refusal<'email_taken'> {
  return refuse('email_taken', {}, { email: 'email_taken' })
}
