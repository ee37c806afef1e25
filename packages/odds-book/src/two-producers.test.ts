import { describe, expect, it } from 'vitest'
import type { FeedMessage, MarketPrices, Producer } from './messages.ts'
import {
  bookWith as bookFrom,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  stopMessage,
} from './test-messages.ts'

const START_MS = 1_000_000
const bookWith = (...messages: readonly FeedMessage[]) => bookFrom(START_MS, messages)
const total = (over: number, line = 'total=2.5', status: MarketPrices['status'] = 'open'): MarketPrices => ({
  ...prices('total', line, [
    ['over', over],
    ['under', 2000],
  ]),
  status,
})
const winner = (home: number): MarketPrices =>
  prices('1x2', '', [
    ['1', home],
    ['x', 3500],
  ])
const say = (producer: Producer, atMs: number, ...markets: readonly MarketPrices[]) =>
  oddsMessage(atMs, producer, 7, markets)
const handOver = (producer: Producer, atMs: number) =>
  say(producer, atMs, { ...total(1500), status: 'handed_over', outcomes: [] })

describe('a market has one producer at a time, and a time of its own', () => {
  it.each<[string, readonly FeedMessage[], string, number | null, Producer]>([
    ['pre-match prices it', [say('prematch', 10, total(1500))], 'open', 1500, 'prematch'],
    [
      'live takes it over before the match',
      [say('prematch', 10, total(1500)), say('live', 11, total(1600))],
      'open',
      1600,
      'live',
    ],
    [
      'a later word of pre-match does not take it back',
      [say('live', 10, total(1600)), say('prematch', 20, total(1500))],
      'open',
      1600,
      'live',
    ],
    [
      'the clocks of the two are not compared: live may be behind',
      [say('prematch', 20, total(1500)), say('live', 10, total(1600))],
      'open',
      1600,
      'live',
    ],
    [
      'handed over, it waits in sight for live',
      [say('prematch', 10, total(1500)), handOver('prematch', 11)],
      'suspended',
      1500,
      'live',
    ],
    [
      'handed over, pre-match says no more of it',
      [say('prematch', 10, total(1500)), handOver('prematch', 11), say('prematch', 12, total(1900))],
      'suspended',
      1500,
      'live',
    ],
    [
      'handed over and priced by live, it is sold',
      [say('prematch', 10, total(1500)), handOver('prematch', 11), say('live', 12, total(1600))],
      'open',
      1600,
      'live',
    ],
    [
      'handing over what live has already changes nothing',
      [say('prematch', 10, total(1500)), say('live', 11, total(1600)), handOver('prematch', 12)],
      'open',
      1600,
      'live',
    ],
    [
      'live cannot hand over what it never had',
      [say('prematch', 10, total(1500)), handOver('live', 11)],
      'open',
      1500,
      'prematch',
    ],
    [
      'live may hand it back',
      [say('live', 10, total(1600)), handOver('live', 11), say('prematch', 12, total(1500))],
      'open',
      1500,
      'prematch',
    ],
    [
      'an older price of live does not take back what it handed over',
      [say('live', 10, total(1600)), handOver('live', 12), say('live', 11, total(1700))],
      'suspended',
      1600,
      'prematch',
    ],
    [
      'an older price of the same producer is late',
      [say('prematch', 20, total(1500)), say('prematch', 19, total(1400))],
      'open',
      1500,
      'prematch',
    ],
    [
      'a newer price of another market does not make this one late',
      [say('prematch', 20, winner(1300)), say('prematch', 19, total(1400))],
      'open',
      1400,
      'prematch',
    ],
  ])('%s', (_name, messages, status, odds, producer) => {
    const selection = bookWith(...messages).findSelection('7:total:total=2.5:over')
    expect([selection?.status, selection?.odds, selection?.producer]).toEqual([status, odds, producer])
  })

  it('one that nobody heard of and that is handed over is not shown', () => {
    const book = bookWith(handOver('prematch', 10))
    expect(book.findEvent(7)?.markets.get('total:total=2.5')?.status).toBe('hidden')
  })

  it('what live sells before the match falls with live, and not with pre-match', () => {
    const book = bookWith(say('live', 10, total(1600)), producerMessage(11, 'live', 'down'))
    const { producer } = book.findSelection('7:total:total=2.5:over') ?? {}
    expect([producer, book.isProducerUp(producer ?? 'prematch', 12)]).toEqual(['live', false])
  })

  it('a message of which every market is late is late itself; one with news is not', () => {
    const book = bookWith(say('prematch', 20, total(1500)))
    expect(book.apply(say('prematch', 19, total(1400))).outcome).toBe('stale')
    expect(book.apply(say('prematch', 19, total(1400), winner(1300))).outcome).toBe('applied')
    expect(book.findSelection('7:total:total=2.5:over')?.odds).toBe(1500)
  })
})

describe('a market without outcomes in the message', () => {
  const bare = (status: MarketPrices['status']) => ({ ...total(1100), status, outcomes: [] })
  it.each<[MarketPrices['status'], string, string]>([
    ['suspended', 'suspended', 'applied'],
    ['hidden', 'hidden', 'applied'],
    ['settled', 'settled', 'applied'],
    ['open', 'open', 'quarantined'],
  ])('that says %s is %s and keeps its prices', (said, status, outcome) => {
    const book = bookWith(say('prematch', 10, total(1500)))
    expect(book.apply(say('prematch', 11, bare(said))).outcome).toBe(outcome)
    const selection = book.findSelection('7:total:total=2.5:over')
    expect([selection?.status, selection?.odds]).toEqual([status, 1500])
  })

  it('and that nobody knew is not shown, and an older price does not bring it', () => {
    const book = bookWith(say('prematch', 10, bare('suspended')))
    expect(book.findEvent(7)?.markets.get('total:total=2.5')?.status).toBe('hidden')
    expect(book.apply(say('prematch', 9, total(1500))).outcome).toBe('stale')
    book.apply(say('prematch', 11, bare('suspended')))
    expect(book.findEvent(7)?.markets.get('total:total=2.5')?.status).toBe('hidden')
    book.apply(say('prematch', 12, total(1500)))
    expect(book.findSelection('7:total:total=2.5:over')?.status).toBe('open')
  })
})

describe('a stop of groups', () => {
  const all = say('prematch', 10, total(1500), winner(1300), prices('h1_1x2', '', [['1', 2000]]))
  const MARKETS = ['1x2:', 'h1_1x2:', 'total:total=2.5']
  it.each<[string, readonly string[], string[], boolean]>([
    ['a tab', ['t'], ['open', 'open', 'suspended'], false],
    ['what is counted', ['corners'], ['open', 'suspended', 'open'], false],
    ['a part of play', ['h1'], ['open', 'suspended', 'open'], false],
    ['several', ['t', 'h1'], ['open', 'suspended', 'suspended'], false],
    ['a tab that is empty', ['o'], ['open', 'open', 'open'], false],
    ['a group that nobody knows stops everything', ['innings'], ['open', 'open', 'open'], true],
    ['a known and an unknown one', ['t', 'innings'], ['open', 'open', 'open'], true],
  ])('%s', (_name, scope, statuses, isPaused) => {
    const book = bookWith(all)
    const { quarantined } = book.apply({ ...stopMessage(11, 7, scope), producer: 'prematch' })
    const event = book.findEvent(7)
    expect(MARKETS.map((key) => event?.markets.get(key)?.status)).toEqual(statuses)
    expect([event?.isPaused, quarantined.length > 0]).toEqual([isPaused, isPaused])
  })

  it('holds against older prices of its markets, and of those that nobody knew', () => {
    const book = bookWith(all, stopMessage(20, 7, ['t']))
    for (const producer of ['prematch', 'live'] as const) {
      expect(book.apply(say(producer, 19, total(1900), total(1800, 'total=3.5'))).outcome).toBe('stale')
    }
    expect(book.findSelection('7:total:total=2.5:over')).toMatchObject({ status: 'suspended', odds: 1500 })
    expect(book.findSelection('7:total:total=3.5:over')).toBeNull()
    book.apply(say('prematch', 19, winner(1200)))
    expect(book.findSelection('7:1x2::1')?.odds).toBe(1200)
    book.apply(say('prematch', 20, total(1700)))
    expect(book.findSelection('7:total:total=2.5:over')).toMatchObject({ status: 'open', odds: 1700 })
  })

  it('from before the newest resumption is over, also when an older resumption comes behind it', () => {
    const book = bookWith(stopMessage(15, 7), oddsMessage(20, 'live', 7, [], true))
    book.apply(oddsMessage(16, 'live', 7, [], true))
    expect([book.apply(stopMessage(18, 7)).outcome, book.findEvent(7)?.isPaused]).toEqual(['stale', false])
  })

  it('of the pre-match producer does not reach a match in play', () => {
    const book = bookWith(scoreMessage(START_MS, 7), oddsMessage(START_MS, 'live', 7, [total(1600)], true))
    const late = { ...stopMessage(START_MS + 1, 7), producer: 'prematch' } as const
    expect([book.apply(late).outcome, book.findEvent(7)?.isPaused]).toEqual(['stale', false])
  })
})

describe('probabilities', () => {
  const likely = (probabilityPpb: number | undefined, odds = 1500): MarketPrices => {
    const { outcomes, ...market } = total(odds)
    const first = outcomes
      .slice(0, 1)
      .map((one) => ({ ...one, ...(probabilityPpb === undefined ? {} : { probabilityPpb }) }))
    return { ...market, outcomes: [...first, ...outcomes.slice(1)] }
  }
  const kept = (...told: readonly MarketPrices[]) => {
    const book = bookWith(...told.map((market, index) => say('prematch', 10 + index, market)))
    return book.findEvent(7)?.markets.get('total:total=2.5')?.outcomes[0]?.probabilityPpb
  }
  it.each<[string, readonly MarketPrices[], number | null | undefined]>([
    ['are kept with the first price', [likely(640_000_000)], 640_000_000],
    ['follow their price', [likely(640_000_000), likely(650_000_000, 1450)], 650_000_000],
    ['move without it', [likely(640_000_000), likely(650_000_000)], 650_000_000],
    ['of a price that comes without one are none', [likely(640_000_000), likely(undefined)], null],
    [
      'stay while the market is only suspended',
      [likely(640_000_000), { ...total(1100), status: 'suspended', outcomes: [] }],
      640_000_000,
    ],
    ['above one are refused with their market', [likely(1_000_000_001)], undefined],
    ['below none are refused with their market', [likely(-1)], undefined],
    ['that are no whole billionths are refused', [likely(0.64)], undefined],
  ])('%s', (_name, told, probabilityPpb) => {
    expect(kept(...told)).toBe(probabilityPpb)
  })
  it.each<[string, readonly (number | undefined)[], number | undefined]>([
    ['is kept with its prices', [250_000_000], 250_000_000],
    ['is none where it is not told', [undefined], 0],
    ['goes with the prices that it was told with', [250_000_000, undefined], 0],
    ['of more than the stake is refused with its market', [1_000_000_001], undefined],
  ])('the share of a stake that comes back undecided %s', (_name, told, returnedPpb) => {
    const markets = told.map((share) => ({
      ...total(1500),
      ...(share === undefined ? {} : { returnedPpb: share }),
    }))
    const book = bookWith(...markets.map((market, index) => say('prematch', 10 + index, market)))
    expect(book.findEvent(7)?.markets.get('total:total=2.5')?.returnedPpb).toBe(returnedPpb)
  })
})
