import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../platform/logger.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from './create-book.ts'
import { createFeedPipeline, type ResultMessage } from './feed-pipeline.ts'
import { findFeedOffset } from './store-catalogue.ts'

const clock = { nowMs: () => Date.now() }
const script = createScript(clock)
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function start(
  applyResult: (message: ResultMessage) => Promise<void>,
  noteMessage: (message: FeedMessage) => void = () => undefined,
) {
  const feed = createScriptedFeed()
  const book = createBook(nodeMachine.secureRandom)
  const metrics = createMetrics()
  const pipeline = createFeedPipeline({
    feed,
    book,
    ended: { keep: () => async () => undefined },
    pool: database.pool,
    clock,
    steadyClock: nodeMachine.steadyClock,
    timers: nodeMachine.timers,
    log: createLogger('silent'),
    metrics,
    applyResult,
    descriptions: { note: () => undefined, store: async () => undefined },
    findSold: () => Promise.resolve(new Map()),
    findOpen: () => Promise.resolve([]),
    noteMessage,
  })
  await pipeline.start()
  return { feed, book, metrics, pipeline }
}
const settle = (eventId: number, isFinal = false): FeedMessage => ({
  ...script.up('live'),
  kind: 'settle',
  eventId,
  generation: 1,
  markets: [{ type: '1x2', specifier: '', outcomes: [] }],
  facts: {},
  isFinal,
})
const eventRow = async (id: number) => {
  const { rows } = await database.pool.query('select status, score, season from event where id = $1', [id])
  return rows[0]
}

describe('the way of a feed message', () => {
  it('stores what outlives the book: catalogue, fixtures, how a match ended, and the offset behind them', async () => {
    const { feed, pipeline } = await start(async () => undefined)
    for (const message of [script.catalogue(), script.fixture(1, Date.now() + 60_000), script.score(1)]) {
      await feed.send(message)
    }
    await feed.send(script.score(1, { status: 'ended', period: 'finished', score: { home: 2, away: 1 } }))
    await pipeline.stop()
    expect(await eventRow(1)).toMatchObject({ status: 'ended', score: { score: { home: 2, away: 1 } } })
    const { rows } = await database.pool.query(
      "select name->>'ru' as name from competitor order by id limit 1",
    )
    expect(rows).toEqual([{ name: 'Карабах' }])
    expect(await findFeedOffset(database.pool, 'script')).toBe('4')
  })

  it('does not move the offset past results that are not settled, and starts from it again', async () => {
    let release = () => undefined
    const held = new Promise<void>((resolve) => {
      release = () => void resolve()
    })
    const first = await start(() => held)
    await first.feed.send(script.catalogue())
    await first.feed.send(script.fixture(2, Date.now() + 60_000))
    const settling = first.feed.send(settle(2))
    await first.feed.send(script.odds('prematch', 2, [prices('1x2', '', [['1', 2]])]))
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const before = Number(await findFeedOffset(database.pool, 'script'))
    release()
    await settling
    await first.pipeline.stop()
    const after = Number(await findFeedOffset(database.pool, 'script'))
    expect([before, after]).toEqual([6, 8])
  })

  it('tells of a stop that the book took, and of none that came too late for it', async () => {
    const noted: string[] = []
    const { feed, book, pipeline } = await start(
      async () => undefined,
      ({ kind }) => noted.push(kind),
    )
    const late = script.stop(3)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await feed.send(script.up('live'))
    await feed.send(script.catalogue())
    await feed.send(script.fixture(3, Date.now() + 60_000))
    await feed.send(script.score(3))
    await feed.send(script.stop(3))
    await feed.send(script.odds('live', 3, [prices('1x2', '', [['1', 2]])], true))
    await feed.send(late)
    await feed.send(script.stop(79))
    await pipeline.stop()
    expect(book.findEvent(3)?.isPaused).toBe(false)
    expect(noted).toEqual(['producer', 'catalogue', 'fixture', 'score', 'stop', 'odds'])
  })

  it('hands every result on, also of events that the book does not know', async () => {
    const results: string[] = []
    const { feed, metrics, pipeline } = await start(async (message) => {
      results.push(`${message.kind} ${message.eventId}`)
    })
    await feed.send(settle(77, true))
    await feed.send({ ...settle(78), kind: 'unsettle' } as FeedMessage)
    await pipeline.stop()
    expect(results).toEqual(['settle 77', 'unsettle 78'])
    expect((await metrics.quarantined.get()).values.map(({ value }) => value)).toEqual([1, 1])
  })
})
