import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplePast } from '../../core/catalogue/example-past.ts'
import { storeResults } from '../../core/catalogue/match-results.ts'
import { createLeagueClubs } from './league-clubs.ts'

const DAY_MS = 86_400_000
const script = createScript({ nowMs: () => Date.now() })
let world: World

beforeAll(async () => {
  const feed = createScriptedFeed()
  world = await bootWorld({ feed })
  await feed.send(script.up('prematch'))
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const table = { points: { win: 3, draw: 1 }, ties: ['difference', 'scored'] } as const
  await feed.send({ ...catalogue, tournaments: catalogue.tournaments.map((one) => ({ ...one, table })) })
})
afterAll(() => world.stop())

it('clubs of leagues with a table are those that played lately, and search tells of who is not on sale', async () => {
  const nowMs = Date.now()
  await storeResults(world.pool, [
    examplePast(1, nowMs - 3 * DAY_MS),
    examplePast(2, nowMs - 500 * DAY_MS, { homeId: 3, awayId: 4 }),
  ])
  const clock = { nowMs: () => nowMs }
  const read = async () => await createLeagueClubs(world.pool, clock)()
  await expect
    .poll(async () => (await read()).map(({ id, league }) => [id, league.id]))
    .toEqual([
      [1, 1],
      [2, 1],
    ])
  const name = (await read())[0]?.name.az ?? ''
  await expect
    .poll(async () => (await world.call('search', { query: name })).body)
    .toMatchObject({ sports: [{ events: [], clubs: [{ id: 1, name, league: { id: 1 } }] }] })
})
