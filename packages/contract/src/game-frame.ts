import * as z from 'zod/mini'

// What the site and the frame of a game post to each other. Both sides check origin, window and shape, and nothing of money goes
// this way: no token, no balance, no outcome.

/** Where a frame may ask the site to go. */
export const FRAME_PAGES = [
  'login',
  'deposit',
  'history',
  'limits',
  'reality',
  'rules',
  'help',
  'lobby',
  'game',
] as const
export type FramePage = (typeof FRAME_PAGES)[number]

/** From the frame. `game` goes with the page of one. */
export const FrameUp = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('roundStart') }),
  z.strictObject({ type: z.literal('roundEnd') }),
  z.strictObject({
    type: z.literal('openPage'),
    page: z.enum(FRAME_PAGES),
    game: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,8}_[a-z0-9]{1,24}$/))),
  }),
  z.strictObject({ type: z.literal('error'), code: z.optional(z.string().check(z.maxLength(40))) }),
])
export type FrameUp = z.output<typeof FrameUp>

/** From the site. */
export const FrameDown = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('mute'), value: z.boolean() }),
  z.strictObject({ type: z.literal('theme'), value: z.enum(['dark', 'light']) }),
  z.strictObject({ type: z.literal('locale'), value: z.enum(['az', 'ru', 'en']) }),
])
export type FrameDown = z.output<typeof FrameDown>

/** A message as the other side may have meant it; null where it is none of these. */
export function readFrameUp(data: unknown): FrameUp | null {
  const read = FrameUp.safeParse(data)
  return read.success ? read.data : null
}

export function readFrameDown(data: unknown): FrameDown | null {
  const read = FrameDown.safeParse(data)
  return read.success ? read.data : null
}
