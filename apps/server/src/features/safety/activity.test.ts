import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  closeSafety,
  everywhere,
  held,
  LIVE,
  newPlayer,
  OPEN,
  OTHER,
  openSafety,
  script,
} from './example-safety.ts'

const DAY_MS = 86_400_000

beforeAll(openSafety)
afterAll(closeSafety)

type Player = Awaited<ReturnType<typeof newPlayer>>
async function ask(player: Player, turn: number, span: string) {
  const { rows } = (await player.call(turn, 'account/activity', { span })) as unknown as {
    rows: readonly { from: string; staked: number; returned: number }[]
  }
  return rows
}
const sums = (rows: readonly { staked: number; returned: number }[]) => [
  rows.reduce((sum, { staked }) => sum + staked, 0),
  rows.reduce((sum, { returned }) => sum + returned, 0),
]

it('what was staked and came back stands on the day of the bet, for its player alone', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  await player.place(OPEN, { amount: 30 })
  await player.ageBets(40 * DAY_MS)
  await player.place(OTHER, { amount: 20 })
  // What was never struck was not staked.
  await held.during(() => everywhere(script.stop(LIVE)), player.place(LIVE, { amount: 50 }))
  await everywhere(script.settle(OTHER, '1x2', { '1': { kind: 'won' }, '2': { kind: 'lost' } }, 1))
  await vi.waitFor(async () => expect(sums(await ask(player, 1, 'day'))).toEqual([20, 40]), {
    timeout: 20_000,
  })
  const days = await ask(player, 0, 'day')
  expect(days).toHaveLength(14)
  expect(new Set(days.map(({ from }) => from)).size).toBe(14)
  expect(days.filter(({ staked }) => staked > 0)).toHaveLength(1)
  expect(sums(await ask(player, 0, 'week'))).toEqual([50, 40])
  const months = await ask(player, 1, 'month')
  expect(sums(months)).toEqual([50, 40])
  expect(months.filter(({ staked }) => staked > 0)).toHaveLength(2)
  expect(months.every(({ from }) => from.endsWith('-01'))).toBe(true)
  expect(sums(await ask(other, 0, 'month'))).toEqual([0, 0])
})
