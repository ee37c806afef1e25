import { describe, expect, it } from 'vitest'
import type { FeedMessage, ProducerMessage } from './messages.ts'
import { bookWith, producerMessage } from './test-messages.ts'

const START_MS = 1_000_000
const say = (state: ProducerMessage['state'], lagMs = 0): FeedMessage => ({
  ...producerMessage(10, 'live', state),
  receivedAtMs: 10 + lagMs,
})

describe('a word about a producer counts only when it comes or goes', () => {
  it.each<[string, readonly FeedMessage[], FeedMessage, string, boolean]>([
    ['up, as it was', [], say('up'), 'duplicate', true],
    ['up, 20 s old', [], say('up', 20_000), 'duplicate', true],
    ['up, older than that', [], say('up', 20_001), 'applied', false],
    ['down', [], say('down'), 'applied', false],
    ['recovering', [], say('recovering'), 'applied', false],
    ['down again', [say('down')], say('down'), 'duplicate', false],
    ['recovering from down', [say('down')], say('recovering'), 'duplicate', false],
    ['up from down', [say('down')], say('up'), 'applied', true],
  ])('%s', (_name, before, message, outcome, isUp) => {
    // Its one event is before the match, so that nothing but the producer changes.
    const book = bookWith(START_MS, before)
    const { rev } = book
    expect(book.apply(message).outcome).toBe(outcome)
    expect(book.rev - rev).toBe(outcome === 'applied' ? 1 : 0)
    expect(book.isProducerUp('live', 10)).toBe(isUp)
  })
})
