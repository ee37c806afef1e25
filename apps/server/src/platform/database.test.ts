import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { ConfigError } from './read-setting.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** What the start says about the roles of the two addresses. */
async function wordsOfStart(url: string, owner?: string): Promise<string[]> {
  const words: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => words.push(JSON.parse(line).msg) })
  const settings = { DATABASE_URL: url, ...(owner === undefined ? {} : { MIGRATION_DATABASE_URL: owner }) }
  const opened = await openDatabase(readConfig(settings), log)
  await opened.stop()
  return words
}

describe('the roles of a database of yours', () => {
  it('are two: the owner migrates and grants, the other one serves, and nothing is to be said', async () => {
    await database.ownerPool.query('revoke all on transfer, wallet from xezer_server')
    expect(await wordsOfStart(database.urls.server, database.urls.owner)).toEqual([])
    expect((await database.pool.query('select from transfer')).rowCount).toBe(0)
    await expect(database.pool.query('delete from transfer')).rejects.toThrow(/permission denied/)
  })

  it('are one, where no other can be made: said in one sentence, and it keeps its rights', async () => {
    expect(await wordsOfStart(database.urls.owner)).toEqual([
      expect.stringMatching(/^One role, "xezer_owner", owns the tables and serves: .*MIGRATION_DATABASE_URL/),
    ])
    await database.ownerPool.query("update bet set status = 'lost' where false")
  })

  it('are told when the one that serves is a superuser', async () => {
    for (const owner of [undefined, database.urls.owner]) {
      expect(await wordsOfStart(database.urls.superuser, owner)).toEqual([
        expect.stringMatching(/^The role "xezer" of DATABASE_URL is a superuser: /),
      ])
    }
  })

  it('are asked for when the one that serves is not the owner', async () => {
    const start = wordsOfStart(database.urls.server)
    await expect(start).rejects.toThrow(ConfigError)
    await expect(start).rejects.toThrow(/Name the role that owns them in MIGRATION_DATABASE_URL\.$/)
  })
})
