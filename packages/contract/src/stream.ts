import * as z from 'zod/mini'
import { EventPage, LiveOverviewOutput, liveListMenu } from './live.ts'
import { Cursor } from './primitives.ts'
import { EventState, Incident } from './sport-entities.ts'
import { ListPatch, MenuPatch, PagePatch } from './topic-patches.ts'

/**
 * The push stream: a WebSocket at `<api base>/stream`. The client says hello, subscribes to topics and gets an
 * image, then deltas; image + deltas always equals a fresh image. Polls and stream share their bytes.
 *
 * Topics: `event/<id>`, `overview/<sport or 0>/<group>`, `menu`, `league/<id>` (pre-match rows), `account`.
 */
export const STREAM_PATH = 'stream'
/**
 * Grows when whoever knows the version before would read deltas wrongly. A page that was open while the server was
 * replaced is refused, polls whole images, and is right again after its next load.
 */
export const WIRE_VERSION = 2
/** The server beats at least this often; silence for twice as long means that the connection is dead. */
export const HEARTBEAT_MS = 2000
/** How often the server flushes what changed. */
export const FLUSH_MS = 200
/** Most topics of one connection; further subscriptions are refused. */
export const TOPICS_MAX = 64

export const ClientMessage = z.discriminatedUnion('type', [
  /** First message: the language of names; a token opens the `account` topic. */
  z.strictObject({
    type: z.literal('hello'),
    wire: z.literal(WIRE_VERSION),
    locale: z.enum(['az', 'ru', 'en']),
    token: z.optional(z.string().check(z.maxLength(128))),
  }),
  /** With a cursor the exact tail is resumed when the history reaches back, else a new image comes. */
  z.strictObject({
    type: z.literal('subscribe'),
    topic: z.string().check(z.maxLength(64)),
    cursor: z.optional(Cursor),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), topic: z.string().check(z.maxLength(64)) }),
])
export type ClientMessage = z.output<typeof ClientMessage>

/** Handle, value (null: no price), 1 when disabled, 1 up / -1 down / 0 not moved in price. */
export const CellChange = z.tuple([
  z.string(),
  z.nullable(z.number()),
  z.literal([0, 1]),
  z.literal([-1, 0, 1]),
])
export type CellChange = z.output<typeof CellChange>

/** `data` by topic: `event` EventPage, `overview` LiveOverviewOutput, `menu` liveListMenu, `league` LiveOverviewOutput. */
const Image = z.object({ type: z.literal('image'), topic: z.string(), cursor: Cursor, data: z.unknown() })
const Delta = z.object({
  type: z.literal('delta'),
  topic: z.string(),
  /** The cursor that this builds on; a client that holds another one asks for an image. */
  from: Cursor,
  cursor: Cursor,
  cells: z.array(CellChange),
  events: z.array(EventState),
  /** What is new in the structure, where anything is; its shape goes by the kind of the topic (`PatchData`). */
  patch: z.optional(z.unknown()),
  /** Of an event page: how many marks its time line has now, and by their place those that are new. */
  timeline: z.optional(z.object({ length: z.int(), marks: z.array(z.tuple([z.int(), Incident])) })),
})
export type Delta = z.output<typeof Delta>

export const ServerMessage = z.discriminatedUnion('type', [
  Image,
  Delta,
  /** The topic ended or never was: the event left the book, the sport has no more events in play. */
  z.object({ type: z.literal('gone'), topic: z.string() }),
  /** `alive` is false while the feed of live prices is down: nothing can be placed. */
  z.object({ type: z.literal('beat'), at: z.number(), alive: z.boolean() }),
  /** The player's amounts, and bets that changed: an `AccountNews`, which only a player's code reads. */
  z.object({ type: z.literal('account'), actual: z.unknown(), bets: z.array(z.unknown()) }),
  /** Bets that the page asked about are worth something else now: a `CashOutMove` each, which only that page reads. */
  z.object({ type: z.literal('cashOut'), moves: z.array(z.unknown()) }),
  /** The token of hello was refused or the session ended. */
  z.object({ type: z.literal('session_ended') }),
])
export type ServerMessage = z.output<typeof ServerMessage>

/** `patch` by topic, like `data`. */
export const PatchData = { event: PagePatch, overview: ListPatch, league: ListPatch, menu: MenuPatch }

export const ImageData = {
  event: EventPage,
  overview: LiveOverviewOutput,
  league: LiveOverviewOutput,
  menu: liveListMenu.output,
}
