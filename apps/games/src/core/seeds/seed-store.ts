import { createHash, createHmac } from 'node:crypto'
import type { Queryable } from '@xezer/db/pool'
import type { Hmac } from '@xezer/game-math/draws/words'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Sealing } from '../../platform/sealing.ts'

/** A pair of seeds; the server's is shown when the next one has taken its place. */
export interface SeedRow {
  readonly id: number
  readonly server: string
  readonly hash: string
  readonly client: string
  readonly nextNonce: number
  readonly isRevealed: boolean
}

export interface SeedsOptions {
  readonly sealing: Sealing
  readonly secureRandom: SecureRandom
  /** Of a test: every player begins with it, and each next one is the hash of the one before. Production has none. */
  readonly testSeed: string | null
}

const SERVER_BYTES = 32
const CLIENT_BYTES = 9
const TEST_CLIENT = 'xezer'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
export const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

interface StoredSeed {
  readonly id: bigint
  readonly sealed: Buffer
  readonly hash: string
  readonly client: string
  readonly next_nonce: number
  readonly is_revealed: boolean
}

const COLUMNS = 'id, sealed, hash, client, next_nonce, revealed_at is not null as is_revealed'

export type Seeds = ReturnType<typeof createSeeds>

/** One pair of a player over all games, a number of it for each round. */
export function createSeeds({ sealing, secureRandom, testSeed }: SeedsOptions) {
  const read = (row: StoredSeed): SeedRow => ({
    id: Number(row.id),
    server: sealing.open(row.sealed),
    ...{ hash: row.hash, client: row.client, nextNonce: row.next_nonce, isRevealed: row.is_revealed },
  })
  const newServer = (before: SeedRow | null): string => {
    if (testSeed !== null) return before === null ? testSeed : sha256(before.server)
    return Buffer.from(secureRandom.bytes(SERVER_BYTES)).toString('hex')
  }
  const newClient = () =>
    testSeed === null ? Buffer.from(secureRandom.bytes(CLIENT_BYTES)).toString('base64url') : TEST_CLIENT
  return {
    async begin(client: Queryable, playerId: number, before: SeedRow | null, own?: string): Promise<SeedRow> {
      const server = newServer(before)
      const { rows } = await client.query<StoredSeed>({
        name: 'begin_seed',
        text: `insert into games.seed (player_id, sealed, hash, client) values ($1, $2, $3, $4) returning ${COLUMNS}`,
        values: [playerId, sealing.seal(server), sha256(server), own ?? before?.client ?? newClient()],
      })
      return read(must(rows[0], 'a seed that was not kept'))
    },
    /** The one in use. */
    async find(client: Queryable, playerId: number): Promise<SeedRow> {
      const { rows } = await client.query<StoredSeed>({
        name: 'find_seed',
        text: `select ${COLUMNS} from games.seed where player_id = $1 and revealed_at is null`,
        values: [playerId],
      })
      return read(must(rows[0], 'a player without seeds'))
    },
    /** Those of many rounds, by their ids. */
    async list(client: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, SeedRow>> {
      const { rows } = await client.query<StoredSeed>({
        name: 'list_seeds',
        text: `select ${COLUMNS} from games.seed where id = any($1::bigint[])`,
        values: [[...new Set(ids)]],
      })
      return new Map(rows.map((row) => [Number(row.id), read(row)]))
    },
    /** Spends a number: whatever becomes of the round, it is never drawn again. */
    async takeNonce(client: Queryable, playerId: number): Promise<{ seed: SeedRow; nonce: number }> {
      const { rows } = await client.query<StoredSeed>({
        name: 'take_nonce',
        text: `update games.seed set next_nonce = next_nonce + 1 where player_id = $1 and revealed_at is null
               returning ${COLUMNS}`,
        values: [playerId],
      })
      const seed = read(must(rows[0], 'a player without seeds'))
      return { seed, nonce: seed.nextNonce - 1 }
    },
    async reveal(client: Queryable, id: number): Promise<void> {
      await client.query({
        name: 'reveal_seed',
        text: 'update games.seed set revealed_at = now() where id = $1',
        values: [id],
      })
    },
  }
}
