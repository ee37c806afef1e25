import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grantRights } from '@xezer/db/grant-rights'
import { migrate } from '@xezer/db/migrate'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from './rules/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'xezer-audit-'))
// Root hands PostgreSQL to another user, who must get through.
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function audit(dataDir: string): Promise<{ status: number | null; words: string }> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', join(REPOSITORY, 'tools/audit.ts')]
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    const child = spawn(process.execPath, args, { cwd: REPOSITORY, env })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        words += chunk.toString()
      })
    }
    child.on('close', (status) => resolve({ status, words }))
  })
}

describe('npm run audit', () => {
  it('reads the running database as the server does, and the stopped one as its owner', async () => {
    const dataDir = join(folder, 'data')
    const postgres = await startEmbeddedPostgres({ dataDir, durability: 'fast', log: () => undefined })
    await migrate({ connectionString: postgres.urls.owner })
    await grantRights(postgres.urls.owner, 'xezer_server')
    expect(await audit(dataDir)).toMatchObject({ status: 0, words: expect.stringContaining('in order') })
    await postgres.stop()
    expect(await audit(dataDir)).toMatchObject({ status: 0, words: expect.stringContaining('in order') })
  })

  it('says in one sentence that the database is gone', async () => {
    const dataDir = join(folder, 'lost')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'database-created'), '')
    const { status, words } = await audit(dataDir)
    expect(status).toBe(1)
    expect(words).toContain('The database is gone')
    expect(words).not.toContain('    at ')
  })
})
