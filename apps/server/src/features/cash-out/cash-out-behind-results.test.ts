import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  breaches,
  closeCashOuts,
  database,
  newEvent,
  newPlayer,
  openCashOuts,
  say,
  script,
  settleHome,
} from './example-cash-out.ts'

beforeAll(openCashOuts)
afterAll(closeCashOuts)
afterEach(async () => expect(await breaches()).toEqual([]))

const MARKET = [{ type: '1x2', specifier: '' }]
let events = 301
/** Two legs at 2.00, the first of which has won; another player's bet on that match is settled before it. */
async function halfWon() {
  const [first, second] = [await newEvent(events++), await newEvent(events++)]
  const [other, player] = [await newPlayer(), await newPlayer()]
  await other.single(first)
  const { rows } = await database.pool.query<{ id: bigint }>('select max(id) - 1 as id from player')
  const bet = await player.place('accumulator', 100, [first, second])
  await settleHome(first, { kind: 'won' })
  expect(await player.offer(bet)).toMatchObject({ value: 182.4 })
  return { first, player, bet, otherId: Number(rows[0]?.id) }
}

it.each(['unsettle', 'void'] as const)(
  'is not paid by a result that the house knows to be changed by a word of kind %s',
  async (kind) => {
    const { first, player, bet, otherId } = await halfWon()
    const { provider, producer, generatedAtMs, receivedAtMs } = script.settle(first, '1x2', {}, 1)
    const said = { provider, producer, generatedAtMs, receivedAtMs, eventId: first, markets: MARKET }
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('select from wallet where player_id = $1 for update', [otherId])
    const told =
      kind === 'void'
        ? say({ ...said, kind, fromMs: null, toMs: null })
        : say({ ...said, kind, generation: 1 })
    try {
      expect(await player.press(bet, 182.4)).toMatchObject({ code: 'not_ready' })
    } finally {
      await holder.query('rollback')
      holder.release()
      await told
    }
    // The leg is open again and not sold, or worth its stake.
    const value = kind === 'void' ? 91.2 : null
    expect(await player.offer(bet)).toMatchObject({ value })
  },
)
