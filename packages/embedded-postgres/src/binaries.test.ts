import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareBinaries } from './binaries.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeDataFolder } from './example-killed-start.ts'

const { dataDir, remove } = makeDataFolder()
const database = join(dataDir, 'database')
const [NAMELESS_UID, NAMELESS_GID] = [61_234, 61_234]
/** Elsewhere nobody lacks a name, and the installed programs serve. */
const isLinux = process.platform === 'linux'
/** Only root can become a user without a name, as a container does that is started with any number. */
const isRoot = process.getuid?.() === 0 && isLinux

const startAndStop = async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'fast', log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.urls.server })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await postgres.stop()
}

/** An ordinary user runs the same copy, and sees that its programs start and make a cluster. */
const prepareAndCreate = async () => {
  const { initdb, postgres } = prepareBinaries(database, { hasName: false })
  expect(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout).toContain('PostgreSQL')
  const cluster = join(database, 'cluster')
  if (existsSync(cluster)) return
  const made = spawnSync(initdb, ['-D', cluster, '-U', 'xezer', '-A', 'reject', '--no-sync'], {
    encoding: 'utf8',
  })
  expect(made.stderr).toBe('')
}

const use = isRoot ? startAndStop : prepareAndCreate

describe('the programs for a user without a name', () => {
  afterAll(remove)

  it('are a copy of their version, whole or not there, and those of another version go', async () => {
    mkdirSync(join(database, 'native.draft', 'bin'), { recursive: true })
    mkdirSync(join(database, 'native', 'bin'), { recursive: true })
    if (isRoot) for (const folder of [dataDir, database]) chownSync(folder, NAMELESS_UID, NAMELESS_GID)
    await use()
    const copies = readdirSync(database).filter((name) => name.startsWith('native'))
    const whole = [expect.stringMatching(/^native-\d+\.\d+\.\d+.*-nameless$/)]
    expect(copies).toEqual(isLinux ? whole : ['native', 'native.draft'])
    if (isLinux) expect(existsSync(join(database, copies[0] ?? '', 'bin', 'initdb'))).toBe(true)
    expect(readFileSync(join(database, 'cluster', 'PG_VERSION'), 'utf8').trim()).toBe('18')
  })

  it('are taken again by the next start', async () => {
    await use()
  })
})
