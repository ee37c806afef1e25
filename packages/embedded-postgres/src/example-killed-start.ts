import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const MODULE = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url))

/** A data folder that root's PostgreSQL may enter, and its removal. */
export function makeDataFolder(): { dataDir: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'xezer-embedded-'))
  chmodSync(folder, 0o711)
  return { dataDir: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Begins the first start in a process of its own, kills that one after `delayMs`, and starts again at once. */
export async function startAfterKill(delayMs: number): Promise<void> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const first = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program(dataDir)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await new Promise<void>((resolve, reject) => {
      first.stdout.once('data', () => resolve())
      first.once('exit', (status) => reject(new Error(`the first start ended with ${status}`)))
    })
    await sleep(delayMs)
    first.kill('SIGKILL')
    await new Promise((resolve) => first.once('exit', resolve))
    const postgres = await startEmbeddedPostgres({ dataDir, durability: 'fast', log: () => undefined })
    try {
      const client = new pg.Client({ connectionString: postgres.urls.owner })
      await client.connect()
      await client.query('create table kept as select 1 as one')
      await client.end()
    } finally {
      await postgres.stop()
    }
  } finally {
    remove()
  }
}

function program(dataDir: string): string {
  return `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)})
    console.log('begun')
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durability: 'fast', log: () => {} })`
}
