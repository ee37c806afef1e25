import type { Pool, PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'
import { queueSecretMail } from '../../core/mail/queue-mail.ts'
import { makeMailedLink } from '../../core/player/mailed-links.ts'
import type { Sealing } from '../../core/sealing/sealing.ts'

/** Of one address of a visitor and one e-mail; a household or an office has several. */
const REQUESTS_AN_HOUR = 3
const REQUESTS_AN_HOUR_OF_ADDRESS = 12
/** Whoever asks from everywhere fills nobody's mailbox: behind so many of an hour, one in so many minutes, for all who ask meanwhile. */
const QUICK_MAILS_AN_HOUR = 3
const MINUTES_BETWEEN_MAILS = 5
const BEAT_MS = 1000

/**
 * Writes down that somebody asks for a new password, and nothing else: it says and takes the same for every address.
 * After how many seconds the visitor may ask again; 0 when this was written.
 */
export async function writeRestoreRequest(
  client: PoolClient,
  { email, visitor }: { readonly email: string; readonly visitor: string },
): Promise<number> {
  const { rows } = await client.query<{ own: number; all: number; own_wait: number; all_wait: number }>(
    `select count(*) filter (where email = $1)::int as own, count(*)::int as all,
       coalesce(ceil(3600 - extract(epoch from instant_now() - min(asked_at) filter (where email = $1))), 0)::int as own_wait,
       coalesce(ceil(3600 - extract(epoch from instant_now() - min(asked_at))), 0)::int as all_wait
     from restore_request where visitor = $2 and asked_at > instant_now() - interval '1 hour'`,
    [email, visitor],
  )
  const {
    own,
    all,
    own_wait: ownWait,
    all_wait: allWait,
  } = rows[0] ?? { own: 0, all: 0, own_wait: 0, all_wait: 0 }
  if (own >= REQUESTS_AN_HOUR) return Math.max(ownWait, 1)
  if (all >= REQUESTS_AN_HOUR_OF_ADDRESS) return Math.max(allWait, 1)
  await client.query('insert into restore_request (email, visitor) values ($1, $2)', [email, visitor])
  return 0
}

export interface RestoreDesk {
  readonly pool: Pool
  readonly secureRandom: SecureRandom
  readonly sealing: Sealing
}

/** Mails a link to whoever asked and is a player, one to all who asked for the same; false when nobody waits. */
export function handleRestoreRequest({ pool, secureRandom, sealing }: RestoreDesk): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: bigint; email: string }>(
      `select id, email from restore_request r where handled_at is null and not exists (
         select from player p join mail m on m.player_id = p.id and m.kind = 'password_link'
           and m.created_at > instant_now() - interval '1 hour'
         where p.email_key = r.email
         having count(*) >= $1 and max(m.created_at) > instant_now() - $2 * interval '1 minute'
       )
       order by id limit 1 for no key update skip locked`,
      [QUICK_MAILS_AN_HOUR, MINUTES_BETWEEN_MAILS],
    )
    const [request] = rows
    if (request === undefined) return false
    const playerId = await findMailable(client, request.email)
    if (playerId !== null) {
      const secret = await makeMailedLink(client, secureRandom, { playerId, purpose: 'password' })
      const mail = { player: playerId, kind: 'password_link', values: {} } as const
      await queueSecretMail(client, mail, { sealing, secret })
    }
    await client.query(
      `update restore_request set handled_at = instant_now() where id in (
         select id from restore_request where email = $1 and handled_at is null for no key update skip locked
       )`,
      [request.email],
    )
    return true
  })
}

async function findMailable(database: Queryable, email: string): Promise<number | null> {
  const { rows } = await database.query<{ id: bigint }>(
    "select id from player where email_key = $1 and status = 'active'",
    [email],
  )
  return rows[0] === undefined ? null : Number(rows[0].id)
}

/** Handles requests from now on, one after the other; the returned function waits for the one that runs. */
export function startRestoring(
  desk: RestoreDesk,
  timers: Pick<Timers, 'every'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  let isStopped = false
  const handle = async (): Promise<void> => {
    while (!isStopped && (await handleRestoreRequest(desk)));
  }
  const stop = timers.every(BEAT_MS, () => {
    running ??= handle()
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
