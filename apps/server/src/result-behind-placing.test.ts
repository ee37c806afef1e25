import { setTimeout as sleep } from 'node:timers/promises'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from './core/upkeep/run-audit.ts'

const clock = { nowMs: () => Date.now() }
const script = createScript(clock)
const PREMATCH = 1
const LIVE = 2
/** Long beside what a settlement takes that waits for nobody. */
const WAIT_MS = 250

let feed: ScriptedFeed
let world: World
beforeAll(async () => {
  feed = createScriptedFeed()
  world = await bootWorld({ feed })
  await feed.send(script.up('prematch'))
  await feed.send(script.up('live'))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(PREMATCH, clock.nowMs() + 3_600_000))
  await feed.send(script.fixture(LIVE, clock.nowMs() - 60_000, { homeId: 3, awayId: 4 }))
  await feed.send(script.score(LIVE))
  const market = prices('1x2', '', [
    ['1', 2],
    ['x', 3.4],
    ['2', 4.2],
  ])
  await feed.send(script.odds('prematch', PREMATCH, [market]))
  await feed.send(script.odds('live', LIVE, [market], true))
})
afterAll(async () => {
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
  await world.stop()
})

/** Bets can be read meanwhile, but none can be written until the answer is called. */
async function holdBets(): Promise<() => Promise<void>> {
  const client = await world.ownerPool.connect()
  await client.query('begin; lock table bet in share mode')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

async function countHeld(): Promise<number> {
  const waiting = "select count(*) from pg_locks where not granted and relation = 'bet'::regclass"
  const { rows } = await world.pool.query<{ count: bigint }>(waiting)
  return Number(rows[0]?.count)
}

describe('a result that comes while a bet on it is being written', () => {
  it.each([
    ['before the match', PREMATCH, false],
    ['in play, at the end of its delay', LIVE, true],
  ])('waits for it and settles it: %s', async (_name, event, isDelayed) => {
    const registration = exampleRegistration(`settled${event}@example.com`)
    const { body } = await world.call('register', registration, { 'idempotency-key': `register-${event}` })
    const authorization = `Bearer ${(body as { token: string }).token}`
    const amounts = async () => (await world.call('account/actual', undefined, { authorization })).body
    const positions = [{ event, factor: `${event}:1x2::1`, value: 2 }]
    const place = () =>
      world.call(
        'betSlip/place',
        { bets: [{ type: 'singles', amount: 10, positions }] },
        { authorization, 'idempotency-key': `place-${event}` },
      )
    let release = isDelayed ? null : await holdBets()
    const placing = place()
    if (isDelayed) {
      await expect.poll(amounts).toMatchObject({ unplayed: 10 })
      release = await holdBets()
    }
    await expect.poll(countHeld, { timeout: 5000 }).toBe(1)
    let isSettled = false
    const result = { 1: { kind: 'won' }, x: { kind: 'lost' }, 2: { kind: 'lost' } } as const
    const settling = feed.send(script.settle(event, '1x2', result)).then(() => {
      isSettled = true
    })
    await sleep(WAIT_MS)
    const wasSettled = isSettled
    await release?.()
    expect((await placing).body).toMatchObject({ success: true })
    await settling
    expect(wasSettled, 'the result went by').toBe(false)
    expect(await amounts()).toMatchObject({ balance: 1010, unplayed: 0 })
  })
})
