import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { EmbeddedFailure } from '@xezer/embedded-postgres/embedded-failure'
import { findRunningPostgres, startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { REPOSITORY } from './rules/source-files.ts'

// npm run audit: every money invariant against DATABASE_URL, the running database, or the stopped one.
const dataDir = resolve(REPOSITORY, process.env.DATA_DIR ?? '.data')
const running = process.env.DATABASE_URL || findRunningPostgres(dataDir)?.server

if (running !== undefined) {
  process.exitCode = await audit(running)
} else if (!existsSync(dataDir)) {
  console.error(`There is no database in ${dataDir}; start the site once, or set DATA_DIR or DATABASE_URL.`)
  process.exitCode = 1
} else {
  process.exitCode = await auditStopped()
}

async function auditStopped(): Promise<number> {
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: (message) => console.log(message) })
    try {
      return await audit(postgres.urls.owner)
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    if (!(error instanceof EmbeddedFailure)) throw error
    console.error(error.message)
    return 1
  }
}

function audit(connectionString: string): Promise<number> {
  const program = join(REPOSITORY, 'apps/server/src/audit.ts')
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: REPOSITORY,
      env: { ...process.env, DATABASE_URL: connectionString },
      stdio: 'inherit',
    })
    child.once('error', reject)
    child.once('close', (status) => done(status ?? 1))
  })
}
