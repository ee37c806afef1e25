import { migrate } from '@xezer/db/migrate'
import { createPool } from '@xezer/db/pool'
import { findRunningPostgres, startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { runAudit } from './core/upkeep/run-audit.ts'
import { readConfig } from './platform/config.ts'

/** A full scan of a large ledger takes its time. */
const AUDIT_TIMEOUT_MS = 600_000

/** The address of the running database, or of one that is started for the audit alone. */
async function openTarget(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const config = readConfig()
  const running = config.databaseUrl ?? findRunningPostgres(config.dataDir)?.server
  if (running !== undefined) return { connectionString: running, stop: async () => undefined }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
  await migrate({ connectionString: embedded.urls.owner })
  // It reads what a server of another version may have left, before any server could give itself rights.
  return { connectionString: embedded.urls.owner, stop: () => embedded.stop() }
}

const target = await openTarget()
const pool = createPool({
  connectionString: target.connectionString,
  maxConnections: 1,
  statementTimeoutMs: AUDIT_TIMEOUT_MS,
  applicationName: 'xezer-audit',
})
try {
  const lines = await runAudit(pool)
  for (const { name, count } of lines) console.log(`${String(count).padStart(8)}  ${name}`)
  const breached = lines.filter(({ count }) => count > 0).length
  console.log(breached === 0 ? 'The books are in order.' : `${breached} of ${lines.length} rules are broken.`)
  process.exitCode = breached === 0 ? 0 : 1
} finally {
  await pool.end()
  await target.stop()
}
