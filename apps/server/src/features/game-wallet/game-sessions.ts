import { createHash } from 'node:crypto'
import type { Pool } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { GameWalletOptions } from './game-wallet-options.ts'

const SECRET_BYTES = 32
const HANDLE_BYTES = 16

/** A game that a player opened, as its provider names it. */
export interface GameSession {
  readonly playerId: number
  readonly loginId: number
  readonly game: string
  /** The log-in that it is of is over. */
  readonly isOver: boolean
}

export interface OpenedGame {
  /** A secret of 256 bits, stored nowhere. */
  readonly session: string
  /** What this provider knows the player by. */
  readonly player: string
}

export interface GameSessions {
  open(of: { provider: string; playerId: number; loginId: number; game: string }): Promise<OpenedGame>
  find(provider: string, session: string): Promise<GameSession | null>
  /** The player that this provider calls so. */
  findPlayer(provider: string, handle: string): Promise<number | null>
}

/** Nothing is remembered between two calls: another server may have opened it. */
export function createGameSessions(
  pool: Pool,
  secureRandom: SecureRandom,
  handleOf: GameWalletOptions['handleOf'] = () => null,
): GameSessions {
  const secretOf = (count: number) => Buffer.from(secureRandom.bytes(count)).toString('base64url')
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
      const { rows } = await pool.query<{
        player_id: bigint
        session_id: bigint
        game: string
        is_over: boolean
      }>({
        name: 'find_game_session',
        text: `select c.player_id, c.session_id, c.game, s.ended_at is not null or s.expires_at <= instant_now() as is_over
               from casino_session c join session s on s.id = c.session_id
               where c.token_hash = $1 and c.provider = $2`,
        values: [hash(session), provider],
      })
      const row = rows[0]
      if (row === undefined) return null
      return {
        ...{ playerId: Number(row.player_id), loginId: Number(row.session_id) },
        ...{ game: row.game, isOver: row.is_over },
      }
    },
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

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
