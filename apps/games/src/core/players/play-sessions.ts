import { createHash } from 'node:crypto'
import type { Queryable } from '@xezer/db/pool'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Sealing } from '../../platform/sealing.ts'
import type { Game, GameBook } from '../catalogue/game-book.ts'

const SECRET_BYTES = 32

/** Who plays which game from which frame. */
export interface PlaySession {
  readonly playerId: number
  /** What the wallet calls him; null with play money. */
  readonly handle: string | null
  readonly game: Game
  readonly currency: string
  /** The wallet's own, for bets. */
  readonly walletSession: string | null
  readonly stakeMin: number
  readonly stakeMax: number
  /** Since the player last read what his play came to, and what it came to before this session. */
  readonly sinceMs: number
  readonly netMinor: number
  readonly openedMs: number
}

export interface NewPlaySession extends Pick<PlaySession, 'playerId' | 'stakeMin' | 'stakeMax' | 'netMinor'> {
  readonly game: Pick<Game, 'id' | 'provider'>
  readonly walletSession: string | null
  readonly elapsedSeconds: number
}

interface StoredSession {
  readonly player_id: bigint
  readonly handle: string | null
  readonly game: string
  readonly currency: string
  readonly wallet_session: Buffer | null
  readonly stake_min: bigint
  readonly stake_max: bigint
  readonly since_ms: bigint
  readonly net_minor: bigint
  readonly opened_ms: bigint
}

export type PlaySessions = ReturnType<typeof createPlaySessions>

/** A secret that the frame keeps; here only its hash is known. */
export function createPlaySessions(sealing: Sealing, secureRandom: SecureRandom, book: GameBook) {
  return {
    async open(client: Queryable, session: NewPlaySession): Promise<string> {
      const secret = Buffer.from(secureRandom.bytes(SECRET_BYTES)).toString('base64url')
      await client.query({
        name: 'open_play',
        text: `insert into games.session (token_hash, player_id, game, provider, wallet_session, stake_min, stake_max,
                 since_at, net_minor)
               values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(secs => $8), $9)`,
        values: [
          ...[hashOf(secret), session.playerId, session.game.id, session.game.provider],
          session.walletSession === null ? null : sealing.seal(session.walletSession),
          ...[session.stakeMin, session.stakeMax, session.elapsedSeconds, session.netMinor],
        ],
      })
      return secret
    },
    async find(client: Queryable, secret: string): Promise<PlaySession | null> {
      const { rows } = await client.query<StoredSession>({
        name: 'find_play',
        text: `select s.player_id, p.handle, s.game, p.currency, s.wallet_session, s.stake_min, s.stake_max, s.net_minor,
                 floor(extract(epoch from s.since_at) * 1000)::bigint as since_ms,
                 floor(extract(epoch from s.opened_at) * 1000)::bigint as opened_ms
               from games.session s join games.player p on p.id = s.player_id where s.token_hash = $1`,
        values: [hashOf(secret)],
      })
      const row = rows[0]
      const game = row === undefined ? undefined : book.get(row.game)
      if (row === undefined || game === undefined) return null
      return {
        ...{ playerId: Number(row.player_id), handle: row.handle, game, currency: row.currency },
        walletSession: row.wallet_session === null ? null : sealing.open(row.wallet_session),
        ...{ stakeMin: Number(row.stake_min), stakeMax: Number(row.stake_max) },
        ...{ sinceMs: Number(row.since_ms), netMinor: Number(row.net_minor) },
        openedMs: Number(row.opened_ms),
      }
    },
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
