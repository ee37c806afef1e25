import type { accountRules, accountRulesAgree } from '@xezer/contract/agreement'
import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { Queryable } from '@xezer/db/pool'
import { HOUSE_RULES_VERSION, readAgreedRules } from '../../core/player/rules-version.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export async function presentRulesAgreed(
  pool: Queryable,
  playerId: number,
): Promise<CallOutput<typeof accountRules>> {
  return { version: HOUSE_RULES_VERSION, agreed: await readAgreedRules(pool, playerId) }
}

/** A page that is older than the rules asks again: nobody agrees to what he was not shown. What was agreed to is never less. */
export async function agreeToRules(
  pool: Queryable,
  playerId: number,
  { version }: CallInput<typeof accountRulesAgree>,
): Promise<CallOutput<typeof accountRulesAgree> | Refusal<CallErrorCode<typeof accountRulesAgree>>> {
  if (version !== HOUSE_RULES_VERSION) return refuse('rules_changed')
  await pool.query(
    `update player set rules_version = $2, rules_accepted_at = instant_now()
     where id = $1 and rules_version < $2`,
    [playerId, version],
  )
  return { success: true }
}
