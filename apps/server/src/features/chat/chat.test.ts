import { CHAT_PAGE, type ChatMessage } from '@xezer/contract/chat'
import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountNews } from '../../core/player/account-news.ts'
import { pruneRecords } from '../../core/upkeep/prune-records.ts'
import { answerChat, listWaitingChats, readChat } from './chat-desk.ts'
import { WRITTEN_IN_CHATS } from './chat-news.ts'

interface Shown {
  readonly messages: readonly ChatMessage[]
  readonly hasOlder: boolean
  readonly unread: number
}

let database: TestDatabase
let worlds: readonly World[] = []
let keys = 0

const serverOf = (turn: number) => must(worlds[turn % worlds.length], 'no server')
const bearer = (session: string | null) => (session === null ? {} : { authorization: `Bearer ${session}` })
const textsOf = ({ messages }: Shown) => messages.map(({ text }) => text)

async function send(
  turn: number,
  text: string,
  who: { token?: string; session?: string | null; key?: string } = {},
) {
  keys += 1
  const { token, session = null, key = `key-${keys}` } = who
  const body = { key, text, ...(token === undefined ? {} : { token }) }
  const answer = await serverOf(turn).call('chat/send', body, bearer(session))
  return { status: answer.status, body: answer.body as { message: ChatMessage; token: string | null } }
}

async function read(turn: number, body: object, session: string | null = null): Promise<Shown> {
  return (await serverOf(turn).call('chat/messages', body, bearer(session))).body as Shown
}

async function begin(turn: number, text: string): Promise<{ token: string; chatId: number }> {
  const token = must((await send(turn, text)).body.token, 'no secret')
  const chat = (await listWaitingChats(database.pool)).findLast((one) => one.text === text)
  return { token, chatId: must(chat, 'nobody waits').id }
}

async function logIn(email: string): Promise<string> {
  const { body } = await serverOf(0).call('register', exampleRegistration(email))
  return (body as { token: string }).token
}

beforeAll(async () => {
  database = await createTestDatabase()
  const boot = () =>
    bootWorld({
      feed: createScriptedFeed(),
      database,
      settings: { LOG_LEVEL: 'silent', REGISTRATIONS_PER_HOUR: '100' },
    })
  worlds = [await boot(), await boot()]
})
afterAll(async () => {
  for (const world of worlds) await world.stop()
  await database.close()
})

describe('a conversation with support, on two servers', () => {
  it('is found by its secret on either of them, and by nobody else', async () => {
    const { token } = await begin(0, 'Salam')
    await send(1, 'Pul gəlmədi', { token })
    expect(textsOf(await read(0, { token }))).toEqual(['Salam', 'Pul gəlmədi'])
    expect(await read(1, {})).toEqual({ messages: [], hasOlder: false, unread: 0 })
    expect((await read(1, { token: 'x'.repeat(43) })).messages).toEqual([])
  })

  it('takes a repeated press as one message', async () => {
    const { token } = await begin(0, 'First')
    const [one, again] = [
      await send(0, 'Twice', { token, key: 'k' }),
      await send(1, 'Twice', { token, key: 'k' }),
    ]
    expect(again.body.message).toEqual(one.body.message)
    expect(textsOf(await read(0, { token }))).toEqual(['First', 'Twice'])
  })

  it('is answered by the house: unread until it is seen, and nobody waits any more', async () => {
    const { token, chatId } = await begin(0, 'Where is my bet?')
    expect(await answerChat(database.pool, chatId, 'In your account.', 'Aysel')).toBe(true)
    expect(await answerChat(database.pool, 999_999, 'Nobody', 'Aysel')).toBe(false)
    const shown = await read(1, { token })
    expect([shown.unread, shown.messages.at(-1)]).toMatchObject([
      1,
      { author: 'house', text: 'In your account.' },
    ])
    expect((await listWaitingChats(database.pool)).map(({ id }) => id)).not.toContain(chatId)
    expect((await readChat(database.pool, chatId)).map(({ author }) => author)).toEqual(['visitor', 'Aysel'])
    // That he answered is kept for ever; his words are not.
    const { rows } = await database.pool.query(
      'select actor_kind, actor, action, after from trail where subject = $1',
      [`chat ${chatId}`],
    )
    expect(rows).toEqual([{ actor_kind: 'operator', actor: 'Aysel', action: 'chat.answered', after: null }])
    expect((await read(0, { token, read: must(shown.messages.at(-1), 'no answer').id })).unread).toBe(0)
    expect((await read(1, { token })).unread).toBe(0)
  })

  it('joins the account of a guest who logs in, and its secret opens nothing any more', async () => {
    const { token, chatId } = await begin(0, 'As a guest')
    await answerChat(database.pool, chatId, 'Hello', 'Aysel')
    const session = await logIn('guest@example.com')
    expect(textsOf(await read(1, { token }, session))).toEqual(['As a guest', 'Hello'])
    expect((await read(0, { token })).messages).toEqual([])
    expect(textsOf(await read(0, {}, session))).toEqual(['As a guest', 'Hello'])
    expect((await send(1, 'As a player', { session })).body.token).toBeNull()
  })

  it('joins what a player wrote as a guest to what he has written before', async () => {
    const session = await logIn('twice@example.com')
    await send(0, 'Before', { session })
    const { token } = await begin(1, 'Between')
    await Promise.all([read(0, { token }, session), read(1, { token }, session)])
    expect(textsOf(await read(1, {}, session))).toEqual(['Before', 'Between'])
    expect((await read(1, { token })).messages).toEqual([])
  })

  it('never shows one player what another one writes', async () => {
    const [one, other] = [await logIn('one@example.com'), await logIn('other@example.com')]
    await send(0, 'Mine', { session: one })
    expect((await read(1, {}, other)).messages).toEqual([])
  })

  it('takes ten messages a minute, counted on both', async () => {
    const { token } = await begin(0, 'Fast')
    const statuses: number[] = []
    for (let turn = 1; turn < 12; turn++) statuses.push((await send(turn, `${turn}`, { token })).status)
    expect(statuses).toEqual([...Array(9).fill(200), 429, 429])
  })

  it('keeps what was written as text, without what a terminal would obey', async () => {
    const { token, chatId } = await begin(0, '<b>1</b>\n& "2"')
    await send(0, 'red \u001b[31m text\u202e', { token })
    expect((await readChat(database.pool, chatId)).map(({ text }) => text)).toEqual([
      '<b>1</b>\n& "2"',
      'red  [31m text ',
    ])
  })

  it('is read by pages, the newest first', async () => {
    const { token, chatId } = await begin(0, 'Long')
    for (let count = 0; count < CHAT_PAGE; count++)
      await answerChat(database.pool, chatId, `${count}`, 'Aysel')
    const newest = await read(1, { token })
    expect([newest.messages.length, newest.hasOlder, newest.messages.at(-1)?.text]).toEqual([
      CHAT_PAGE,
      true,
      '29',
    ])
    const older = await read(0, { token, before: newest.messages[0]?.id })
    expect([textsOf(older), older.hasOlder]).toEqual([['Long'], false])
  })

  it('tells the topic of its player once that something was written, on each server, and nobody of a guest', async () => {
    const session = await logIn('told@example.com')
    await send(0, 'Question', { session })
    const heard: number[] = []
    const publisher = { publishAccount: (playerId: number) => heard.push(playerId) }
    const createNews = () =>
      createAccountNews({ database: database.pool, publisher, written: [WRITTEN_IN_CHATS] })
    const [one, other] = [createNews(), createNews()]
    await Promise.all([one.beat(), other.beat()])
    heard.length = 0
    const { chatId } = await begin(1, 'Of a guest')
    await answerChat(database.pool, chatId, 'Hello', 'Aysel')
    const own = must(
      (await listWaitingChats(database.pool)).find(({ text }) => text === 'Question'),
      'nobody waits',
    )
    await answerChat(database.pool, own.id, 'Answer', 'Aysel')
    for (let beat = 0; beat < 3; beat++) await Promise.all([one.beat(), other.beat()])
    expect(heard).toEqual([own.playerId, own.playerId])
  })

  it('reaches the open page of the player without being asked for', async () => {
    const session = await logIn('open@example.com')
    await send(0, 'Open', { session })
    // Of what the player writes himself nothing is to be heard any more.
    const own = must(
      (await listWaitingChats(database.pool)).find(({ text }) => text === 'Open'),
      'nobody',
    )
    const age = "update chat set last_at = instant_now() - interval '1 hour' where id = $1"
    await database.ownerPool.query(age, [own.id])
    const stream = await openStream(serverOf(1).url, { token: session })
    stream.send({ type: 'subscribe', topic: 'account' })
    await stream.take('account')
    await answerChat(database.pool, own.id, 'Answer', 'Aysel')
    await stream.take('account')
    await stream.close()
  })

  it('is forgotten ninety days after its last message', async () => {
    const [old, recent] = [await begin(0, 'Old'), await begin(0, 'Recent')]
    const age = 'update chat set last_at = instant_now() - $2::interval where id = $1'
    await database.ownerPool.query(age, [old.chatId, '91 days'])
    await database.ownerPool.query(age, [recent.chatId, '89 days'])
    await pruneRecords(database.pool)
    expect(await readChat(database.pool, old.chatId)).toEqual([])
    expect(textsOf(await read(0, { token: recent.token }))).toEqual(['Recent'])
  })
})
