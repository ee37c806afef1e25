import type { SessionRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'

/** How a session was opened; each says what was proven. */
export type SessionMethod = 'registration' | 'password' | 'password_code' | 'recovery_code' | 'passkey'

/** What a player knows a session again by, and no more than that: it is kept for weeks. */
export interface SessionOrigin {
  readonly device: 'desktop' | 'phone' | 'tablet' | 'other'
  /** Names for people, empty when the browser did not say. */
  readonly browser: string
  readonly system: string
  /** A network such as `185.96.41.0/24`. */
  readonly address: string
}
export type OpenedFrom = SessionOrigin & { readonly method: SessionMethod }

export interface LivingSession extends OpenedFrom {
  readonly id: number
  readonly openedAt: Date
  /** To the minute: the last thing that the player did in it. */
  readonly usedAt: Date
}

export const UNKNOWN_ORIGIN: OpenedFrom = {
  method: 'password',
  device: 'other',
  browser: '',
  system: '',
  address: '',
}

type Row = Pick<
  SessionRow,
  'id' | 'method' | 'device' | 'browser' | 'system' | 'address' | 'created_at' | 'active_at'
>
const COLUMNS = 'id, method, device, browser, system, address, created_at, active_at'
/** More than anybody opens in a day. */
const SHOWN_MAX = 100

/** Newest first; those that `findSession` would find. */
export async function readLivingSessions(
  database: Queryable,
  playerId: number,
  idleMs: number,
): Promise<readonly LivingSession[]> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from session
     where player_id = $1 and ended_at is null and expires_at > instant_now()
       and active_at > instant_now() - $2 * interval '1 millisecond'
     order by id desc limit $3`,
    [playerId, idleMs, SHOWN_MAX],
  )
  return rows.map(presentRow)
}

/** The log-in before this one, living or not; null when there was none, or none that is kept. */
export async function findSessionBefore(
  database: Queryable,
  { id, playerId }: { readonly id: number; readonly playerId: number },
): Promise<LivingSession | null> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from session where player_id = $1 and id < $2 order by id desc limit 1`,
    [playerId, id],
  )
  return rows[0] === undefined ? null : presentRow(rows[0])
}

function presentRow({ id, created_at: openedAt, active_at: usedAt, ...origin }: Row): LivingSession {
  return { ...(origin as OpenedFrom), id: Number(id), openedAt, usedAt }
}
