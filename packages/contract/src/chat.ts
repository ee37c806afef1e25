import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'
import { says } from './says.ts'

// The support chat: a conversation of a player, or of a guest whose browser holds its secret.

export const CHAT_TEXT_MAX = 1000
/** Messages of one answer; older ones are asked for. */
export const CHAT_PAGE = 30
/** A conversation is kept for so long after its last message. */
export const CHAT_DAYS = 90

const Token = z.string().check(z.regex(/^[\w-]{43}$/))

export const ChatMessage = z.object({
  id: Id,
  author: z.enum(['visitor', 'house']),
  text: z.string(),
  time: WireTime,
})
export type ChatMessage = z.output<typeof ChatMessage>

export const chatMessages = defineCall({
  name: 'chatMessages',
  method: 'POST',
  path: 'chat/messages',
  auth: 'optional',
  summary:
    'The conversation with support, its newest messages or those before one; with the secret of a guest who has logged in since it joins the account',
  input: z.strictObject({
    token: z.optional(Token),
    /** Messages older than this one. */
    before: z.optional(Id),
    /** The newest message that was seen. */
    read: z.optional(Id),
  }),
  output: z.object({
    /** The oldest first. */
    messages: z.array(ChatMessage),
    hasOlder: z.boolean(),
    /** Answers of the house that were not seen yet. */
    unread: z.int(),
  }),
  errors: [],
  isPoll: true,
})

export const chatSend = defineCall({
  name: 'chatSend',
  method: 'POST',
  path: 'chat/send',
  auth: 'optional',
  summary: 'Writes to support; a guest gets the secret of the conversation with the first message',
  input: z.strictObject({
    token: z.optional(Token),
    /** A fresh one per press: a repeat is the same message. */
    key: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    text: z.string().check(z.trim(), z.minLength(1, says('field_required')), z.maxLength(CHAT_TEXT_MAX)),
  }),
  output: z.object({ message: ChatMessage, token: z.nullable(z.string()) }),
  errors: [],
})
