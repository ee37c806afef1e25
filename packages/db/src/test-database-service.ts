import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { createDatabase, GAMES_SCHEMA, inDatabase, type RoleUrls } from '@xezer/embedded-postgres/roles'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { grantRights } from './grant-rights.ts'
import { migrate } from './migrate.ts'

const FOLDER_PREFIX = 'xezer-test-'
const TEMPLATE = 'xezer_template'

/** The global set-up of the unit tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startDatabaseService()
  project.provide('testDatabaseUrl', url)
  return stop
}

/**
 * A small service in the main process of a test run: starts one PostgreSQL when the first test file asks for a
 * database (most never do), migrates a template once and clones it for every file.
 */
export async function startDatabaseService(): Promise<{ url: string; stop: () => Promise<void> }> {
  removeLeftovers()
  const databases = new TestDatabases()
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    const work = request.method === 'DELETE' ? databases.drop(name) : databases.create()
    work.then(
      (text) => response.end(text),
      (error: unknown) => {
        response.statusCode = 500
        response.end(error instanceof Error ? error.message : String(error))
      },
    )
  })
  return {
    url: await listen(server),
    async stop() {
      server.close()
      await databases.stop()
    },
  }
}

class TestDatabases {
  #started: Promise<{ postgres: EmbeddedPostgres; folder: string }> | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #count = 0

  create(): Promise<string> {
    return this.#inTurn(async (admin, urls) => {
      this.#count += 1
      const name = `test_${this.#count}`
      await createDatabase(admin, name, TEMPLATE)
      return JSON.stringify(inDatabase(urls, name))
    })
  }

  drop(name: string): Promise<string> {
    if (!/^test_\d+$/.test(name)) return Promise.reject(new Error(`no test database is called ${name}`))
    return this.#inTurn(async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`)
      return 'dropped'
    })
  }

  async stop(): Promise<void> {
    if (this.#started === null) return
    const { postgres, folder } = await this.#started
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  /** One at a time: a template may have no other connection while it is copied. */
  #inTurn(work: (admin: pg.Client, urls: RoleUrls) => Promise<string>): Promise<string> {
    this.#started ??= startWithTemplate()
    const started = this.#started
    const turn = this.#queue.then(async () => {
      const { urls } = (await started).postgres
      const admin = new pg.Client({ connectionString: urls.superuser })
      await admin.connect()
      try {
        return await work(admin, urls)
      } finally {
        await admin.end()
      }
    })
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}

async function startWithTemplate(): Promise<{ postgres: EmbeddedPostgres; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  // Root hands PostgreSQL to another user, who must get through.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'fast', log: () => undefined })
  const admin = new pg.Client({ connectionString: postgres.urls.superuser })
  await admin.connect()
  await createDatabase(admin, TEMPLATE)
  await admin.end()
  const { owner, server, superuser } = inDatabase(postgres.urls, TEMPLATE)
  const within = new pg.Client({ connectionString: superuser })
  await within.connect()
  await within.query(GAMES_SCHEMA)
  await within.end()
  await migrate({ connectionString: owner })
  await grantRights(owner, new URL(server).username)
  return { postgres, folder }
}

/** Folders of test runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(FOLDER_PREFIX) ? name.slice(FOLDER_PREFIX.length).split('-')[0] : undefined
    if (pid === undefined || existsSync(`/proc/${pid}`) || !existsSync('/proc')) continue
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the service has no address'))
      else resolve(`http://127.0.0.1:${address.port}`)
    })
  })
}
