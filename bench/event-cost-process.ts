import { readSources } from '@xezer/feed/simulator/read-sources'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import type { OddsBook } from '@xezer/odds-book/book'
import type { Feed } from '@xezer/odds-book/messages'
import { createBook } from '@xezer/server/core/catalogue/create-book'
import { ROW_COLUMNS } from '@xezer/server/core/offer-bytes/row-columns'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { LEAGUE_GROUP } from '@xezer/sport/topic'
import { readLiveBytes } from './measure/live-memory.ts'
import { readOptions, serveProcess } from './measure/serve-process.ts'
import { withMatches } from './world/with-matches.ts'

/**
 * A world of one sport before the first of its matches begins, at once and in one process: what an event of it costs in the
 * feed and in the book. A match in play holds all its play besides, so that the hour would tell what an event costs.
 */
export interface EventCostOptions {
  readonly sportId: number
  /** The folder of the world's facts. */
  readonly content: string
}
export interface EventCost {
  readonly events: number
  /** Of an event before its start of which only the row was told, and of its whole offer. */
  readonly rowBytes: number
  readonly wholeBytes: number
  readonly openMs: number
  readonly wantMs: number
}
export interface EventCostApi {
  measure(): Promise<EventCost>
}

const WANTED = 60
/** What the first world still had in hand is done by then. */
const REST_MS = 2000
const LOOK_MS = 20
/** Longer than all of it takes: no match begins while it is weighed. */
const WEIGHED_MS = 120_000
const ENVELOPE = { provider: 'cost', producer: 'prematch', generatedAtMs: 0, receivedAtMs: 0 } as const
const { sportId, content } = readOptions<EventCostOptions>()
const firstStartMs = Date.now() + WEIGHED_MS
const SOURCES = readSources(content)
  .filter(({ describe }) => describe(ENVELOPE).sports.some(({ id }) => id === sportId))
  .map((source) => withMatches(source, ({ fixture }) => fixture.startsAtMs >= firstStartMs))
const ROW_TYPES = new Set((ROW_COLUMNS.get(sportId)?.get(LEAGUE_GROUP) ?? []).map(({ type }) => type))

/** What the world of the sport weighs is what is free again when it is gone; the tables it is made from stay. */
async function measure(): Promise<EventCost> {
  const startMs = performance.now()
  const opened = await openWorld()
  const openMs = (performance.now() - startMs) / opened.events
  const rowsBytes = readLiveBytes()
  const fromMs = performance.now()
  const wanted = await opened.wantSome()
  const wantMs = (performance.now() - fromMs) / wanted
  const wholeBytes = (readLiveBytes() - rowsBytes) / wanted
  const { events } = opened
  await opened.close()
  await nodeMachine.timers.sleep(REST_MS)
  const rowBytes = (rowsBytes - readLiveBytes()) / events
  return { events, rowBytes, wholeBytes: rowBytes + wholeBytes, openMs, wantMs }
}

async function openWorld() {
  let book: OddsBook | null = createBook(nodeMachine.secureRandom)
  let feed: Feed | null = createSimulatorFeed({
    ...nodeMachine,
    sources: SOURCES,
    rowTypes: () => ROW_TYPES,
    seed: 'cost',
    speed: 1,
    onFailure: (error) => {
      throw error
    },
  })
  book.advance(Date.now())
  await feed.start(
    null,
    (message) => {
      book?.apply(message)
      return Promise.resolve()
    },
    () => Promise.resolve(new Map()),
    () => Promise.resolve([]),
  )
  // Rows of later matches are priced behind the start.
  while (book.prematchEvents().some(({ markets }) => markets.size === 0))
    await nodeMachine.timers.sleep(LOOK_MS)
  return {
    events: book.prematchEvents().length,
    async wantSome() {
      const wanted = book?.prematchEvents().slice(-WANTED) ?? []
      for (const { id } of wanted) await feed?.want?.(id)
      return wanted.length
    },
    async close() {
      await feed?.stop()
      feed = null
      book = null
    },
  }
}

serveProcess<EventCostApi>({ measure }, () => undefined)
