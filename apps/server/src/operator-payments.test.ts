import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { beginPayment, database, openWalks, options, stateOf } from './features/payments/example-walk.ts'
import { decideWithdrawal } from './features/payments/payment-desk.ts'
import { runDepositOrder } from './operator-deposits.ts'
import { runWithdrawalOrder } from './operator-payments.ts'
import { runReconciliationOrder } from './operator-reconciliation.ts'
import { nodeMachine } from './platform/node-machine.ts'

const BY = ['--actor', 'desk', '--reason', 'looked at']
let said: string[] = []

beforeAll(openWalks)
afterAll(() => database.close())
beforeEach(() => {
  said = []
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line) => said.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

const withdrawal = (gateway: string | null, ...words: string[]) => {
  const { secureRandom } = nodeMachine
  return runWithdrawalOrder({ pool: database.pool, sealing: options.sealing, secureRandom, gateway }, words)
}

it('what another gateway would have to send is not approved, and is shown with its gateway', async () => {
  const walked = await beginPayment('out')
  for (const gateway of ['piastrix', null]) {
    expect(await withdrawal(gateway, 'approve', String(walked.id), ...BY)).toBe(1)
    expect((await stateOf(walked)).status).toBe('ordered')
  }
  expect(await withdrawal('sandbox', 'approve', String(walked.id), ...BY)).toBe(0)
  said = []
  expect(await withdrawal('piastrix', 'list')).toBe(0)
  expect(said.join('\n')).toMatch(new RegExp(`^${walked.id} .*\\n.*approved of_sandbox`))
  expect(await withdrawal('piastrix', 'failed', String(walked.id), ...BY)).toBe(0)
  expect((await stateOf(walked)).status).toBe('failed')
  expect(await decideWithdrawal(database.pool, walked.id, 'failed', { actor: 'desk', reason: 'again' })).toBe(
    false,
  )
})

it('a dispute is told of a deposit by its number, with who and why', async () => {
  const { id, reference } = await beginPayment('in')
  for (const words of [
    ['charged-back', 'x', ...BY],
    ['charged-back', String(id)],
    ['charged-back', String(id), 'more', ...BY],
    ['lost', String(id), ...BY],
    ['find'],
  ])
    expect([words, await runDepositOrder(database.pool, words)]).toEqual([words, null])
  expect(await runDepositOrder(database.pool, ['charged-back', String(id), ...BY])).toBe(1)
  expect(await runDepositOrder(database.pool, ['find', 'nothing'])).toBe(1)
  said = []
  expect(await runDepositOrder(database.pool, ['find', reference])).toBe(0)
  expect(said[0]).toContain(`${id}  player `)
})

it('a message that nobody understands is shown as it came, on one line', async () => {
  await database.ownerPool.query(
    `with e as (
       insert into gateway_event (gateway, digest, body, outcome, decided_at)
       values ('piastrix', 'd', convert_to(E'status=odd\\n\\u001b[2J', 'UTF8'), 'ignored', now()) returning id
     ) insert into reconciliation_item (gateway, kind, event_id) select 'piastrix', 'message_unread', id from e`,
  )
  expect(await runReconciliationOrder(database.pool, ['list'])).toBe(0)
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/piastrix {2}message_unread: message \d+ of no payment/)
  expect(said[1]).toBe(String.raw`  "status=odd\n\u001b[2J"`)
})
