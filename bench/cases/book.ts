import type { OddsBook } from '@xezer/odds-book/book'
import { createOddsBook } from '@xezer/odds-book/create-odds-book'
import type { FeedMessage, OddsMessage } from '@xezer/odds-book/messages'
import { NO_INTEREST } from '@xezer/server/core/catalogue/interest'
import { ROW_COLUMNS } from '@xezer/server/core/offer-bytes/row-columns'
import { createReadSide } from '@xezer/server/live-side'
import { formatHandle } from '@xezer/sport/handle'
import { findMarketType } from '@xezer/sports/registry'
import { type Contestants, type Rounds, runRounds } from '../measure/rounds.ts'
import { cpuMs } from '../measure/serve-process.ts'
import { changeOf, nextChange } from '../world/bench-feed.ts'
import { LIVE_FROM, listEventIds, listFirstMessages } from '../world/bench-offer.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const LIVE_EVENTS = 40
const BATCH = 100
const BATCHES = 80
const IMAGES = 300
const WARM_UP_ROUNDS = 5
const UPDATE_RATIO = 1
const IMAGE_RATIO = 0.12
const OVERVIEW = 'overview/0/1'
const EVENT = `event/${LIVE_FROM}`

/** The pure parts, in this process: what a change and an image cost without any network. */
export const book: BenchCase = {
  name: 'book',
  about: 'update of the odds book against Map get + set, images against JSON.stringify',
  async run({ report }) {
    const world = createBook()
    await measureUpdates(world, report)
    await measureImages(world, report)
  },
}

function createBook(): OddsBook {
  const made = createOddsBook({
    epoch: 'bench',
    rowColumns: ROW_COLUMNS,
    findType: findMarketType,
  })
  for (const message of listFirstMessages({ liveEvents: LIVE_EVENTS, prematchEvents: 0 })) made.apply(message)
  // Every event is on somebody's screen: the history of each topic is kept.
  const topics = [OVERVIEW, 'menu', ...listEventIds(LIVE_FROM, LIVE_EVENTS).map((id) => `event/${id}`)]
  for (const topic of topics) made.watch(topic, Date.now())
  return made
}

async function measureUpdates(world: OddsBook, report: BenchContext['report']): Promise<void> {
  let variant = 1
  const plain = new Map<string, number>()
  const prepare = (): OddsMessage[] =>
    Array.from({ length: BATCH }, () => {
      variant += 1
      return nextChange(variant, LIVE_EVENTS)
    })
  const contestants = {
    ours: async () =>
      perCell(() => {
        const messages = prepare()
        const cells = messages.reduce((sum, { markets }) => sum + (markets[0]?.outcomes.length ?? 0), 0)
        return {
          cells,
          work() {
            for (const message of messages) world.apply(message)
          },
        }
      }),
    map: async () =>
      perCell(() => {
        const changes = prepare().flatMap(listCells)
        return {
          cells: changes.length,
          work() {
            for (const [handle, price] of changes) if (plain.get(handle) !== price) plain.set(handle, price)
          },
        }
      }),
  }
  const rounds = await runWarm(contestants)
  const ratio = rounds.ratio('ours', 'map')
  report({
    name: 'odds book update of a cell',
    ours: rounds.medians.ours,
    unit: 'us',
    limit: { name: 'Map get + set', value: rounds.medians.map },
    ratio,
    goal: { text: `<= ${UPDATE_RATIO}`, isMet: ratio <= UPDATE_RATIO },
    note: rounds.note,
  })
}

/** A server runs for months: what the first second costs, before its code is compiled, is not asked for. */
async function runWarm<Name extends string>(contestants: Contestants<Name>): Promise<Rounds<Name>> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const run of Object.values<() => Promise<number>>(contestants)) await run()
  }
  return runRounds(contestants)
}

function listCells({ eventId, markets }: OddsMessage): [string, number][] {
  return markets.flatMap(({ type, specifier, outcomes }) =>
    outcomes.map(({ outcome, odds }): [string, number] => [
      formatHandle(eventId, type, specifier, outcome),
      odds ?? 0,
    ]),
  )
}

/**
 * Microseconds. A message comes to the book right after it was read: batches are small, so that for both contestants
 * what they read is still near the processor.
 */
function perCell(prepare: () => { readonly cells: number; readonly work: () => void }): number {
  let cells = 0
  let spentMs = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const next = prepare()
    const beforeMs = cpuMs()
    next.work()
    spentMs += cpuMs() - beforeMs
    cells += next.cells
  }
  return (spentMs * 1000) / cells
}

async function measureImages(world: OddsBook, report: BenchContext['report']): Promise<void> {
  const { topics } = createReadSide({
    book: world,
    clock: { nowMs: () => Date.now() },
    ended: { find: () => null },
    interest: NO_INTEREST,
    isOfferComplete: () => true,
  })
  for (const [name, topic] of [
    ['overview', OVERVIEW],
    ['event', EVENT],
  ] as const) {
    const value: unknown = JSON.parse(String(topics.image(topic, 'en')))
    let variant = 100_000
    /** One market moves between two images, as between two ticks of a calm match. */
    const move = (): FeedMessage => {
      variant += 1
      const type = findMarketType(1, '1x2')
      return changeOf(LIVE_FROM, type === null ? [] : [type], variant)
    }
    const contestants = {
      ours: async () => {
        const moves = Array.from({ length: IMAGES }, move)
        let spent = 0
        for (const message of moves) {
          world.apply(message)
          const beforeMs = cpuMs()
          topics.image(topic, 'en')
          spent += cpuMs() - beforeMs
        }
        return (spent * 1000) / IMAGES
      },
      stringify: async () => {
        const beforeMs = cpuMs()
        for (let count = 0; count < IMAGES; count++) JSON.stringify(value)
        return ((cpuMs() - beforeMs) * 1000) / IMAGES
      },
    }
    const rounds = await runWarm(contestants)
    const ratio = rounds.ratio('ours', 'stringify')
    report({
      name: `fresh image of the ${name}`,
      ours: rounds.medians.ours,
      unit: 'us',
      limit: { name: 'JSON.stringify', value: rounds.medians.stringify },
      ratio,
      goal: { text: `<= ${IMAGE_RATIO}`, isMet: ratio <= IMAGE_RATIO },
      note: rounds.note,
    })
  }
}
