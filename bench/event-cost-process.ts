import { fileURLToPath } from 'node:url'
import { readSources } from '@xezer/feed/simulator/read-sources'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import type { Feed } from '@xezer/odds-book/messages'
import { createBook } from '@xezer/server/core/catalogue/create-book'
import { ROW_COLUMNS } from '@xezer/server/core/offer-bytes/row-columns'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { LEAGUE_GROUP } from '@xezer/sport/topic'
import { readLiveBytes } from './measure/live-memory.ts'
import { readOptions, serveProcess } from './measure/process-link.ts'

/** A world of one sport, at once and in one process: what an event of it costs in the feed and in the book. */
export interface EventCostOptions {
  readonly sportId: number
}
export interface EventCost {
  readonly events: number
  readonly liveEvents: number
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
const content = fileURLToPath(new URL('../content', import.meta.url))
const ENVELOPE = { provider: 'cost', producer: 'prematch', generatedAtMs: 0, receivedAtMs: 0 } as const
const { sportId } = readOptions<EventCostOptions>()

async function measure(): Promise<EventCost> {
  // What is made once for all events is there before it is weighed.
  await openWorld()
  return openWorld()
}

async function openWorld(): Promise<EventCost> {
  const sources = readSources(content).filter(({ describe }) =>
    describe(ENVELOPE).sports.some(({ id }) => id === sportId),
  )
  const book = createBook(nodeMachine.secureRandom)
  const rowTypes = new Set((ROW_COLUMNS.get(sportId)?.get(LEAGUE_GROUP) ?? []).map(({ type }) => type))
  const feed: Feed = createSimulatorFeed({
    ...nodeMachine,
    sources,
    rowTypes: () => rowTypes,
    seed: 'cost',
    speed: 1,
    onFailure: (error) => {
      throw error
    },
  })
  book.advance(Date.now())
  for (const source of sources) book.apply(source.describe({ ...ENVELOPE, receivedAtMs: Date.now() }))
  const before = readLiveBytes()
  const startMs = performance.now()
  await feed.start(
    null,
    (message) => {
      book.apply(message)
      return Promise.resolve()
    },
    () => Promise.resolve(new Map()),
  )
  const openedMs = performance.now() - startMs
  const opened = readLiveBytes()
  const prematch = book.prematchEvents()
  const live = book.liveEvents()
  const wanted = prematch.slice(-WANTED)
  const fromMs = performance.now()
  for (const { id } of wanted) await feed.want?.(id)
  const wantMs = (performance.now() - fromMs) / wanted.length
  const wholeBytes = (readLiveBytes() - opened) / wanted.length
  // Those in play are told whole: what a whole offer costs is taken off for each of them.
  const rowBytes = (opened - before - live.length * wholeBytes) / (prematch.length + live.length)
  await feed.stop()
  return {
    events: prematch.length,
    liveEvents: live.length,
    rowBytes,
    wholeBytes: rowBytes + wholeBytes,
    openMs: openedMs / (prematch.length + live.length),
    wantMs,
  }
}

serveProcess<EventCostApi>({ measure }, () => undefined)
