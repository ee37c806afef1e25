import { createPool } from '@xezer/db/pool'
import { GAMES_SCHEMA, type RoleUrls } from '@xezer/embedded-postgres/roles'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { createGameServer } from '@xezer/games/game-server'
import { readGamesConfig } from '@xezer/games/platform/config'
import { nodeMachine } from '@xezer/games/platform/node-machine'
import { readOptions, serveProcess } from './measure/serve-process.ts'

/** The game server as it is, without a house: it plays with play money. */
export type GamesOptions = Pick<RoleUrls, 'games' | 'superuser'>

export interface GamesApi {
  url(): string
}

const { games, superuser } = readOptions<GamesOptions>()
await ask(superuser, GAMES_SCHEMA)
const config = readGamesConfig({
  ...{ GAMES_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', GAMES_CALLS_PER_SECOND: '1000000' },
  GAMES_DATABASE_URL: games,
  // Play money asks no wallet.
  WALLET_URL: 'http://127.0.0.1:9',
  GAME_SECRETS: '{}',
  GAMES_KEY: Buffer.alloc(32, 7).toString('base64'),
})
const server = await createGameServer({
  ...{ config, listings: LISTINGS, machine: nodeMachine },
  crash: { bettingMs: 1500, restMs: 1500, chainLength: 5000 },
})
// Hundreds of rounds in a row: each is written as if it had begun a while ago, so that the next is never too early.
await ask(
  games,
  `create function games.began_before() returns trigger language plpgsql as
     $$ begin new.started_at := new.started_at - interval '10 seconds'; return new; end $$;
   create trigger began_before before insert on games.round for each row execute function games.began_before()`,
)
const api: GamesApi = { url: () => server.url }
serveProcess(api, () => server.stop())

async function ask(connectionString: string, statement: string): Promise<void> {
  const pool = createPool({ connectionString, maxConnections: 1 })
  await pool.query(statement)
  await pool.end()
}
