import { fileURLToPath } from 'node:url'
import { readSources } from '@xezer/feed/simulator/read-sources'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import { createBook } from '@xezer/server/core/catalogue/create-book'
import { NO_INTEREST } from '@xezer/server/core/catalogue/interest'
import { createReadSide } from '@xezer/server/live-side'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { createHandDrivenTimers } from '@xezer/std/example-timers'

/** What watchers of real games of a sport were sent, by the kind of what they watch. */
export interface WatchedGames {
  readonly games: number
  readonly minutes: number
  readonly page: SentBytes
  readonly overview: SentBytes
}
export interface SentBytes {
  bytes: number
  /** The same without what tells of structure. */
  bareBytes: number
  /** Watchers times minutes. */
  watched: number
  patches: number
  images: number
}

/** The folder of the world's facts. */
export const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))
/** A Saturday evening of this seed on which 12 games of basketball and 40 matches of tennis are played. */
const FROM_MS = Date.UTC(2026, 10, 21, 17, 20)
const STEP_MS = 500
const ENVELOPE = { provider: 'bench', producer: 'prematch', generatedAtMs: 0, receivedAtMs: 0 } as const

/** Plays games of the simulated world in time that is moved by hand; each has a watcher, and so has the list of them. */
export async function watchGames(sportId: number, games: number, minutes: number): Promise<WatchedGames> {
  const timers = createHandDrivenTimers(FROM_MS)
  const sources = readSources(CONTENT).filter(({ describe }) =>
    describe(ENVELOPE).sports.some(({ id }) => id === sportId),
  )
  const book = createBook(nodeMachine.secureRandom)
  const feed = createSimulatorFeed({
    ...{ clock: timers, steadyClock: timers, timers },
    sources,
    rowTypes: () => new Set<string>(),
    seed: 'watch',
    speed: 1,
    onFailure: (error) => {
      throw error
    },
  })
  book.advance(FROM_MS)
  await feed.start(
    null,
    (message) => {
      book.apply(message)
      return Promise.resolve()
    },
    () => Promise.resolve(new Map()),
    () => Promise.resolve([]),
  )
  const { topics } = createReadSide({
    ...{ book, clock: timers, interest: NO_INTEREST },
    ended: { find: () => null },
    isOfferComplete: () => true,
  })
  const page = nothingSent()
  const overview = nothingSent()
  const pages = book
    .liveEvents()
    .slice(0, games)
    .map(({ id }) => `event/${id}`)
  const watched = new Map([
    ...pages.map((topic) => [topic, page] as const),
    [`overview/${sportId}/1`, overview],
  ])
  const versions = new Map<string, number>()
  for (const topic of watched.keys()) {
    topics.watch(topic, timers.nowMs())
    versions.set(topic, topics.version(topic))
  }
  for (let passedMs = 0; passedMs < minutes * 60_000; passedMs += STEP_MS) {
    await timers.pass(STEP_MS)
    book.advance(timers.nowMs())
    for (const [topic, sent] of watched) {
      if (!topics.watch(topic, timers.nowMs())) continue
      sent.watched += STEP_MS / 60_000
      const since = versions.get(topic) ?? 0
      const version = topics.version(topic)
      if (version === since) continue
      versions.set(topic, version)
      const delta = topics.delta(topic, since, 'en')
      if (delta === null) sent.images += 1
      else count(sent, delta)
    }
  }
  await feed.stop()
  return { games: pages.length, minutes, page, overview }
}

function nothingSent(): SentBytes {
  return { bytes: 0, bareBytes: 0, watched: 0, patches: 0, images: 0 }
}

function count(sent: SentBytes, delta: string): void {
  const bytes = Buffer.byteLength(delta)
  const patch = (JSON.parse(`{${delta}}`) as { patch?: unknown }).patch
  const patchBytes = patch === undefined ? 0 : Buffer.byteLength(JSON.stringify(patch)) + '"patch":,'.length
  sent.bytes += bytes
  sent.bareBytes += bytes - patchBytes
  if (patch !== undefined) sent.patches += 1
}
