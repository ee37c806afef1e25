import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import type { OddsBook } from '@xezer/odds-book/book'
import { describe, expect, it } from 'vitest'
import { createBook } from './core/catalogue/create-book.ts'
import { NO_INTEREST } from './core/catalogue/interest.ts'
import { createListMemory, type ListMemory } from './core/offer-bytes/list-memory.ts'
import { answerUpcoming } from './features/live/answer-upcoming.ts'
import { answerLiveList } from './features/live/live-answers.ts'
import { answerPopular } from './features/prematch/answer-popular.ts'
import { answerPrematchList, answerPrematchMatches } from './features/prematch/prematch-answers.ts'
import { createBookSearch } from './features/search/search-book.ts'
import { createReadSide } from './live-side.ts'
import { nodeMachine } from './platform/node-machine.ts'

const HOUR_MS = 3_600_000
const script = createScript({ nowMs: () => 0 })
const price = (home: number) => script.odds('prematch', 1, [prices('1x2', '', [['1', home]])])

function openBook(): OddsBook {
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  const fixtures = [1, 2].map((id) => script.fixture(id, id * 2 * HOUR_MS))
  for (const message of [script.catalogue(), script.up('prematch'), script.up('live'), ...fixtures, price(2)])
    book.apply(message)
  return book
}

/** Counts what had to be made. */
function countedMemory<Made>(): ListMemory<Made> & { made: number } {
  const memory = createListMemory<Made>()
  const counted: ListMemory<Made> & { made: number } = {
    made: 0,
    get: (events, question, make) =>
      memory.get(events, question, () => {
        counted.made += 1
        return make()
      }),
  }
  return counted
}

describe('lists and menus are made once per version of their list', () => {
  function open() {
    const book = openBook()
    const clock = { nowMs: () => clock.now, now: 0 }
    const side = createReadSide({
      book,
      clock,
      ended: { find: () => null },
      interest: NO_INTEREST,
      isOfferComplete: () => true,
    })
    const options = {
      ...side,
      answers: countedMemory<string>(),
      leagues: countedMemory<never>(),
      popular: countedMemory<never>(),
    }
    return { book, clock, options, side }
  }

  type Asked = (options: ReturnType<typeof open>['options']) => unknown

  /** The last: how often it is made anew when a match ends; the menu says how many are in play. */
  it.each<[string, Asked, 'answers' | 'leagues' | 'popular', number]>([
    ['the menu before play', (options) => answerPrematchList(options, { hours: 0 }, 'en'), 'answers', 1],
    ['its hours', (options) => answerPrematchList(options, { hours: 3 }, 'en'), 'answers', 1],
    [
      'matches before play',
      (options) => String(answerPrematchMatches(options, { sport: 1, hours: 3 }, 'en')),
      'leagues',
      0,
    ],
    ['what starts next', (options) => String(answerUpcoming(options, 'en')), 'answers', 0],
    ['popular matches', (options) => String(answerPopular(options, { hours: 3 }, 'en')), 'popular', 0],
    [
      'a window of them',
      (options) =>
        String(answerPrematchMatches(options, { sport: 1, hours: 0, screen: { top: 0, height: 500 } }, 'en')),
      'leagues',
      0,
    ],
  ])('%s', (_name, answer, memory, atItsEnd) => {
    const { book, options } = open()
    const first = answer(options)
    expect(answer(options)).toEqual(first)
    book.apply(price(2.5))
    answer(options)
    // A match that starts concerns this list once, and its play never.
    expect(options[memory].made).toBe(1)
    book.apply(script.fixture(3, HOUR_MS))
    expect(answer(options)).not.toEqual(first)
    expect(options[memory].made).toBe(2)
    book.apply(script.score(3))
    answer(options)
    const { made } = options[memory]
    book.apply(script.score(3, { score: { home: 1, away: 0 } }))
    answer(options)
    expect(options[memory].made).toBe(made)
    book.apply(script.score(3, { status: 'ended' }))
    answer(options)
    expect(options[memory].made).toBe(made + atItsEnd)
  })

  it('hours that pass bring new matches into the filter', () => {
    const { clock, options } = open()
    const matches = () => {
      const bytes = String(answerPrematchMatches(options, { sport: 1, hours: 3 }, 'en'))
      return JSON.parse(bytes).sport.countEvents
    }
    expect(matches()).toBe(1)
    clock.now = HOUR_MS
    expect(matches()).toBe(2)
  })

  it('sports in play', () => {
    const { book, options } = open()
    book.apply(script.score(1))
    const first = answerLiveList(options, 'en')
    book.apply(price(2.5))
    book.apply(script.fixture(3, HOUR_MS))
    expect(answerLiveList(options, 'en')).toBe(first)
    expect(options.answers.made).toBe(1)
    book.apply(script.score(2))
    expect(answerLiveList(options, 'en')).not.toBe(first)
  })

  it('the live menu: the same bytes until something in it changes, and other ones then', () => {
    const { book, side } = open()
    book.apply(script.score(1))
    side.topics.watch('menu', 0)
    const bytes = () => side.topics.image('menu', 'en')
    const first = bytes()
    book.apply(price(2.5))
    expect(bytes()).toBe(first)
    book.apply(script.score(1, { score: { home: 1, away: 0 } }))
    expect(String(bytes())).not.toBe(String(first))
  })
})

it('search looks once for the same words, until a match comes, goes or is renamed', () => {
  const book = openBook()
  const find = createBookSearch(book)
  const first = find('qarab', 'en')
  expect(first.sports[0]?.events.length).toBeGreaterThan(0)
  book.apply(price(2.5))
  expect(find('Qarab', 'en')).toBe(first)
  expect(find('qarab', 'az')).not.toBe(first)
  book.apply(script.fixture(3, HOUR_MS))
  expect(find('qarab', 'en').sports[0]?.events).toHaveLength(3)
})
