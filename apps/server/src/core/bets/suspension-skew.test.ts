import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterEach, describe, expect, it } from 'vitest'
import { runAudit } from '../upkeep/run-audit.ts'

const HOUR_MS = 3_600_000
const STOPPED = 'bets accepted while their event was suspended'
const LIVE = 1

let world: World
afterEach(() => world.stop())

async function bootSkewed(
  byMs: number,
): Promise<{ feed: ScriptedFeed; script: ReturnType<typeof createScript> }> {
  const clock = { nowMs: () => Date.now() + byMs }
  const feed = createScriptedFeed()
  const script = createScript(clock)
  world = await bootWorld({
    feed,
    machine: { clock },
    settings: { LIVE_DELAY_MS: '0', PLACES_PER_SECOND: '1000' },
  })
  for (const message of [script.up('prematch'), script.up('live'), script.catalogue()])
    await feed.send(message)
  await feed.send(script.fixture(LIVE, clock.nowMs() - 60_000))
  await feed.send(script.score(LIVE))
  return { feed, script }
}

describe.each([
  ['ahead of', HOUR_MS],
  ['behind', -HOUR_MS],
])('a server whose clock is an hour %s the database’s', (_name, byMs) => {
  it('tells stops on the database’s clock, so that the audit holds every bet against them', async () => {
    const { feed, script } = await bootSkewed(byMs)
    const open = () =>
      feed.send(
        script.odds(
          'live',
          LIVE,
          [
            prices('1x2', '', [
              ['1', 2],
              ['x', 3],
              ['2', 4],
            ]),
          ],
          true,
        ),
      )
    const { body } = await world.call('register', exampleRegistration('skew@example.com'), {
      'idempotency-key': 'register',
    })
    const headers = { authorization: `Bearer ${(body as { token: string }).token}` }
    const place = async (key: string) => {
      const bets = [
        { type: 'singles', amount: 1, positions: [{ event: LIVE, factor: `${LIVE}:1x2::1`, value: 2 }] },
      ]
      const answer = await world.call('betSlip/place', { bets }, { ...headers, 'idempotency-key': key })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return (answer.body as { success: boolean }).success
    }
    const count = async () => (await runAudit(world.pool)).find(({ name }) => name === STOPPED)?.count
    await open()
    for (let round = 0; round < 10; round += 1) {
      expect(await place(`before${round}`)).toBe(true)
      await feed.send(script.stop(LIVE))
      expect(await place(`within${round}`)).toBe(false)
      await open()
      expect(await place(`after${round}`)).toBe(true)
    }
    const { rows } = await world.pool.query('select clock_timestamp() as now')
    await feed.send(script.stop(LIVE))
    // Wait for what is written every 200 ms: ten stops that ended, and one that holds.
    const stops = async () => (await world.pool.query('select stopped_at, resumed_at from event_stop')).rows
    await expect.poll(async () => (await stops()).length).toBe(11)
    expect(await count()).toBe(0)
    const last = (await stops()).find((stop) => stop.resumed_at === null)
    expect(Math.abs(last.stopped_at.getTime() - rows[0].now.getTime())).toBeLessThan(1000)
    // One that another process took while this one had stopped.
    await world.pool.query("update bet set placed_at = clock_timestamp() where operation_key = 'after9'")
    await expect.poll(count, { timeout: 3000 }).toBe(1)
  })
})
