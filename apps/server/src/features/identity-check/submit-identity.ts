import type { CallErrorCode } from '@xezer/contract/call'
import type { accountIdentitySubmit, IdentityForm } from '@xezer/contract/identity-check'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { type Claim, findExcludedClaimant } from '../../core/player/claims.ts'
import { HOUSE_TODAY, isOpen } from '../../core/player/identity-states.ts'
import type { Sealing } from '../../core/sealing/sealing.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { listDocuments, lockCheck, type SealedForm, sealedForm, submitCheck } from './check-store.ts'
import type { IdentityCheckOptions } from './identity-options.ts'

type SubmitRefused = Refusal<CallErrorCode<typeof accountIdentitySubmit>>

/** What a form claims. Of the FIN, which stands nowhere else, the database knows the fingerprint alone. */
export function claimsOf(sealing: Sealing, { fin, series, number }: SealedForm): Claim[] {
  return [
    { kind: 'passport', typed: `${series}${number}` },
    { kind: 'fin', typed: sealing.fingerprint('fin', fin).toString('hex') },
  ]
}

/** Null when it is handed in, with what was sent before it. */
export function submitIdentity(
  { pool, sealing }: IdentityCheckOptions,
  playerId: number,
  { expires, ...form }: IdentityForm,
): Promise<SubmitRefused | null> {
  return withTransaction(pool, async (client) => {
    const check = await lockCheck(client, playerId)
    if (!isOpen(check.status)) return refuse('identity_final')
    if (!(await isValidToday(client, expires)))
      return refuse('invalid_fields', {}, { expires: 'document_expired' })
    if ((await listDocuments(client, playerId, null)).length === 0) return refuse('documents_missing')
    const claims = claimsOf(sealing, form)
    // Whoever only typed it may be a stranger: a person of the house looks at both.
    const away = await findExcludedClaimant(client, claims, playerId)
    if (away?.isVerified) return refuse('registration_refused')
    for (const { kind, typed } of claims)
      await client.query(
        `insert into player_claim (player_id, kind, value) values ($1, $2, claim_value($2, $3))
         on conflict do nothing`,
        [playerId, kind, typed],
      )
    const sealed = sealing.seal(Buffer.from(JSON.stringify(form)), sealedForm(playerId, check.submission + 1))
    await submitCheck(client, playerId, check, { form: sealed, expires })
    return null
  })
}

async function isValidToday(client: PoolClient, expires: string): Promise<boolean> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    `select $1::date >= ${HOUSE_TODAY} as is_valid`,
    [expires],
  )
  return must(rows[0], 'no day').is_valid
}
