import { createPool } from '@xezer/db/pool'
import { findRunningPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { createSealing } from './core/sealing/sealing.ts'
import { reconcile } from './features/payments/reconcile.ts'
import { openGateway } from './open-gateway.ts'
import { printItems } from './operator-reconciliation.ts'
import { readConfig } from './platform/config.ts'
import { nodeMachine } from './platform/node-machine.ts'

// npm run reconcile: holds the books against those of the gateway now, beside the running server.
const config = readConfig()
const connectionString = config.databaseUrl ?? findRunningPostgres(config.dataDir)?.server
const sealing = createSealing(config.dataKey, nodeMachine.secureRandom)
const gateway = openGateway(config, nodeMachine, sealing, () => `http://127.0.0.1:${config.port}`)
if (connectionString === undefined || gateway === null) {
  console.error('Start the site with its gateway first, or set DATABASE_URL and GATEWAY.')
  process.exitCode = 1
} else {
  const pool = createPool({ connectionString, maxConnections: 1, applicationName: 'xezer-reconcile' })
  try {
    const found = await reconcile({ pool, gateway })
    console.log(`${found} new differences with ${gateway.name}.`)
    await printItems(pool)
    process.exitCode = found === 0 ? 0 : 1
  } finally {
    await pool.end()
  }
}
