import { createHash } from 'node:crypto'
import type { PlayerRow, SessionRow as StoredSessionRow } from '@xezer/db/generated/rows'
import type { Pool, Queryable } from '@xezer/db/pool'
import type { Clock } from '@xezer/std/clock'
import type { SecureRandom } from '@xezer/std/secure-random'
import { notAway } from './breaks.ts'
import { endPasswordLink } from './mailed-links.ts'
import { noteMinute } from './play-time.ts'
import { MAIN_POINT, type Point } from './point.ts'
import { IDLE_MS, type Session } from './session.ts'
import { type LivingSession, type OpenedFrom, readLivingSessions, UNKNOWN_ORIGIN } from './session-origin.ts'

export interface SessionsOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly secureRandom: SecureRandom
  /** Ends a session that nobody used; polling is no use. */
  readonly idleMs?: number
  readonly absoluteMs?: number
  /** Told whose sessions ended here, so that open pages hear of it at once. */
  readonly onEnded?: (playerId: number) => void
  /** How long a session is believed without asking the database: another server may have ended it. */
  readonly trustMs?: number
}

/** Whose password was compared with this very hash. */
export interface ProvenPlayer {
  readonly playerId: number
  readonly passwordHash: string
  /** Where the session is opened. */
  readonly point?: Point
  /** Shown to the player. */
  readonly from?: OpenedFrom
}

/** The two secrets of a session, of 256 bits each and stored nowhere; neither works in place of the other. */
export interface OpenedSession {
  /** The bearer token of every call. */
  readonly token: string
  /** Opens games, and no call. */
  readonly launchToken: string
}

export interface Sessions {
  /**
   * Opens a session with secrets of its own; null when the password that was proven is no
   * longer the player's, or the player was blocked meanwhile.
   */
  open(database: Queryable, player: ProvenPlayer): Promise<OpenedSession | null>
  findSession(token: string): Promise<Session | null>
  /** The living session of a launch token; dead with it, so at its end, at a new password and at a block, and while the player stays away. */
  findLauncher(launchToken: string): Promise<Session | null>
  /** A call that the player made by hand, as opposed to a poll. */
  noteActivity(sessionId: number): void
  /** Newest first; only those that would still be let in. */
  listLiving(playerId: number): Promise<readonly LivingSession[]>
  /** False when the player has no such session any more: somebody else's is none of his. */
  end(session: Pick<Session, 'id' | 'playerId'>): Promise<boolean>
  /** Ends every session of the player but one (null: all of them); `noteEnded` belongs after the commit. */
  endOthers(database: Queryable, playerId: number, keptId: number | null): Promise<void>
  /** Sessions of the player ended for good: nothing is remembered of them, and open pages hear of it at once. */
  noteEnded(playerId: number): void
  /** The player's settings changed: the next call reads them anew. */
  forgetPlayer(playerId: number): void
}

const TOKEN_BYTES = 32
const ABSOLUTE_MS = 24 * 60 * 60 * 1000
const TRUST_MS = 5000
const MINUTE_MS = 60_000
const CACHED_MAX = 50_000

interface Cached {
  readonly session: Session
  readonly checkedAtMs: number
}

export function createSessions(options: SessionsOptions): Sessions {
  const { pool, clock, idleMs = IDLE_MS, absoluteMs = ABSOLUTE_MS, trustMs = TRUST_MS } = options
  const cache = new Map<string, Cached>()
  const notedMinutes = new Map<number, number>()
  // What was read before an end was noted must not be remembered after it.
  let endings = 0
  const forgetPlayer = (playerId: number): void => {
    endings += 1
    for (const [key, { session }] of cache) if (session.playerId === playerId) cache.delete(key)
  }
  const noteEnded = (playerId: number): void => {
    forgetPlayer(playerId)
    options.onEnded?.(playerId)
  }
  const newToken = () => Buffer.from(options.secureRandom.bytes(TOKEN_BYTES)).toString('base64url')
  return {
    async open(database, { playerId, passwordHash, point = MAIN_POINT, from = UNKNOWN_ORIGIN }) {
      const [token, launchToken] = [newToken(), newToken()]
      // A change of the password waits for this lock, and then ends this session too; or it was first.
      const { rowCount } = await database.query({
        text: `insert into session (player_id, token_hash, launch_hash, expires_at, point,
                 method, device, browser, system, address)
               select id, $2, $5, instant_now() + $3 * interval '1 millisecond', $6, $7, $8, $9, $10, $11 from player
               where id = $1 and password_hash = $4 and status = 'active' for share`,
        values: [
          ...[playerId, hashToken(token), absoluteMs, passwordHash, hashToken(launchToken), point],
          ...[from.method, from.device, from.browser, from.system, from.address],
        ],
      })
      if (rowCount !== 1) return null
      await endPasswordLink(database, playerId)
      return { token, launchToken }
    },
    async findSession(token) {
      const hash = hashToken(token)
      const key = hash.toString('base64')
      const nowMs = clock.nowMs()
      const cached = cache.get(key)
      if (cached !== undefined && nowMs - cached.checkedAtMs < trustMs) return cached.session
      const endingsBefore = endings
      const session = await readSession(pool, hash, idleMs)
      cache.delete(key)
      if (session !== null && endings === endingsBefore) {
        if (cache.size >= CACHED_MAX) cache.delete(cache.keys().next().value ?? '')
        cache.set(key, { session, checkedAtMs: nowMs })
      }
      return session
    },
    findLauncher: (launchToken) => readSession(pool, hashToken(launchToken), idleMs, 'launch_hash'),
    noteActivity(sessionId) {
      const minute = Math.floor(clock.nowMs() / MINUTE_MS)
      if (notedMinutes.get(sessionId) === minute) return
      if (notedMinutes.size >= CACHED_MAX) notedMinutes.clear()
      notedMinutes.set(sessionId, minute)
      // A lost note only shortens the idle time; the next one follows within a minute.
      noteMinute(pool, sessionId, idleMs).catch(() => notedMinutes.delete(sessionId))
    },
    listLiving: (playerId) => readLivingSessions(pool, playerId, idleMs),
    async end({ id, playerId }) {
      const { rowCount } = await pool.query(
        'update session set ended_at = instant_now() where id = $1 and player_id = $2 and ended_at is null',
        [id, playerId],
      )
      noteEnded(playerId)
      return rowCount === 1
    },
    async endOthers(database, playerId, keptId) {
      await database.query(
        `update session set ended_at = instant_now()
         where player_id = $1 and ended_at is null and id is distinct from $2`,
        [playerId, keptId],
      )
    },
    noteEnded,
    forgetPlayer,
  }
}

type SessionRow = Pick<StoredSessionRow, 'id' | 'player_id' | 'point'> &
  Pick<PlayerRow, 'currency' | 'quote_changes'>

async function readSession(
  database: Queryable,
  hash: Buffer,
  idleMs: number,
  secret: 'token_hash' | 'launch_hash' = 'token_hash',
): Promise<Session | null> {
  const { rows } = await database.query<SessionRow>({
    name: `find_session_${secret}`,
    text: `select s.id, s.player_id, s.point, p.currency, p.quote_changes
           from session s join player p on p.id = s.player_id
           where s.${secret} = $1 and s.ended_at is null and p.status = 'active'
             and s.expires_at > instant_now()
             and s.active_at > instant_now() - $2 * interval '1 millisecond'
             ${secret === 'launch_hash' ? `and ${notAway('s.player_id')}` : ''}`,
    values: [hash, idleMs],
  })
  const row = rows[0]
  if (row === undefined) return null
  return {
    id: Number(row.id),
    playerId: Number(row.player_id),
    currency: row.currency,
    quoteChanges: row.quote_changes,
    point: row.point as Point,
  }
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
