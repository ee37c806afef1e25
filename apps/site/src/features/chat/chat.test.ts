import { type ChatMessage, chatSend } from '@xezer/contract/chat'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { CLOSED_POLL_MS, createChat, OF_PLAYER, OPEN_POLL_MS, TOLD_POLL_MS } from './chat.ts'

type Asked = Record<string, unknown>
const message = (id: number, author: ChatMessage['author'] = 'house'): ChatMessage => ({
  ...{ id, author, text: String(id) },
  time: '2026-11-21T12:00:00Z',
})

/** A chat beside a server that keeps a conversation, with timers that are run by hand. */
function createStage({
  kept,
  isPlayer = false,
  isTold = false,
}: {
  kept?: string
  isPlayer?: boolean
  isTold?: boolean
} = {}) {
  const timers = createHandDrivenTimers()
  const server = { messages: [] as ChatMessage[], unread: 0, isDown: false }
  const asked: Asked[] = []
  const browser = { kept }
  let keys = 0
  const api: ApiClient = {
    call: async (call, input) => {
      asked.push({ call: call.name, ...(input as Asked) })
      if (server.isDown) return err({ code: 'network', text: undefined, fields: {} })
      if (call.name !== chatSend.name)
        return ok({ messages: server.messages, hasOlder: false, unread: server.unread } as never)
      const written = message(server.messages.length + 1, 'visitor')
      server.messages = [...server.messages, written]
      return ok({ message: written, token: isPlayer ? null : 'secret' } as never)
    },
  }
  const chat = createChat({
    api,
    timers,
    newKey: () => `key-${++keys}`,
    isPlayer: () => isPlayer,
    isTold: () => isTold,
    readKept: () => browser.kept,
    keep: (next) => {
      browser.kept = next
    },
  })
  const see = () => chat.view.read()
  return { chat, server, asked, browser, see, pass: (ms: number) => timers.pass(ms) }
}

describe('createChat: the conversation as a page keeps it', () => {
  it('keeps the secret of a guest with his first message, and shows it with the next question', async () => {
    const { chat, browser, asked, see, pass } = createStage()
    chat.send('Salam')
    expect(see().drafts).toEqual([{ key: 'key-1', text: 'Salam', isFailed: false }])
    await pass(0)
    expect([see().drafts, see().messages.map(({ id }) => id), browser.kept]).toEqual([[], [1], 'secret'])
    chat.watch(true)
    expect(asked.at(-1)).toMatchObject({ call: 'chatMessages', token: 'secret', read: 1 })
  })

  it('sends what did not arrive once more under its key, so that it is one message', async () => {
    const { chat, server, asked, see, pass } = createStage()
    server.isDown = true
    chat.send('Salam')
    await pass(0)
    expect(see().drafts).toMatchObject([{ text: 'Salam', isFailed: true }])
    server.isDown = false
    chat.sendAgain('key-1')
    await pass(0)
    expect(see().drafts).toEqual([])
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })

  it('asks often while it is open, seldom while it is closed, and more seldom where nobody answers', async () => {
    const { chat, server, asked, see, pass } = createStage({ kept: 'secret' })
    chat.watch(false)
    await pass(CLOSED_POLL_MS)
    expect(asked).toHaveLength(2)
    server.unread = 1
    await pass(CLOSED_POLL_MS)
    expect(see().unread).toBe(1)
    chat.watch(true)
    await pass(2 * OPEN_POLL_MS)
    expect([asked.length, see().unread]).toEqual([6, 0])
    server.isDown = true
    await pass(OPEN_POLL_MS)
    expect(see().isSilent).toBe(true)
    await pass(2 * OPEN_POLL_MS - 1)
    expect(asked).toHaveLength(7)
    server.isDown = false
    await pass(1)
    expect([asked.length, see().isSilent]).toEqual([8, false])
  })

  it('shows nothing of the one before when somebody logs in or out, an answer under way neither', async () => {
    const { chat, server, see, pass } = createStage({ kept: 'secret' })
    server.messages = [message(1)]
    chat.watch(true)
    chat.changeOwner()
    server.messages = [message(2)]
    await pass(0)
    expect(see().messages.map(({ id }) => id)).not.toContain(9)
    chat.changeOwner()
    expect(see().messages).toEqual([])
  })

  it.each([
    ['a player whom the stream tells: when it tells, and rarely beside it', true, true, TOLD_POLL_MS],
    ['a player without a stream: as often as for a guest', true, false, OPEN_POLL_MS],
    ['a guest, who has no topic: often, whatever the stream does', false, true, OPEN_POLL_MS],
  ])('asks for %s', async (_who, isPlayer, isTold, everyMs) => {
    const { chat, server, asked, see, pass } = createStage({ kept: 'secret', isPlayer, isTold })
    chat.watch(true)
    await pass(TOLD_POLL_MS)
    expect(asked).toHaveLength(1 + TOLD_POLL_MS / everyMs)
    server.messages = [message(1)]
    chat.hear()
    await pass(0)
    expect(see().messages).toHaveLength(1)
  })

  it('asks nothing for news where there is no conversation and none is open', async () => {
    const { chat, asked, pass } = createStage({ isPlayer: true, isTold: true })
    chat.watch(false)
    await pass(0)
    const before = asked.length
    chat.hear()
    await pass(0)
    expect(asked).toHaveLength(before)
  })

  it('lets go of the secret once the conversation belongs to the account', async () => {
    const { chat, server, browser, pass } = createStage({ kept: 'secret', isPlayer: true })
    server.messages = [message(1)]
    chat.watch(false)
    await pass(0)
    expect(browser.kept).toBe(OF_PLAYER)
  })
})
