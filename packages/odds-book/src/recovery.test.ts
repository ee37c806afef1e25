import { describe, expect, it } from 'vitest'
import type { Envelope, FeedMessage, Producer, RecoveryScope } from './messages.ts'
import {
  bookWith as bookFrom,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  settleMessage,
} from './test-messages.ts'

const START_MS = 1_000_000
const bookWith = (...messages: readonly FeedMessage[]) =>
  bookFrom(START_MS, [fixtureMessage(0, 8, START_MS), ...messages])
const envelope = (atMs: number, producer: Producer): Envelope => ({
  provider: 'test',
  producer,
  generatedAtMs: atMs,
  receivedAtMs: atMs,
})
const asked = (
  atMs: number,
  requestId: number,
  scope: RecoveryScope = 'full',
  producer: Producer = 'prematch',
): FeedMessage => ({
  ...envelope(atMs, producer),
  kind: 'recovery',
  requestId,
  scope,
})
const whole = (atMs: number, requestId: number, producer: Producer = 'prematch'): FeedMessage => ({
  ...envelope(atMs, producer),
  kind: 'snapshot',
  requestId,
})
const winner = prices('1x2', '', [['1', 1500]])
const total = prices('total', 'total=2.5', [['over', 1900]])
const offer = (atMs: number, eventId: number, requestId?: number, market = winner): FeedMessage => ({
  ...oddsMessage(atMs, 'prematch', eventId, [market]),
  ...(requestId === undefined ? {} : { requestId }),
})
const before = [offer(1, 7), offer(1, 7, undefined, total), offer(1, 8)]

describe('a producer that was asked to say its offer again', () => {
  it.each<[string, readonly FeedMessage[], boolean]>([
    ['is down', [asked(10, 1)], false],
    ['is down though it lives', [asked(10, 1), producerMessage(11, 'prematch')], false],
    ['is up when it has said all', [asked(10, 1), whole(11, 1)], true],
    ['is down when it has answered another request', [asked(10, 1), asked(11, 2), whole(12, 1)], false],
    [
      'is down when it was lost meanwhile',
      [asked(10, 1), producerMessage(11, 'prematch', 'down'), whole(12, 1)],
      false,
    ],
    ['is down when the other one has said all', [asked(10, 1), whole(11, 1, 'live')], false],
    [
      'is down when the end was long under way',
      [asked(10, 1), { ...whole(11, 1), receivedAtMs: 20_012 }],
      false,
    ],
    ['is up when it was just in time', [asked(10, 1), { ...whole(11, 1), receivedAtMs: 20_011 }], true],
    ['lives on by its heartbeat', [asked(10, 1), whole(11, 1), producerMessage(12, 'prematch')], true],
  ])('%s', (_name, messages, isUp) => {
    const book = bookWith(...before, ...messages)
    expect([book.isProducerUp('prematch', 13), book.findEvent(7)?.isPaused]).toEqual([isUp, !isUp])
  })

  it('the end of a request that nobody made changes nothing', () => {
    const book = bookWith(...before)
    const { rev } = book
    expect([book.apply(whole(11, 1)).outcome, book.rev]).toEqual(['stale', rev])
  })
})

describe('what was not said again is hidden', () => {
  const since = { sinceMs: 5 }
  it.each<[string, readonly FeedMessage[], readonly string[]]>([
    ['all of it after a full request', [asked(10, 1), whole(12, 1)], ['hidden', 'hidden', 'hidden']],
    ['but what was', [asked(10, 1), offer(11, 7, 1), whole(12, 1)], ['open', 'hidden', 'hidden']],
    ['but what was said unasked', [asked(10, 1), offer(11, 7), whole(12, 1)], ['open', 'hidden', 'hidden']],
    [
      'also what was said just before it was asked for',
      [offer(9, 7), asked(10, 1), whole(12, 1)],
      ['hidden', 'hidden', 'hidden'],
    ],
    [
      'nothing, when only changes were asked for and none came',
      [asked(10, 1, since), whole(12, 1)],
      ['open', 'open', 'open'],
    ],
    [
      'of events with changes',
      [asked(10, 1, since), offer(11, 7, 1), whole(12, 1)],
      ['open', 'hidden', 'open'],
    ],
    [
      'nothing of events that were spoken of unasked',
      [asked(10, 1, since), offer(11, 7), whole(12, 1)],
      ['open', 'open', 'open'],
    ],
    [
      'nothing of events that an earlier answer spoke of',
      [asked(10, 1, since), offer(11, 7, 1), asked(12, 2, since), whole(13, 2)],
      ['open', 'open', 'open'],
    ],
    [
      'nothing of the other producer',
      [asked(10, 1, 'full', 'live'), whole(12, 1, 'live')],
      ['open', 'open', 'open'],
    ],
    [
      'nothing that has its result',
      [settleMessage(9, 7, [['total', 'total=2.5']]), asked(10, 1), whole(12, 1)],
      ['hidden', 'settled', 'hidden'],
    ],
  ])('%s', (_name, messages, statuses) => {
    const book = bookWith(...before, ...messages)
    const cells = ['7:1x2::1', '7:total:total=2.5:over', '8:1x2::1']
    expect(cells.map((cell) => book.findSelection(cell)?.status)).toEqual(statuses)
    const open = statuses.filter((status) => status === 'open').length
    expect([7, 8].reduce((sum, id) => sum + (book.findEvent(id)?.openCount ?? 0), 0)).toBe(open)
  })
})

describe('play that rests, and play that nobody watches', () => {
  const covered = (atMs: number, isCovered: boolean): FeedMessage => ({
    ...envelope(atMs, 'live'),
    kind: 'coverage',
    eventId: 7,
    isCovered,
  })
  const resumed = (atMs: number) => oddsMessage(atMs, 'live', 7, [winner], true)
  const play = [scoreMessage(START_MS, 7), resumed(START_MS)]
  const rests = (atMs: number) => scoreMessage(atMs, 7, { status: 'interrupted' })
  it.each<[string, readonly FeedMessage[], boolean]>([
    ['is sold while it goes on', play, false],
    ['rests', [...play, rests(START_MS + 5)], true],
    ['goes on, and no price has come', [...play, rests(START_MS + 5), scoreMessage(START_MS + 9, 7)], true],
    [
      'goes on with prices',
      [...play, rests(START_MS + 5), scoreMessage(START_MS + 9, 7), resumed(START_MS + 9)],
      false,
    ],
    [
      'goes on with prices from before',
      [...play, rests(START_MS + 5), scoreMessage(START_MS + 9, 7), resumed(START_MS + 4)],
      true,
    ],
    ['rests with prices', [...play, rests(START_MS + 5), resumed(START_MS + 6)], true],
    ['is not watched', [...play, covered(START_MS + 5, false)], true],
    ['is not watched, and prices come', [...play, covered(START_MS + 5, false), resumed(START_MS + 6)], true],
    [
      'is watched again, and no price has come',
      [...play, covered(START_MS + 5, false), covered(START_MS + 7, true)],
      true,
    ],
    [
      'is watched again with prices',
      [...play, covered(START_MS + 5, false), covered(START_MS + 7, true), resumed(START_MS + 7)],
      false,
    ],
    [
      'is watched, by the newest word',
      [...play, covered(START_MS + 7, true), covered(START_MS + 5, false)],
      false,
    ],
    ['begins unwatched', [covered(5, false), ...play], true],
  ])('%s', (_name, messages, isPaused) => {
    const book = bookWith(...messages)
    expect(book.findEvent(7)).toMatchObject({ phase: 'live', isPaused })
  })

  it('before the match nobody needs to watch', () => {
    const book = bookWith(offer(1, 7), covered(5, false))
    expect(book.findEvent(7)).toMatchObject({ phase: 'prematch', isPaused: false })
  })

  it('a start that is delayed is sold until its time, and again when its new time is known', () => {
    const late = scoreMessage(5, 7, { status: 'delayed' })
    const book = bookWith(offer(1, 7), late)
    expect(book.findSelection('7:1x2::1')).toMatchObject({ status: 'open', isPaused: false })
    book.advance(START_MS)
    expect(book.findSelection('7:1x2::1')).toMatchObject({ status: 'hidden', isPaused: true })
    book.apply(fixtureMessage(6, 7, 2 * START_MS))
    book.apply(producerMessage(START_MS, 'prematch'))
    book.apply(offer(START_MS, 7))
    expect(book.findSelection('7:1x2::1')).toMatchObject({
      status: 'open',
      isPaused: false,
      eventStatus: 'prematch',
    })
  })
})
