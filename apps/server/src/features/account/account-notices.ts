import type { CallInput, CallOutput } from '@xezer/contract/call'
import {
  type accountNotifications,
  type accountNotificationsRead,
  NOTICES_PAGE_LIMIT,
  type Notice,
} from '@xezer/contract/notices'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { NoticeRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { readStored } from '@xezer/db/stored-json'
import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { findMailKind } from '../../core/mail/mail-kinds.ts'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'

type Row = Pick<NoticeRow, 'id' | 'kind' | 'details' | 'created_at' | 'read_at'>

/** What a player was told, newest first, as its letters say it. */
export async function listNotices(
  database: Queryable,
  playerId: number,
  { before }: CallInput<typeof accountNotifications>,
  locale: Locale,
): Promise<CallOutput<typeof accountNotifications>> {
  const { rows } = await database.query<Row>({
    name: 'list_notices',
    text: `select id, kind, details, created_at, read_at from notice
           where player_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    values: [playerId, before ?? null, NOTICES_PAGE_LIMIT + 1],
  })
  const page = rows.slice(0, NOTICES_PAGE_LIMIT)
  const last = page.at(-1)
  return {
    notices: page.flatMap((row) => presentNotice(row, locale) ?? []),
    before: rows.length > page.length && last !== undefined ? Number(last.id) : null,
  }
}

/** Null for a kind that another release knows. */
function presentNotice({ id, kind, details, created_at, read_at }: Row, locale: Locale): Notice | null {
  const known = findMailKind(kind)
  if (known === null || 'hasSecret' in known) return null
  const values = { ...readStored(details)?.fields } as Record<string, string>
  const say = (part: string) => findServerText(locale, `mail.${kind}.${part}`, values)
  return {
    id: Number(id),
    time: presentWireTime(created_at.getTime()),
    concern: known.concern,
    title: say('subject') ?? '',
    text: [say('text'), say('note')].filter((sentence) => sentence !== null).join(' '),
    path: known.path,
    action: say('action') ?? '',
    isRead: read_at !== null,
  }
}

/** His other pages hear of it. */
export async function markRead(
  { pool, publisher }: { readonly pool: Queryable; readonly publisher: AccountPublisher },
  playerId: number,
  { upTo }: CallInput<typeof accountNotificationsRead>,
): Promise<CallOutput<typeof accountNotificationsRead>> {
  const { rowCount } = await pool.query({
    name: 'read_notices',
    text: 'update notice set read_at = instant_now() where player_id = $1 and read_at is null and id <= $2',
    values: [playerId, upTo],
  })
  if ((rowCount ?? 0) > 0) publisher.publishAccount(playerId, [])
  return { success: true }
}
