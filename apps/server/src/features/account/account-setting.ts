import type { accountSetting } from '@xezer/contract/account'
import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { Queryable } from '@xezer/db/pool'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { changeFastBet } from '../../core/player/fast-bet.ts'
import type { Session } from '../../core/player/session.ts'
import type { Sessions } from '../../core/player/sessions.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export async function saveSetting(
  options: { readonly pool: Queryable; readonly sessions: Sessions },
  session: Session,
  input: CallInput<typeof accountSetting>,
): Promise<CallOutput<typeof accountSetting> | Refusal<CallErrorCode<typeof accountSetting>>> {
  const { pool, sessions } = options
  if (input.name === 'fastBetAmount') {
    const amount = parseWireAmount(input.value)
    if (!amount.ok) return refuse('invalid_fields', {}, { value: 'amount_invalid' })
    const change = { isOn: null, amountMinor: amount.value, toggles: false }
    await changeFastBet(pool, session.playerId, change)
    return { success: true, settings: { quoteChanges: session.quoteChanges } }
  }
  await pool.query('update player set quote_changes = $2 where id = $1', [session.playerId, input.value])
  sessions.forgetPlayer(session.playerId)
  return { success: true, settings: { quoteChanges: input.value } }
}
