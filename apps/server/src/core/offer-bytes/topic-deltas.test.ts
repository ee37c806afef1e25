import { arbitraryMessage, START_MS } from '@xezer/odds-book/example-arbitrary-messages'
import type { FeedMessage, MarketStatus } from '@xezer/odds-book/messages'
import {
  catalogueMessage,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
} from '@xezer/odds-book/test-messages'
import { LOCALES } from '@xezer/std/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { NO_INTEREST } from '../catalogue/interest.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createTopicClient, type TopicClient } from './example-topic-client.ts'
import { createRowBytes } from './row-bytes.ts'
import { createTopicTexts } from './topic-texts.ts'

const NOBODY_ENDED = { find: () => null }
const EVENT_IDS = [1, 2, 3]
const TOPICS = ['event/1', 'event/2', 'menu', 'overview/0/1', 'overview/1/2', 'league/1', 'league/2']
const SEATS = TOPICS.flatMap((topic) => LOCALES.map((locale) => ({ topic, locale })))

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('apply' as const), message: arbitraryMessage }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('advance' as const), byMs: fc.nat(15_000) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('follow' as const), seat: fc.nat(SEATS.length - 1) }),
  },
)

it('an image with all deltas since equals a fresh image, after any messages and however long between two looks', () => {
  const texts = createCatalogueTexts()
  let deltas = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const book = createBook(nodeMachine.secureRandom)
      const topics = createTopicTexts({
        book,
        rows: createRowBytes(book, texts),
        texts,
        ended: NOBODY_ENDED,
        interest: NO_INTEREST,
      })
      let nowMs = 0
      book.advance(nowMs)
      const producers = [producerMessage(0, 'live'), producerMessage(0, 'prematch')]
      const fixtures = EVENT_IDS.map((id) => fixtureMessage(0, id, START_MS * id))
      for (const first of [catalogueMessage(0), ...producers, ...fixtures]) book.apply(first)
      const clients = SEATS.map(({ topic, locale }) => createTopicClient(topic, locale))
      const expectFresh = (client: TopicClient | undefined, seat: number) => {
        const { topic, locale } = SEATS[seat] ?? SEATS[0]!
        const before = topics.watch(topic, 0)
        if (client?.follow(topics) === false) deltas += 1
        const fresh = before ? JSON.parse(String(topics.image(topic, locale))) : null
        expect(client?.read(), `${topic} in ${locale}`).toEqual(fresh)
      }
      clients.forEach(expectFresh)
      for (const one of steps) {
        if (one.do === 'apply') book.apply(one.message)
        else if (one.do === 'advance') {
          nowMs += one.byMs
          book.advance(nowMs)
        } else expectFresh(clients[one.seat], one.seat)
      }
      clients.forEach(expectFresh)
    }),
    { numRuns: 60 },
  )
  expect(deltas).toBeGreaterThan(1000)
})

describe('what changes of a structure comes as a delta, and as nothing more', () => {
  const total = (line: string, over: number, under: number, status: MarketStatus = 'open') =>
    prices(
      'total',
      `total=${line}`,
      [
        ['over', over],
        ['under', under],
      ],
      status,
    )
  const live = (...markets: Parameters<typeof oddsMessage>[3]) => oddsMessage(3, 'live', 1, markets)
  const result = prices('1x2', '', [
    ['1', 1500],
    ['x', 3000],
    ['2', 4000],
  ])
  const renamed: FeedMessage = {
    ...catalogueMessage(3),
    tournaments: catalogueMessage(3).tournaments.map((entry) => ({ ...entry, tier: 4 as const })),
  }

  it.each<[string, string, FeedMessage, Record<string, number>]>([
    ['a line that comes', 'event/1', live(total('3.5', 2400, 1500)), { markets: 1 }],
    ['a line that leaves', 'event/1', live(total('1.5', 1300, 3000, 'hidden')), { markets: 1 }],
    ['a market that leaves', 'event/1', live({ ...result, status: 'hidden' }), { gone: 1 }],
    [
      'the first market of a part of play',
      'event/1',
      live({ ...result, type: 'h1_1x2' }),
      { periods: 1, markets: 1 },
    ],
    [
      'another main line',
      'overview/0/1',
      live(total('1.5', 1900, 1900), total('2.5', 1200, 4000)),
      { columns: 1 },
    ],
    ['a row of a league that comes', 'overview/0/1', scoreMessage(3, 3), { rows: 1 }],
    ['a row with its league', 'overview/0/1', scoreMessage(3, 2), { rows: 1, leagues: 1 }],
    ['a row that leaves', 'overview/0/1', scoreMessage(3, 1, { status: 'ended' }), { gone: 1 }],
    ['a match of the menu that comes', 'menu', scoreMessage(3, 2), { events: 1, leagues: 1 }],
    ['a match of the menu that leaves', 'menu', scoreMessage(3, 1, { status: 'ended' }), { gone: 1 }],
    ['all rows, with what holds them', 'overview/0/1', renamed, { rows: 1, leagues: 1, sports: 1 }],
  ])('%s of %s', (_name, topic, message, parts) => {
    const book = createBook(nodeMachine.secureRandom)
    const texts = createCatalogueTexts()
    book.advance(0)
    const fixtures = [...EVENT_IDS, 4].map((id) => fixtureMessage(0, id, START_MS))
    const first = [
      catalogueMessage(0),
      producerMessage(0, 'live'),
      producerMessage(0, 'prematch'),
      ...fixtures,
    ]
    const offer = live(total('1.5', 1300, 3000), total('2.5', 1900, 1900), result)
    for (const one of [...first, scoreMessage(1, 1), offer]) book.apply(one)
    const topics = createTopicTexts({
      book,
      rows: createRowBytes(book, texts),
      texts,
      ended: NOBODY_ENDED,
      interest: NO_INTEREST,
    })
    const client = createTopicClient(topic, 'en')
    client.follow(topics)
    const since = topics.version(topic)
    book.apply(message)
    const { patch = {} } = JSON.parse(`{${topics.delta(topic, since, 'en')}}`)
    const sizes = Object.entries(patch).map(([part, list]) => [
      part,
      Array.isArray(list) ? list.length : null,
    ])
    expect(Object.fromEntries(sizes.filter(([, count]) => count !== 0))).toEqual(parts)
    expect(client.follow(topics), 'whether it took an image').toBe(false)
    expect(client.read()).toEqual(JSON.parse(String(topics.image(topic, 'en'))))
  })
})
