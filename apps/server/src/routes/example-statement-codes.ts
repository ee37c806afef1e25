import { CALLS } from '@xezer/contract/calls'
import { presentWireTime } from '@xezer/contract/wire-time'
import { ask, playerId, world } from './example-codes.ts'
import type { Scenario } from './example-password-codes.ts'

/** Of all that moves here. */
const PERIOD = { from: wireIn(-1), to: wireIn(1) }
const LONG_AGO = wireIn(-900)
function wireIn(days: number): string {
  return presentWireTime(Date.now() + days * 86_400_000)
}

export const STATEMENT_SCENARIOS: readonly Scenario[] = [
  ['accountStatement', 'period_invalid', () => ask(CALLS.accountStatement, { ...PERIOD, to: LONG_AGO })],
  [
    'accountStatementFile',
    'period_invalid',
    () => ask(CALLS.accountStatementFile, { ...PERIOD, to: LONG_AGO, format: 'csv' }),
  ],
  [
    'accountStatementFile',
    'statement_too_long',
    async () => {
      await moveOften(5001)
      return ask(CALLS.accountStatementFile, { ...PERIOD, format: 'pdf' })
    },
  ],
]

/** So many corrections by the house. */
async function moveOften(times: number): Promise<void> {
  await world.ownerPool.query(
    `insert into adjustment (id, player_id, kind) select -n, ${playerId}, 'correction' from generate_series(1, ${times}) n;
     insert into transfer (debit, credit, currency, amount, code, cause, actor, reason)
     select -105, ${playerId * 10 + 1}, 'AZN', 1, 'adjustment', -n, 'desk', 'test' from generate_series(1, ${times}) n;
     update wallet set cash = cash + ${times} where player_id = ${playerId}`,
  )
}
