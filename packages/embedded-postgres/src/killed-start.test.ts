import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeDataFolder, startAfterKill } from './example-killed-start.ts'

describe('a start after a kill -9 of the first one', () => {
  // `npm run faults:first-start` does it a hundred times, at any instant.
  it.each([30, 150, 350, 700])('%i ms after it began', async (delayMs) => {
    await startAfterKill(delayMs)
  })
})

describe('a data folder that is not whole', () => {
  const { dataDir, remove } = makeDataFolder()
  const database = join(dataDir, 'database')
  const cluster = join(database, 'cluster')
  const passwordFile = join(database, 'password')
  const markerFile = join(dataDir, 'database-created')

  /** What is kept in the database, and what the start said. */
  async function startAndRead(): Promise<{ kept: unknown[]; words: string }> {
    const words: string[] = []
    const postgres = await startEmbeddedPostgres({
      dataDir,
      durability: 'fast',
      log: (line) => words.push(line),
    })
    const client = new pg.Client({ connectionString: postgres.urls.owner })
    try {
      await client.connect()
      await client.query('create table if not exists kept as select 7 as seven')
      return { kept: (await client.query('select seven from kept')).rows, words: words.join('\n') }
    } finally {
      await client.end()
      await postgres.stop()
    }
  }

  beforeAll(() => startAndRead())
  afterAll(remove)
  afterEach(async () => {
    expect((await startAndRead()).kept).toEqual([{ seven: 7 }])
    expect(readdirSync(database).filter((name) => name.startsWith('draft-'))).toEqual([])
  })

  it.each([
    ['empty', () => writeFileSync(passwordFile, '')],
    ['missing', () => rmSync(passwordFile)],
  ])('sets a new password when its file is %s, and says so', async (_, damage) => {
    const before = readFileSync(passwordFile, 'utf8')
    damage()
    const { kept, words } = await startAndRead()
    expect(kept).toEqual([{ seven: 7 }])
    expect(words).toContain('was missing or empty: a new one was set')
    expect(readFileSync(passwordFile, 'utf8')).not.toBe(before)
  })

  it('says what to do when the password does not fit', async () => {
    const before = readFileSync(passwordFile)
    writeFileSync(passwordFile, 'another')
    await expect(startAndRead()).rejects.toThrow(`does not fit. Bring it back, or remove ${passwordFile}`)
    writeFileSync(passwordFile, before)
  })

  it('takes a cluster from before there was a marker', async () => {
    rmSync(markerFile)
    expect((await startAndRead()).kept).toEqual([{ seven: 7 }])
    expect(existsSync(markerFile)).toBe(true)
  })

  it('removes the drafts of a first start that was cut', async () => {
    mkdirSync(join(database, 'draft-cut', 'cluster'), { recursive: true })
    await startAndRead()
    expect(existsSync(join(database, 'draft-cut'))).toBe(false)
  })

  it.each([
    ['the cluster is gone', () => undefined],
    ['the cluster is an empty folder', () => mkdirSync(cluster)],
    ['all but the marker is gone', () => putAside(database, 'database')],
    ['the marker is gone with it', () => rmSync(markerFile)],
  ])('never begins an empty book when %s', async (_, damage) => {
    putAside(cluster, 'cluster')
    damage()
    await expect(startAndRead()).rejects.toThrow(
      `The database is gone: its data stood in ${cluster} and is not there now. ` +
        'Bring that folder back from a copy, or begin with an empty book: npm run reset',
    )
    bringBack()
  })

  const aside: [string, string][] = []
  function putAside(path: string, name: string): void {
    const place = join(dataDir, `aside-${name}`)
    renameSync(path, place)
    aside.push([place, path])
  }
  function bringBack(): void {
    for (const [place, path] of aside.splice(0).reverse()) {
      rmSync(path, { recursive: true, force: true })
      renameSync(place, path)
    }
  }
})
