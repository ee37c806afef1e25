import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { writeTrail } from '../../core/trail/write-trail.ts'

/** A conversation as whoever answers it sees it. */
export interface DeskChat {
  readonly id: number
  readonly playerId: number | null
  readonly lastAt: Date
  /** The last words of the visitor. */
  readonly text: string
}

export interface DeskMessage {
  readonly author: string
  readonly text: string
  readonly sentAt: Date
}

/** Conversations whose last word is the visitor's, who waits longest first. */
export async function listWaitingChats(database: Queryable): Promise<readonly DeskChat[]> {
  const { rows } = await database.query<{
    id: bigint
    player_id: bigint | null
    sent_at: Date
    text: string
  }>(
    `select c.id, c.player_id, m.sent_at, m.text
     from chat c cross join lateral (
       select author, text, sent_at from chat_message where chat_id = c.id order by id desc limit 1
     ) m
     where m.author = 'visitor' order by m.sent_at`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    playerId: row.player_id === null ? null : Number(row.player_id),
    lastAt: row.sent_at,
    text: row.text,
  }))
}

export async function readChat(database: Queryable, chatId: number): Promise<readonly DeskMessage[]> {
  const { rows } = await database.query<{
    author: string
    actor: string | null
    text: string
    sent_at: Date
  }>('select author, actor, text, sent_at from chat_message where chat_id = $1 order by id', [chatId])
  return rows.map((row) => ({ author: row.actor ?? row.author, text: row.text, sentAt: row.sent_at }))
}

/** False where there is no such conversation. That somebody answered is kept for ever, his words as long as the conversation. */
export async function answerChat(pool: Pool, chatId: number, text: string, actor: string): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `with answer as (
       insert into chat_message (chat_id, key, author, actor, text)
       select id, gen_random_uuid()::text, 'house', $3, $2 from chat
       where id = $1 and (player_id is not null or token_hash is not null)
       returning chat_id
     )
     update chat set last_at = instant_now() from answer where id = answer.chat_id`,
      [chatId, text, actor],
    )
    if (rowCount !== 1) return false
    await writeTrail(client, [
      { actor: { kind: 'operator', name: actor }, action: 'chat.answered', subject: `chat ${chatId}` },
    ])
    return true
  })
}
