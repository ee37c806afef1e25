import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOpenEvents } from '../../core/bets/find-open-events.ts'
import {
  apply,
  breaches,
  cancel,
  clockMs,
  database,
  money,
  newEvent,
  newPlayer,
  openExample,
  settle,
  statusOf,
  strikeLongAgo as strike,
  sweep,
  unsettle,
} from './example-settlement.ts'

beforeAll(openExample)
afterEach(async () => {
  expect(await breaches()).toEqual([])
})
afterAll(() => database.close())

const MARKET = { type: '1x2', specifier: '' }
const OTHER = { type: 'draw_no_bet', specifier: '' }
async function openOf(...eventIds: number[]) {
  const open = await createOpenEvents(database.pool)()
  return open
    .filter(({ eventId }) => eventIds.includes(eventId))
    .map(({ eventId, markets }) => [eventId, markets])
}

describe('the events that open bets wait for', () => {
  it('are those of bets that were struck, with their markets, each once, and when they begin', async () => {
    const [player, eventId, waiting] = [await newPlayer(), newEvent(), newEvent()]
    const startsAtMs = clockMs + 3_600_000
    await strike(player, { eventId })
    await strike(player, { eventId, outcome: 'x' })
    await strike(player, { eventId, type: OTHER.type })
    await strike(player, { eventId: waiting, isPending: true })
    expect(await openOf(eventId, waiting)).toEqual([[eventId, [MARKET, OTHER]]])
    const [found] = (await createOpenEvents(database.pool)()).filter((one) => one.eventId === eventId)
    expect(found).toMatchObject({ startsAtMs, homeId: null, awayId: null })
  })

  it('are not those that have their result, or are void', async () => {
    const [player, won, cancelled, lost] = [await newPlayer(), newEvent(), newEvent(), newEvent()]
    await strike(player, { eventId: won, alsoOn: [cancelled] })
    await strike(player, { eventId: lost })
    await apply(settle(won, 1, 1, 0))
    await apply(settle(lost, 1, 0, 1))
    expect(await openOf(won, cancelled, lost)).toEqual([[cancelled, [MARKET]]])
    await apply(cancel(cancelled))
    expect(await openOf(won, cancelled, lost)).toEqual([])
  })

  // Giving back the market would take the winnings of whoever was paid before.
  it('nor those that a kept result has not reached yet: it is paid, and nothing is given back', async () => {
    const [player, late, eventId] = [await newPlayer(), await newPlayer(), newEvent()]
    await strike(player, { eventId })
    await apply(settle(eventId, 1, 1, 0))
    await strike(late, { eventId })
    expect(await openOf(eventId)).toEqual([])
    expect(await sweep()).toBe(1)
    expect(await statusOf(late)).toEqual(['won'])
  })
})

// Should its event not be played any more, nobody else would end these bets.
it('a market whose result was taken back waits again, until it has another one', async () => {
  const [player, eventId] = [await newPlayer(), newEvent()]
  await strike(player, { eventId })
  await strike(player, { eventId, type: OTHER.type })
  await apply(settle(eventId, 1, 1, 0))
  await apply(unsettle(eventId, 1))
  expect(await openOf(eventId)).toEqual([[eventId, [MARKET, OTHER]]])
  await apply(settle(eventId, 2, 0, 1))
  expect(await openOf(eventId)).toEqual([[eventId, [OTHER]]])
})

it('what is given back is what waits: another market of the event keeps its result', async () => {
  const [player, eventId] = [await newPlayer(), newEvent()]
  await strike(player, { eventId })
  await strike(player, { eventId, type: OTHER.type })
  await apply(settle(eventId, 1, 1, 0))
  const [[, markets] = [0, []]] = (await openOf(eventId)) as [number, (typeof MARKET)[]][]
  expect(markets).toEqual([OTHER])
  const message = { ...cancel(eventId), markets, reason: 'schedule_changed' } as const
  await apply(message)
  await apply(message)
  expect((await statusOf(player)).sort()).toEqual(['refunded', 'won'])
  expect(await money(player)).toEqual([101_000n, 0n])
})
