import { createHash } from 'node:crypto'
import type { ChatMessage } from '@xezer/contract/chat'
import { CHAT_PAGE } from '@xezer/contract/chat'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { ChatMessageRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import type { SecureRandom } from '@xezer/std/secure-random'

/** Whose conversation it is: a player's, or that of whoever holds its secret. Both, while a guest becomes a player. */
export interface ChatOwner {
  readonly playerId: number | null
  readonly token: string | null
}

const TOKEN_BYTES = 32
/** More than this nobody types; the numbers hold on every server, for they are counted in rows. */
const MESSAGES_PER_MINUTE = 10
const MESSAGES_PER_DAY = 200
const IS_TAKEN = '23505'

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Null where there is none yet. */
export async function findChat(database: Queryable, owner: ChatOwner): Promise<number | null> {
  const { playerId, token } = owner
  if (playerId !== null && token !== null) await joinChats(database, playerId, hashToken(token))
  const { rows } = await database.query<{ id: bigint }>(
    playerId !== null
      ? 'select id from chat where player_id = $1'
      : 'select id from chat where token_hash = $1',
    [playerId ?? (token === null ? null : hashToken(token))],
  )
  return rows[0] === undefined ? null : Number(rows[0].id)
}

/**
 * What a guest wrote belongs to the account from now on: the whole conversation where the player has none, else its messages. The
 * secret opens nothing any more. Twice it changes nothing.
 */
async function joinChats(database: Queryable, playerId: number, tokenHash: Buffer): Promise<void> {
  try {
    await database.query(
      `with guest as (select id from chat where token_hash = $2),
            own as (select id from chat where player_id = $1),
            moved as (
              update chat_message m set chat_id = own.id from guest, own where m.chat_id = guest.id returning m.id
            ),
            touched as (
              update chat set last_at = instant_now() where id in (select id from own) and exists (select from guest)
            )
       update chat c set token_hash = null, player_id = case when exists (select from own) then null else $1::bigint end
       from guest where c.id = guest.id`,
      [playerId, tokenHash],
    )
  } catch (error) {
    // Another page of the player has just begun a conversation: the next question joins them.
    if ((error as { code?: string }).code !== IS_TAKEN) throw error
  }
}

/** Finds it or begins it; a guest's new one comes with its secret. */
export async function openChat(
  database: Queryable,
  random: SecureRandom,
  owner: ChatOwner,
): Promise<{ readonly chatId: number; readonly token: string | null }> {
  const known = await findChat(database, owner)
  if (known !== null) return { chatId: known, token: owner.playerId === null ? owner.token : null }
  const { playerId } = owner
  const token = playerId === null ? Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url') : null
  const { rows } = await database.query<{ id: bigint }>(
    `insert into chat as c (player_id, token_hash) values ($1, $2)
     on conflict (player_id) do update set last_at = c.last_at returning id`,
    [playerId, token === null ? null : hashToken(token)],
  )
  const row = rows[0]
  if (row === undefined) throw new Error('a conversation that was begun gave no row')
  return { chatId: Number(row.id), token }
}

interface NewMessage {
  readonly key: string
  readonly text: string
}

type MessageColumns = Pick<ChatMessageRow, 'id' | 'author' | 'text' | 'sent_at'>

/** Null where this visitor writes too fast. The same key again is the same message. */
export async function writeMessage(
  database: Queryable,
  chatId: number,
  { key, text }: NewMessage,
): Promise<ChatMessage | null> {
  const { rows } = await database.query<MessageColumns>(
    `with fresh as (
       insert into chat_message (chat_id, key, author, text)
       select $1, $2, 'visitor', $3
       where (
         select count(*) filter (where sent_at > instant_now() - interval '1 minute') < ${MESSAGES_PER_MINUTE}
           and count(*) < ${MESSAGES_PER_DAY}
         from chat_message
         where chat_id = $1 and author = 'visitor' and sent_at > instant_now() - interval '1 day'
       )
       on conflict (chat_id, key) do nothing
       returning id, author, text, sent_at
     ), touched as (
       update chat set last_at = instant_now() where id = $1 and exists (select from fresh)
     )
     select * from fresh
     union all select id, author, text, sent_at from chat_message where chat_id = $1 and key = $2
     limit 1`,
    [chatId, key, text],
  )
  return rows[0] === undefined ? null : presentMessage(rows[0])
}

/** The newest messages, or those before one, in the order of writing. */
export async function readMessages(
  database: Queryable,
  chatId: number,
  before: number | null,
): Promise<{ readonly messages: ChatMessage[]; readonly hasOlder: boolean }> {
  const { rows } = await database.query<MessageColumns>(
    `select id, author, text, sent_at from chat_message where chat_id = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [chatId, before, CHAT_PAGE + 1],
  )
  const messages = rows.slice(0, CHAT_PAGE).map(presentMessage).reverse()
  return { messages, hasOlder: rows.length > CHAT_PAGE }
}

/** Notes what was seen, and counts the answers that were not. */
export async function countUnread(database: Queryable, chatId: number, read: number | null): Promise<number> {
  if (read !== null) {
    await database.query('update chat set read_id = $2 where id = $1 and read_id < $2', [chatId, read])
  }
  const { rows } = await database.query<{ unread: number }>(
    `select count(*)::int as unread from chat_message m join chat c on c.id = m.chat_id
     where m.chat_id = $1 and m.author = 'house' and m.id > c.read_id`,
    [chatId],
  )
  return rows[0]?.unread ?? 0
}

function presentMessage({ id, author, text, sent_at }: MessageColumns): ChatMessage {
  return {
    id: Number(id),
    author: author as ChatMessage['author'],
    text,
    time: presentWireTime(sent_at.getTime()),
  }
}
