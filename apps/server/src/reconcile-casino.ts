import { createPool } from '@xezer/db/pool'
import { findRunningPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { reconcileGames } from './features/game-wallet/reconcile-games.ts'
import { readConfig } from './platform/config.ts'

// npm run casino:reconcile, beside the running server: what wallet and game server do not tell alike.

const SHOWN_MAX = 20

const config = readConfig()
const running = config.databaseUrl === null ? findRunningPostgres(config.dataDir) : null
const wallet = running?.server ?? config.databaseUrl
const games = running?.games ?? config.ownGames.databaseUrl
if (wallet === null || wallet === undefined || games === null || games === undefined) {
  console.error('Start the server first, or name both databases in DATABASE_URL and GAMES_DATABASE_URL.')
  process.exit(1)
}
const pools = [wallet, games].map((connectionString) =>
  createPool({ connectionString, maxConnections: 1, applicationName: 'xezer-reconcile' }),
)
try {
  const [own, theirs] = pools
  if (own === undefined || theirs === undefined) throw new Error('two pools')
  const providers = [...config.ownGames.secrets.keys()]
  const { looked, awaited, summed, differences } = await reconcileGames(own, theirs, providers)
  for (const { tx, what } of differences.slice(0, SHOWN_MAX)) console.log(`${tx}  ${what}`)
  console.log(
    `${looked} messages, ${awaited} awaited, ${summed} rounds by their sums, ${differences.length} differences`,
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await Promise.all(pools.map((pool) => pool.end()))
}
