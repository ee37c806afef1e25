import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'

export const NOTICES_PAGE_LIMIT = 30

/** What a notice is about; the first two cannot be turned off. */
export const CONCERNS = ['security', 'money', 'service', 'offer'] as const
export type Concern = (typeof CONCERNS)[number]

const Notice = z.object({
  id: Id,
  time: WireTime,
  concern: z.enum(CONCERNS),
  /** In the language of the request, whatever was spoken when it was written. */
  title: z.string(),
  text: z.string(),
  /** The page where more is to be seen, and its name. */
  path: z.string(),
  action: z.string(),
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

export const accountNotifications = defineCall({
  name: 'accountNotifications',
  method: 'POST',
  path: 'account/notifications',
  auth: 'player',
  summary: 'What the player was told, newest first, in pages',
  input: z.strictObject({
    /** The last id of the page before; absent for the first page. */
    before: z.optional(Id),
  }),
  output: z.object({
    notices: z.array(Notice),
    /** What to ask with for the next page; null at the end. */
    before: z.nullable(Id),
  }),
  errors: [],
})

export const accountNotificationsRead = defineCall({
  name: 'accountNotificationsRead',
  method: 'POST',
  path: 'account/notificationsRead',
  auth: 'player',
  summary: 'The player has read all up to this one',
  input: z.strictObject({ upTo: Id }),
  output: z.object({ success: z.boolean() }),
  errors: [],
})
