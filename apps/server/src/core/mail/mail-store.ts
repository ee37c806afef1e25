import type { MailRow, PlayerRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { readStored } from '@xezer/db/stored-json'
import type { Locale } from '@xezer/std/locale'

/** A mail as it was written, and to whom. */
export interface StoredMail {
  readonly id: number
  readonly key: string
  readonly kind: string
  readonly address: string
  readonly locale: Locale
  readonly details: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  /** How often it was tried, this time included. */
  readonly attempts: number
  readonly isExpired: boolean
  readonly playerId: number
  readonly firstname: string
  /** Sealed for the mail; null where it has none, and once it was sent. */
  readonly secret: Buffer | null
}

type Row = Pick<
  MailRow,
  | 'id'
  | 'key'
  | 'kind'
  | 'address'
  | 'locale'
  | 'details'
  | 'created_at'
  | 'attempts'
  | 'player_id'
  | 'secret'
> &
  Pick<PlayerRow, 'firstname'> & { readonly is_expired: boolean }

const COLUMNS = `m.id, m.key, m.kind, m.address, m.locale, m.details, m.created_at, m.attempts, m.player_id, m.secret, p.firstname,
  m.expires_at <= instant_now() as is_expired`

/**
 * Takes mails that are due, for so long: no other server tries them meanwhile, and one whose server dies is tried again
 * by another after it.
 */
export async function takeDueMails(
  database: Queryable,
  { most, leaseSeconds }: { readonly most: number; readonly leaseSeconds: number },
): Promise<readonly StoredMail[]> {
  const { rows } = await database.query<Row>({
    name: 'take_due_mails',
    text: `update mail m set due_at = instant_now() + $2 * interval '1 second', attempts = m.attempts + 1
           from player p
           where p.id = m.player_id and m.id = any (array(
             select id from mail where outcome is null and due_at <= instant_now()
             order by due_at limit $1 for no key update skip locked
           ))
           returning ${COLUMNS}`,
    values: [most, leaseSeconds],
  })
  return rows.map(present)
}

/** The newest mails of all, for the outbox of a development. */
export async function readNewestMails(database: Queryable, most: number): Promise<readonly StoredMail[]> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from mail m join player p on p.id = m.player_id order by m.id desc limit $1`,
    [most],
  )
  return rows.map(present)
}

/** What became of a try; nothing, when another server tries it by now. */
export type Tried =
  | { readonly outcome: 'sent' | 'refused' | 'expired'; readonly fault: string | null }
  | { readonly retrySeconds: number; readonly fault: string }

const FAULT_LENGTH_MAX = 500

export async function noteTry(database: Queryable, mail: StoredMail, tried: Tried): Promise<void> {
  const fault = tried.fault?.slice(0, FAULT_LENGTH_MAX) ?? null
  const isOver = 'outcome' in tried
  await database.query(
    `update mail set outcome = $3, fault = $4, secret = case when $3::text is null then secret end,
       ended_at = case when $3::text is null then null else instant_now() end,
       due_at = instant_now() + $5 * interval '1 second'
     where id = $1 and attempts = $2 and outcome is null`,
    [mail.id, mail.attempts, isOver ? tried.outcome : null, fault, isOver ? 0 : tried.retrySeconds],
  )
}

function present(row: Row): StoredMail {
  return {
    id: Number(row.id),
    key: row.key,
    kind: row.kind,
    address: row.address,
    locale: row.locale,
    details: readStored(row.details)?.fields ?? {},
    createdAt: row.created_at,
    attempts: row.attempts,
    isExpired: row.is_expired,
    playerId: Number(row.player_id),
    firstname: row.firstname,
    secret: row.secret,
  }
}
