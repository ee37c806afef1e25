import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { formatMoney } from '@xezer/i18n/format-money'
import { serverTranslator } from '@xezer/i18n/server-text'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYMENT_STATES } from '../../core/payments/payment-states.ts'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { tellOfPayment } from './tell-of-payment.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const AMOUNT = formatMoney(major(1000), 'AZN')
const TOLD: Record<string, string> = {
  'in credited': 'deposit_credited',
  'in charged_back': 'deposit_taken_back',
  'out paid': 'withdrawal_paid',
  'out rejected': 'withdrawal_refused',
  'out failed': 'withdrawal_refused',
  'out returned': 'withdrawal_returned',
}

describe('a payment that moves on', () => {
  it('is told of where the money of its player moved without him', async () => {
    const playerId = await openExamplePlayer(database.pool, 'moved@example.com', major(0))
    const told: Record<string, unknown> = {}
    for (const direction of ['in', 'out'] as const) {
      for (const state of PAYMENT_STATES) {
        const payment = { id: 7, playerId, direction, currency: 'AZN', amount: major(1000) } as const
        await withTransaction(database.pool, (client) => tellOfPayment(client, payment, state))
        const { rows } = await database.ownerPool.query('delete from notice returning kind, details')
        if (rows[0] !== undefined) told[`${direction} ${state}`] = rows[0].kind
        for (const { details } of rows) expect(details).toEqual({ id: '7', amount: AMOUNT, v: 1 })
      }
    }
    expect(told).toEqual(TOLD)
    expect(serverTranslator('en')('mail.withdrawal_paid.text', { id: '7', amount: AMOUNT })).toBe(
      `Your withdrawal No. 7 of ${AMOUNT} was paid out.`,
    )
  })
})
