import type { Pool } from '@xezer/db/pool'
import { answerChat, listWaitingChats, readChat } from './features/chat/chat-desk.ts'

export const CHAT_USAGE = `npm run operator -- chat list
npm run operator -- chat read <conversation>
npm run operator -- chat say <conversation> <text> --actor <name>`

const ID = /^[1-9]\d{0,14}$/
const TEXT_MAX = 1000

/** What a person of the house does with conversations; null for what is no order, else what the program ends with. */
export async function runChatOrder(
  pool: Pool,
  [order, id = '', ...rest]: readonly string[],
): Promise<number | null> {
  if (order === 'list' && id === '') {
    const chats = await listWaitingChats(pool)
    if (chats.length === 0) console.log('Nobody waits for an answer.')
    for (const chat of chats) {
      const who = chat.playerId === null ? 'a guest' : `player ${chat.playerId}`
      console.log(`${chat.id}  ${who}  ${chat.lastAt.toISOString()}\n  ${chat.text}`)
    }
    return 0
  }
  if (!ID.test(id)) return null
  if (order === 'read' && rest.length === 0) {
    for (const { author, text, sentAt } of await readChat(pool, Number(id))) {
      console.log(`${sentAt.toISOString()}  ${author}\n  ${text}`)
    }
    return 0
  }
  const [text = '', flag, actor = '', ...more] = rest
  const isWhole = order === 'say' && flag === '--actor' && more.length === 0
  if (!isWhole || actor.trim() === '' || text.trim() === '' || text.length > TEXT_MAX) return null
  const isSaid = await answerChat(pool, Number(id), text.trim(), actor)
  if (isSaid) console.log(`Conversation ${id}: answered by ${actor}.`)
  else console.error(`There is no conversation ${id}.`)
  return isSaid ? 0 : 1
}
