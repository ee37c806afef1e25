import type { FeedMessage, Producer, RecoveryRequest } from '@xezer/odds-book/messages'
import { describe, expect, it } from 'vitest'
import { createFeedRecovery } from './feed-recovery.ts'

const START_MS = 1_700_000_000_000

/** A feed that remembers what it was asked, and producers that are up when the test says so. */
function openRecovery(canRecover = true) {
  let passedMs = 0
  const up = new Set<Producer>()
  const asked: RecoveryRequest[] = []
  const order: string[] = []
  const recover = (request: RecoveryRequest) => {
    asked.push(request)
    order.push('asked')
  }
  const recovery = createFeedRecovery({
    feed: { provider: 'test', ...(canRecover ? { recover } : {}) },
    book: { isProducerUp: (producer) => up.has(producer) },
    clock: { nowMs: () => START_MS + passedMs },
    steadyClock: { steadyMs: () => passedMs },
    apply: () => order.push('told'),
  })
  const say = (producer: Producer, word: Partial<FeedMessage>): void => {
    const atMs = START_MS + passedMs
    const envelope = { provider: 'test', producer, generatedAtMs: atMs, receivedAtMs: atMs }
    recovery.hear({ ...envelope, kind: 'producer', state: 'up', ...word } as FeedMessage)
  }
  const answer = (producer: Producer): void => {
    const requestId = asked.filter((request) => request.producer === producer).at(-1)?.requestId ?? 0
    say(producer, { kind: 'snapshot', requestId })
    up.add(producer)
  }
  return { recovery, up, asked, order, say, answer, pass: (byMs: number) => (passedMs += byMs) }
}
const scopes = (asked: readonly RecoveryRequest[]) => asked.map(({ producer, scope }) => [producer, scope])

describe('what producers are asked for', () => {
  it('everything at the start, and the book knows it first', () => {
    const { recovery, asked, order } = openRecovery()
    recovery.start()
    expect(scopes(asked)).toEqual([
      ['prematch', 'full'],
      ['live', 'full'],
    ])
    expect(order).toEqual(['told', 'asked', 'told', 'asked'])
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('nothing of a feed that cannot be asked: its offer is whole when it says so', () => {
    const { recovery, asked, say } = openRecovery(false)
    recovery.start()
    say('live', {})
    expect([asked, recovery.isWhole()]).toEqual([[], true])
  })

  it.each([
    ['what came since the last word that was trusted', 20_000, { sinceMs: START_MS - 10_000 }],
    ['still that after an hour', 3_600_000, { sinceMs: START_MS - 10_000 }],
    ['everything after more than that', 3_600_001, 'full'],
  ])('%s', (_name, awayMs, scope) => {
    const { recovery, asked, say, answer, up, pass } = openRecovery()
    recovery.start()
    answer('live')
    up.delete('live')
    pass(awayMs)
    say('live', {})
    say('live', {})
    expect(scopes(asked).slice(2)).toEqual([['live', scope]])
  })

  it('everything, when the first answer was cut', () => {
    const { recovery, asked, say } = openRecovery()
    recovery.start()
    say('live', { state: 'down' } as Partial<FeedMessage>)
    say('live', {})
    expect(scopes(asked).slice(2)).toEqual([['live', 'full']])
  })

  it('nothing by a price of a producer that is down: it may be on its way for long', () => {
    const { recovery, asked, say, answer, up } = openRecovery()
    recovery.start()
    answer('live')
    up.delete('live')
    say('live', { kind: 'odds' })
    expect(asked).toHaveLength(2)
  })

  it('the same once more after three minutes without an answer', () => {
    const { recovery, asked, answer, pass } = openRecovery()
    recovery.start()
    answer('live')
    pass(179_999)
    recovery.advance()
    expect(asked).toHaveLength(2)
    pass(1)
    recovery.advance()
    recovery.advance()
    expect(scopes(asked).slice(2)).toEqual([['prematch', 'full']])
    expect(asked[2]?.requestId).not.toBe(asked[0]?.requestId)
  })
})

it('the answer to a process that died is none to the next one', () => {
  const [first, second] = [openRecovery(), openRecovery()]
  first.recovery.start()
  second.pass(60_000)
  second.recovery.start()
  const [last, next] = [first.asked.at(-1)?.requestId ?? 0, second.asked[0]?.requestId ?? 0]
  expect(next).toBeGreaterThan(last)
})

it('the offer is whole when both producers have answered what they were asked last', () => {
  const { recovery, say, answer } = openRecovery()
  recovery.start()
  answer('prematch')
  say('live', { kind: 'snapshot', requestId: 1 })
  expect(recovery.isWhole()).toBe(false)
  answer('live')
  expect(recovery.isWhole()).toBe(true)
})
