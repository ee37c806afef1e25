import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountNews } from '../player/account-news.ts'
import { openExamplePlayer } from '../player/example-player.ts'
import { pruneRecords } from '../upkeep/prune-records.ts'
import { WRITTEN_NOTICES } from './notice-store.ts'
import { tellPlayer } from './tell-player.ts'

let database: TestDatabase
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const openPlayer = () => openExamplePlayer(database.pool, `told${++count}@example.com`, major(0))
const PAID = { id: '7', amount: '5.00 ₼' }
const tellOfPayout = (player: number) =>
  withTransaction(database.pool, (client) =>
    tellPlayer(client, { player, kind: 'withdrawal_paid', values: PAID }),
  )
async function toldTo(player: number) {
  const { rows } = await database.pool.query(
    `select (select json_agg(kind order by id) from notice where player_id = $1) as notices,
       (select json_agg(kind order by id) from mail where player_id = $1) as mails`,
    [player],
  )
  return rows[0]
}

describe('telling a player', () => {
  it('writes a notice and a mail, with what they are filled with', async () => {
    const player = await openPlayer()
    await tellOfPayout(player)
    expect(await toldTo(player)).toEqual({ notices: ['withdrawal_paid'], mails: ['withdrawal_paid'] })
    const { rows } = await database.pool.query('select details, read_at from notice where player_id = $1', [
      player,
    ])
    expect(rows[0]).toEqual({ details: { ...PAID, v: 1 }, read_at: null })
  })

  it('is undone with what it tells of', async () => {
    const player = await openPlayer()
    const undone = withTransaction(database.pool, async (client) => {
      await tellPlayer(client, { player, kind: 'password_changed', values: {} })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await toldTo(player)).toEqual({ notices: null, mails: null })
  })

  it('of money and security is heard by whoever turned letters off; what he stands before is no letter', async () => {
    const player = await openPlayer()
    await database.ownerPool.query('update player set wants_letters = false where id = $1', [player])
    await tellOfPayout(player)
    await withTransaction(database.pool, (client) =>
      tellPlayer(client, { player, kind: 'deposit_credited', values: PAID }),
    )
    expect(await toldTo(player)).toEqual({
      notices: ['withdrawal_paid', 'deposit_credited'],
      mails: ['withdrawal_paid'],
    })
  })

  it('reaches open pages on every server, once each', async () => {
    const player = await openPlayer()
    const heard: number[] = []
    const createNews = () =>
      createAccountNews({
        database: database.pool,
        publisher: { publishAccount: (playerId) => heard.push(playerId) },
        written: [WRITTEN_NOTICES],
      })
    const servers = [createNews(), createNews()]
    for (const server of servers) await server.beat()
    heard.length = 0
    await tellOfPayout(player)
    for (let beat = 0; beat < 3; beat++) for (const server of servers) await server.beat()
    expect(heard).toEqual([player, player])
  })

  it('is forgotten after more than a year, and not before', async () => {
    const player = await openPlayer()
    await tellOfPayout(player)
    const age = (days: number) =>
      database.ownerPool.query(
        `update notice set created_at = instant_now() - $2 * interval '1 day' where player_id = $1`,
        [player, days],
      )
    await age(399)
    await pruneRecords(database.pool)
    expect((await toldTo(player)).notices).toHaveLength(1)
    await age(401)
    await pruneRecords(database.pool)
    expect((await toldTo(player)).notices).toBeNull()
  })
})
