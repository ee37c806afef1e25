import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openExamplePlayer } from './core/player/example-player.ts'
import { findWallet } from './core/wallet/lock-wallets.ts'
import { runAdjustOrder } from './operator-adjust.ts'

let database: TestDatabase
let playerId = 0
beforeAll(async () => {
  database = await createTestDatabase()
  playerId = await openExamplePlayer(database.pool, 'adjusted@example.com', major(10))
})
afterAll(() => database.close())

const BY = ['--actor', 'desk', '--reason', 'a promise']
const run = async (...words: string[]) => {
  const code = await runAdjustOrder(database.pool, words)
  return [code, (await findWallet(database.pool, playerId)).balances.cash]
}

it('an amount has its sign, a name and a reason beside it, or nothing moves', async () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(text))
  const id = String(playerId)
  for (const words of [
    [id, '5', ...BY],
    [id, '+0', ...BY],
    [id, '+', ...BY],
    [id, '+-5', ...BY],
    [id, '+1.005', ...BY],
    [id, '+5', '6', ...BY],
    ['x', '+5', ...BY],
    [id, '+5', '--actor', 'desk'],
    [id, '+5'],
  ])
    expect(await run(...words)).toEqual([null, 1000n])
  expect(await run(id, '+5,50', ...BY)).toEqual([0, 1550n])
  expect(await run(id, '-15.51', ...BY)).toEqual([1, 1550n])
  expect(await run(id, '-15.50', ...BY)).toEqual([0, 0n])
  expect(await run('987654321', '+1', ...BY)).toEqual([1, 0n])
  expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    `Player ${id} has 15.50 ₼ now, said by desk.`,
    `Player ${id} has 15.50 ₼: no more than that can be taken.`,
    `Player ${id} has 0.00 ₼ now, said by desk.`,
    'There is no player 987654321.',
  ])
})
