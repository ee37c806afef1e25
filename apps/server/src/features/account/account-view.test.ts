import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0

const server = (turn: number) => must(worlds[turn], 'no server')

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent' }
  worlds = await Promise.all([1, 2].map(() => bootWorld({ feed: createScriptedFeed(), database, settings })))
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

/** Somebody new, before both servers. */
async function enter() {
  players += 1
  const { body } = await server(0).call('register', exampleRegistration(`view-${players}@example.com`))
  const headers = { authorization: `Bearer ${(body as { token: string }).token}` }
  const call = async (turn: number, change?: object) =>
    (await server(turn).call('account/view', change, headers)).body
  return { call }
}

const USUAL = { odds: 'decimal', zone: null, motion: 'system', theme: 'dark', density: 'comfortable' }

describe('account/view: kept with the account, whichever server is asked', () => {
  it('is nothing until something is said of it; what is not named stays as it is', async () => {
    const { call } = await enter()
    expect(await call(0)).toEqual({ view: null })
    expect(await call(0, {})).toEqual({ view: USUAL })
    expect(await call(1, { odds: 'american', zone: -210 })).toEqual({
      view: { ...USUAL, odds: 'american', zone: -210 },
    })
    const view = { odds: 'american', zone: -210, motion: 'still', theme: 'light', density: 'compact' }
    expect(await call(0, { motion: 'still', theme: 'light', density: 'compact' })).toEqual({ view })
    expect(await call(1)).toEqual({ view })
    // Null is a choice as well: the zone of the device.
    expect(await call(1, { zone: null })).toEqual({ view: { ...view, zone: null } })
  })

  it('two servers at once lose nothing of what either was told', async () => {
    const { call } = await enter()
    await Promise.all([call(0, { odds: 'malay' }), call(1, { theme: 'light' }), call(0, { zone: 0 })])
    expect(await call(1)).toEqual({ view: { ...USUAL, odds: 'malay', theme: 'light', zone: 0 } })
  })

  it('belongs to its player alone', async () => {
    const [one, other] = [await enter(), await enter()]
    await one.call(0, { theme: 'light' })
    expect(await other.call(0)).toEqual({ view: null })
    expect((await server(0).call('account/view')).status).toBe(401)
  })
})
