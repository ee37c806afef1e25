import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
let dataDir: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xezer-embedded-'))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(log: string[] = []): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: (message) => log.push(message) })
}

async function ask(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  // Some tests kill the server that it is connected to.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function eventually<T>(read: () => Promise<T>, patienceMs = 15_000): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** A zombie has no working folder, so it does not count. */
function isRunning(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== ''
  } catch {
    return false
  }
}

describe('the embedded PostgreSQL', () => {
  it('is durable, exact and speaks UTF-8, and its data outlives a stop', async () => {
    const first = await start()
    const rows = await ask(
      first.urls.owner,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
         current_setting('server_encoding') as encoding, upper('ə') as letter`,
    )
    expect(rows).toEqual([{ fsync: 'on', checksums: 'on', encoding: 'UTF8', letter: 'Ə' }])
    await ask(first.urls.owner, 'create table kept as select 1 as one')
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)

    const second = await start()
    expect(await ask(second.urls.owner, 'select one from kept')).toEqual([{ one: 1 }])
    await second.stop()
  })

  it('belongs to one process at a time and tells others where it is', async () => {
    const postgres = await start()
    await expect(start()).rejects.toThrow(`Process ${process.pid} already runs the database`)
    expect(findRunningPostgres(dataDir)).toEqual(postgres.urls)
    await postgres.stop()
    expect(findRunningPostgres(dataDir)).toBeNull()
  })

  it('keeps its password to the users that need it', () => {
    expect(statSync(join(dataDir, 'database')).mode & 0o077).toBe(0)
  })

  it('is started again on the same address after kill -9, without losing a commit', async () => {
    const log: string[] = []
    const postgres = await start(log)
    await ask(postgres.urls.owner, 'create table survivor as select 7 as seven')
    const before = postgres.pid
    process.kill(before, 'SIGKILL')
    const rows = await eventually(() => ask(postgres.urls.owner, 'select seven from survivor'))
    expect(rows).toEqual([{ seven: 7 }])
    expect(postgres.pid).not.toBe(before)
    expect(log.join()).toContain('started again')
    await postgres.stop()
  })

  it('is tried again when it could not be started again at once', async () => {
    const log: string[] = []
    const postgres = await start(log)
    const cluster = join(dataDir, 'database', 'cluster')
    // PostgreSQL refuses data that everybody may read.
    chmodSync(cluster, 0o777)
    process.kill(postgres.pid, 'SIGKILL')
    await expect.poll(() => log.join(), { timeout: 20_000 }).toContain('did not start')
    chmodSync(cluster, 0o700)
    expect(await eventually(() => ask(postgres.urls.owner, 'select 1 as one'))).toEqual([{ one: 1 }])
    await postgres.stop()
  })

  it('does not outlive a kill -9 of its owner, and the next start takes over', async () => {
    const program = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url))
    const owner = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', ownerProgram(program)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const pid = await new Promise<number>((resolve) => {
      owner.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())))
    })
    expect(isRunning(pid)).toBe(true)
    owner.kill('SIGKILL')
    await new Promise((resolve) => owner.once('exit', resolve))

    const next = await start()
    expect(isRunning(pid)).toBe(false)
    expect(await ask(next.urls.owner, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
    expect(existsSync(join(dataDir, 'database', 'owner.json'))).toBe(false)
  })
})

function ownerProgram(modulePath: string): string {
  return `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(modulePath)})
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    console.log(postgres.pid)
    setInterval(() => {}, 1000)`
}
