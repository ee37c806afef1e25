import { arbitraryMessage, START_MS } from '@xezer/odds-book/example-arbitrary-messages'
import type { MarketStatus } from '@xezer/odds-book/messages'
import {
  catalogueMessage,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
} from '@xezer/odds-book/test-messages'
import { LOCALES } from '@xezer/std/locale'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { NO_INTEREST } from '../catalogue/interest.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createRowBytes } from './row-bytes.ts'
import { createTopicTexts, type TopicTexts } from './topic-texts.ts'

const NOBODY_ENDED = { find: () => null }

const EVENT_IDS = [1, 2, 3]
const LISTS = ['menu', 'overview/0/1', 'overview/1/2', 'league/1', 'league/2']
const TOPICS = [...EVENT_IDS.map((id) => `event/${id}`), ...LISTS]

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('apply' as const), message: arbitraryMessage }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('advance' as const), byMs: fc.nat(15_000) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('look' as const), at: fc.nat(TOPICS.length - 1) }) },
)

it('an image put together from kept pieces equals one that is made from nothing, after any messages', () => {
  const texts = createCatalogueTexts()
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      const book = createBook(nodeMachine.secureRandom)
      const fresh = () =>
        createTopicTexts({
          book,
          rows: createRowBytes(book, texts),
          texts,
          ended: NOBODY_ENDED,
          interest: NO_INTEREST,
        })
      const kept = fresh()
      let nowMs = 0
      book.advance(nowMs)
      const producers = [producerMessage(0, 'live'), producerMessage(0, 'prematch')]
      const fixtures = EVENT_IDS.map((id) => fixtureMessage(0, id, START_MS * id))
      for (const first of [catalogueMessage(0), ...producers, ...fixtures]) book.apply(first)
      const since = new Map(
        TOPICS.map((topic) => [topic, book.watch(topic, 0) ? book.topicVersion(topic) : 0]),
      )
      const expectSame = (topic: string) => {
        if (!book.watch(topic, 0)) return
        const imageOf = (from: TopicTexts, locale: (typeof LOCALES)[number], cursor: number | null) =>
          String(from.image(topic, locale, { since: cursor, window: null }))
        for (const locale of LOCALES) {
          // First with the ways of prices, which must not stay in what is kept.
          for (const cursor of [since.get(topic) ?? null, null]) {
            expect(imageOf(kept, locale, cursor)).toBe(imageOf(fresh(), locale, cursor))
          }
        }
        since.set(topic, book.topicVersion(topic))
      }
      for (const one of steps) {
        if (one.do === 'apply') book.apply(one.message)
        else if (one.do === 'advance') {
          nowMs += one.byMs
          book.advance(nowMs)
        } else expectSame(TOPICS[one.at] ?? '')
      }
      for (const topic of TOPICS) expectSame(topic)
    }),
    { numRuns: 60 },
  )
})

it('a price that moved while its market was hidden is in the row when the market comes back', () => {
  const texts = createCatalogueTexts()
  const odds = (atMs: number, home: number, status: MarketStatus) =>
    oddsMessage(atMs, 'prematch', 1, [prices('1x2', '', [['1', home]], status)])
  const book = createBook(nodeMachine.secureRandom)
  const first = [catalogueMessage(0), producerMessage(0, 'prematch'), fixtureMessage(0, 1, START_MS)]
  for (const message of [...first, odds(1, 1500, 'open')]) book.apply(message)
  const topics = createTopicTexts({
    book,
    rows: createRowBytes(book, texts),
    texts,
    ended: NOBODY_ENDED,
    interest: NO_INTEREST,
  })
  book.watch('league/2', 0)
  expect(String(topics.image('league/2', 'en'))).toContain('"v":1.5')
  for (const message of [odds(2, 1500, 'hidden'), odds(3, 1600, 'hidden'), odds(4, 1600, 'open')])
    book.apply(message)
  expect(String(topics.image('league/2', 'en'))).toContain('"v":1.6')
})
