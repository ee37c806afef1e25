import { EXPORTS_A_DAY } from '@xezer/contract/leaving'
import type { PlayerExportRow } from '@xezer/db/generated/rows'
import { lockAdvisory } from '@xezer/db/lock-order'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'
import { queueSecretMail } from '../../../core/mail/queue-mail.ts'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import { findMailedLink, makeMailedLink, spendMailedLink } from '../../../core/player/mailed-links.ts'
import type { Session } from '../../../core/player/session.ts'
import type { Sealing } from '../../../core/sealing/sealing.ts'
import { writeExport } from './write-export.ts'

export interface ExportDesk {
  readonly pool: Pool
  readonly timers: Timers
  readonly secureRandom: SecureRandom
  readonly sealing: Sealing
}

const DAY_SECONDS = 24 * 60 * 60
const BEAT_MS = 1000
/** Longer than any copy takes: one whose server dies is made again by another after it. */
const LEASE_SECONDS = 600
const ATTEMPTS_MAX = 5
/** How long the session that used the link may read the parts. */
export const TAKEN_MINUTES = 10

/** Asks for a copy; a newer one takes the place of an older one. After how many seconds it may be asked again; 0 when it was. */
export function askExport(pool: Pool, playerId: number): Promise<number> {
  return withTransaction(pool, async (client) => {
    // Two presses at once count as two: they wait for each other here.
    await lockAdvisory(client, 'asked_mail', `export ${playerId}`)
    const { rows } = await client.query<{ count: number; wait: number }>(
      `select count(*)::int as count,
         coalesce(ceil($2 - extract(epoch from instant_now() - min(asked_at))), 0)::int as wait
       from player_export where player_id = $1 and asked_at > instant_now() - $2 * interval '1 second'`,
      [playerId, DAY_SECONDS],
    )
    const { count, wait } = must(rows[0], 'no count')
    if (count >= EXPORTS_A_DAY) return Math.max(wait, 1)
    await client.query(
      'delete from player_export_part p using player_export e where e.id = p.export_id and e.player_id = $1',
      [playerId],
    )
    await client.query('delete from player_export where player_id = $1 and ready_at is null', [playerId])
    await client.query("delete from mailed_link where player_id = $1 and purpose = 'export'", [playerId])
    await client.query(
      'insert into player_export (player_id, locale) select id, locale from player where id = $1',
      [playerId],
    )
    await tellPlayer(client, { player: playerId, kind: 'export_asked', values: {} })
    return 0
  })
}

type DueExport = Pick<PlayerExportRow, 'id' | 'player_id' | 'locale' | 'asked_at' | 'attempts'>

/** Makes one copy that is due; false when none is. */
export async function makeDueExport(desk: ExportDesk): Promise<boolean> {
  const { rows } = await desk.pool.query<DueExport>(
    `update player_export e set due_at = instant_now() + $1 * interval '1 second', attempts = e.attempts + 1
     where e.id = (
       select id from player_export where ready_at is null and due_at <= instant_now() and attempts < $2
       order by due_at limit 1 for no key update skip locked
     )
     returning e.id, e.player_id, e.locale, e.asked_at, e.attempts`,
    [LEASE_SECONDS, ATTEMPTS_MAX],
  )
  const [due] = rows
  if (due === undefined) return false
  await makeExport(desk, due)
  return true
}

async function makeExport(desk: ExportDesk, due: DueExport): Promise<void> {
  const { pool, sealing } = desk
  const playerId = Number(due.player_id)
  // What a server left that died over it.
  await pool.query('delete from player_export_part where export_id = $1', [due.id])
  let [number, size] = [0, 0]
  await writeExport(desk, { playerId, locale: due.locale, at: due.asked_at }, async (part) => {
    await pool.query('insert into player_export_part (export_id, number, sealed) values ($1, $2, $3)', [
      ...[due.id, number, sealing.seal(part, sealedPart(playerId, due.id, number))],
    ])
    number += 1
    size += part.length
  })
  await withTransaction(pool, (client) => finish(desk, client, due, size))
}

/** Another server took it meanwhile, or the player asked for a newer one: then this one is nobody's. */
async function finish(desk: ExportDesk, client: PoolClient, due: DueExport, size: number): Promise<void> {
  const { rowCount } = await client.query(
    `update player_export set ready_at = instant_now(), size = $3 where id = $1 and attempts = $2 and ready_at is null`,
    [due.id, due.attempts, size],
  )
  if (rowCount !== 1) return
  const playerId = Number(due.player_id)
  const secret = await makeMailedLink(client, desk.secureRandom, { playerId, purpose: 'export' })
  await tellPlayer(client, { player: playerId, kind: 'export_ready', values: {} })
  await queueSecretMail(
    client,
    { player: playerId, kind: 'export_link', values: {} },
    { sealing: desk.sealing, secret },
  )
}

const sealedPart = (playerId: number, id: bigint, number: number) => ({
  ...{ playerId, kind: 'export', id: `${id}/${number}` },
})

/** Uses the link of this player; how many parts there are, null where it is not alive, or another's. */
export function takeExport(pool: Pool, { playerId, id }: Session, token: string): Promise<number | null> {
  return withTransaction(pool, async (client) => {
    // Another's link stays as it was: whoever found it has used up nothing.
    if ((await findMailedLink(client, token, 'export')) !== playerId) return null
    if (!(await spendMailedLink(client, token, 'export'))) return null
    const { rows } = await client.query<{ parts: number }>(
      `with taken as (
         update player_export set taken_by = $2, taken_at = instant_now()
         where id = (select max(id) from player_export where player_id = $1 and ready_at is not null)
         returning id
       )
       select count(*)::int as parts from player_export_part p join taken on taken.id = p.export_id`,
      [playerId, id],
    )
    return rows[0]?.parts || null
  })
}

/** A part of the copy that this very session took; null for any other. */
export async function readExportPart(
  { pool, sealing }: Pick<ExportDesk, 'pool' | 'sealing'>,
  { playerId, id }: Session,
  number: number,
): Promise<Buffer | null> {
  const { rows } = await pool.query<{ export_id: bigint; sealed: Buffer }>(
    `select p.export_id, p.sealed from player_export e join player_export_part p on p.export_id = e.id
     where e.player_id = $1 and e.taken_by = $2 and p.number = $3
       and e.taken_at > instant_now() - $4 * interval '1 minute'`,
    [playerId, id, number, TAKEN_MINUTES],
  )
  const [row] = rows
  return row === undefined ? null : sealing.open(row.sealed, sealedPart(playerId, row.export_id, number))
}

/** Makes copies from now on, one after the other; the returned function waits for the one that runs. */
export function startExports(desk: ExportDesk, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  let isStopped = false
  const work = async (): Promise<void> => {
    while (!isStopped && (await makeDueExport(desk)));
  }
  const stop = desk.timers.every(BEAT_MS, () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
  return async () => {
    isStopped = true
    stop()
    await running
  }
}
