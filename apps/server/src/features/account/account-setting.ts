import type { accountSetting } from '@xezer/contract/account'
import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { sayHouseTime } from '../../core/player/breaks.ts'
import { changeFastBet } from '../../core/player/fast-bet.ts'
import type { Session } from '../../core/player/session.ts'
import type { Sessions } from '../../core/player/sessions.ts'
import { lockWithdrawals, unlockWithdrawals } from '../../core/player/withdrawal-lock.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { changeView } from './account-view.ts'

interface SettingOptions {
  readonly pool: Pool
  readonly sessions: Sessions
}
type Setting = CallInput<typeof accountSetting>
type Refused = Refusal<CallErrorCode<typeof accountSetting>>

export async function saveSetting(
  options: SettingOptions,
  session: Session,
  input: Setting,
): Promise<CallOutput<typeof accountSetting> | Refused> {
  const refused = await save(options, session, input)
  if (refused !== null) return refused
  const quoteChanges = input.name === 'quoteChanges' ? input.value : session.quoteChanges
  return { success: true, settings: { quoteChanges } }
}

async function save(
  { pool, sessions }: SettingOptions,
  { playerId }: Session,
  input: Setting,
): Promise<Refused | null> {
  switch (input.name) {
    case 'fastBetAmount': {
      const amount = parseWireAmount(input.value)
      if (!amount.ok) return refuse('invalid_fields', {}, { value: 'amount_invalid' })
      await changeFastBet(pool, playerId, { isOn: null, amountMinor: amount.value, toggles: false })
      return null
    }
    case 'quoteChanges':
      await pool.query('update player set quote_changes = $2 where id = $1', [playerId, input.value])
      sessions.forgetPlayer(playerId)
      return null
    case 'oddsFormat':
      await changeView(pool, playerId, { odds: input.value })
      return null
    case 'theme':
      await changeView(pool, playerId, { theme: input.value })
      return null
    case 'language':
      await pool.query('update player set locale = $2 where id = $1', [playerId, input.value])
      return null
    case 'notifications':
      await pool.query('update player set wants_letters = $2 where id = $1', [playerId, input.value])
      return null
    case 'offers':
      // Since when he asked for them: a consent has its day.
      await pool.query(
        `update player set wants_offers = $2, offers_chosen_at = case when $2 then instant_now() end
         where id = $1 and wants_offers <> $2`,
        [playerId, input.value],
      )
      return null
    case 'withdrawalLock':
      await changeLock(pool, playerId, input.value)
      return null
  }
}

async function changeLock(pool: Pool, playerId: number, isOn: boolean): Promise<void> {
  if (isOn) return lockWithdrawals(pool, playerId)
  await withTransaction(pool, async (client) => {
    const unlockAt = await unlockWithdrawals(client, playerId)
    if (unlockAt === null) return
    const values = { time: sayHouseTime(unlockAt.getTime()) }
    await tellPlayer(client, { player: playerId, kind: 'withdrawals_unlocking', values })
  })
}
