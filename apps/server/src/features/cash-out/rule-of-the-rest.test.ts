import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { breaches, closeCashOuts, newEvent, newPlayer, openCashOuts, reprice } from './example-cash-out.ts'

beforeAll(openCashOuts)
afterAll(closeCashOuts)
afterEach(async () => expect(await breaches()).toEqual([]))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let events = 201

it('a rule is about the rest in its proportion, when a part is sold by hand', async () => {
  const event = await newEvent(events++)
  const player = await newPlayer()
  const bet = await player.single(event)
  await player.rule(bet, 150, 60)
  expect(await player.press(bet, 91.2, 40)).toMatchObject({ success: true, amount: 36.48 })
  // The rest is worth less than 60.00, which nobody meant by it.
  await wait(2500)
  expect(await player.offer(bet)).toMatchObject({ stake: 60, value: 54.72, rule: { above: 90, below: 36 } })
  await reprice(event, 1.25, 0.79)
  const shown = () => player.bet(bet)
  await expect.poll(shown, { timeout: 10_000 }).toMatchObject({ status: 'won', winning: 126.54 })
}, 30_000)

it('and is forgotten where nothing is left of it', async () => {
  const player = await newPlayer()
  const bet = await player.single(await newEvent(events++))
  await player.rule(bet, null, 0.01)
  expect(await player.press(bet, 91.2, 40)).toMatchObject({ success: true })
  expect(await player.offer(bet)).toMatchObject({ stake: 60, rule: null })
})
