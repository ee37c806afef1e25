import { createHash } from 'node:crypto'
import type { Pool } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import { IDLE_MS } from '../../core/player/session.ts'
import type { GameWalletOptions } from './game-wallet-options.ts'

const SECRET_BYTES = 32
const HANDLE_BYTES = 16

/** How many are remembered: a round asks after its session twice, and a player plays many. */
const REMEMBERED_MAX = 10_000

/** A game that a player opened, as its provider names it: nothing of it ever changes. */
export interface GameSession {
  readonly playerId: number
  readonly loginId: number
  readonly game: string
}

export interface OpenedGame {
  /** A secret of 256 bits, stored nowhere. */
  readonly session: string
  /** What this provider knows the player by. */
  readonly player: string
}

export interface GameSessions {
  open(of: { provider: string; playerId: number; loginId: number; game: string }): Promise<OpenedGame>
  /** Whose it is; whether it may play is asked with the money, under the lock. */
  find(provider: string, session: string): Promise<GameSession | null>
  /** The same, and whether the log-in that it is of is over. */
  findNow(provider: string, session: string): Promise<(GameSession & { readonly isOver: boolean }) | null>
  /** The player that this provider calls so. */
  findPlayer(provider: string, handle: string): Promise<number | null>
}

/** Only what was found is remembered: what this server does not know another one may have opened by the next call. */
export function createGameSessions(
  pool: Pool,
  secureRandom: SecureRandom,
  handleOf: GameWalletOptions['handleOf'] = () => null,
): GameSessions {
  const secretOf = (count: number) => Buffer.from(secureRandom.bytes(count)).toString('base64url')
  const remembered = new Map<string, GameSession>()
  const remember = (key: string, found: GameSession) => {
    // Behind all others: the first is the one that was not asked after for the longest time.
    remembered.delete(key)
    remembered.set(key, found)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  }
  return {
    async open({ provider, playerId, loginId, game }) {
      const session = secretOf(SECRET_BYTES)
      const { rows } = await pool.query<{ handle: string }>({
        name: 'open_game',
        text: `with opened as (
                 insert into casino_session (token_hash, provider, session_id, player_id, game) values ($1, $2, $3, $4, $5)
               )
               insert into casino_player (provider, handle, player_id) values ($2, $6, $4)
               on conflict (player_id, provider) do update set handle = casino_player.handle
               returning handle`,
        values: [
          ...[hash(session), provider, loginId, playerId, game],
          handleOf(provider, playerId) ?? secretOf(HANDLE_BYTES),
        ],
      })
      return { session, player: must(rows[0], 'a player without a handle').handle }
    },
    async find(provider, session) {
      const tokenHash = hash(session)
      const key = [provider, tokenHash.toString('base64')].join(' ')
      const known = remembered.get(key) ?? (await findGameSession(pool, provider, tokenHash))
      if (known === null) return null
      const { playerId, loginId, game } = known
      const found = { playerId, loginId, game }
      remember(key, found)
      return found
    },
    findNow: (provider, session) => findGameSession(pool, provider, hash(session)),
    async findPlayer(provider, handle) {
      const { rows } = await pool.query<{ player_id: bigint }>({
        name: 'find_game_player',
        text: 'select player_id from casino_player where provider = $1 and handle = $2',
        values: [provider, handle],
      })
      return rows[0] === undefined ? null : Number(rows[0].player_id)
    },
  }
}

async function findGameSession(pool: Pool, provider: string, tokenHash: Buffer) {
  const { rows } = await pool.query<{
    player_id: bigint
    session_id: bigint
    game: string
    is_over: boolean
  }>({
    name: 'find_game_session',
    text: `select c.player_id, c.session_id, c.game, s.ended_at is not null or s.expires_at <= instant_now()
             or s.active_at <= instant_now() - $3 * interval '1 millisecond' as is_over
           from casino_session c join session s on s.id = c.session_id
           where c.token_hash = $1 and c.provider = $2`,
    values: [tokenHash, provider, IDLE_MS],
  })
  const row = rows[0]
  if (row === undefined) return null
  return {
    ...{ playerId: Number(row.player_id), loginId: Number(row.session_id) },
    ...{ game: row.game, isOver: row.is_over },
  }
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
