import type { MarketSettlement, SettleMessage, UnsettleMessage } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { describe, expect, it } from 'vitest'
import {
  judgeResult,
  type NumberedMessage,
  numberMessage,
  readStanding,
  type StandingResult,
} from './standing-results.ts'

const MARKET = { type: '1x2', specifier: '' }
const WON: OutcomeResult = { kind: 'won' }
const LOST: OutcomeResult = { kind: 'lost' }
const HALF: OutcomeResult = { kind: 'dead_heat', numerator: 1, denominator: 2 }

function market(results: Readonly<Record<string, OutcomeResult>>): MarketSettlement {
  return { ...MARKET, outcomes: Object.entries(results).map(([outcome, result]) => ({ outcome, result })) }
}
const home = market({ '1': WON, '2': LOST })
const away = market({ '1': LOST, '2': WON })
const envelope = { provider: 'test', producer: 'live', receivedAtMs: 0, eventId: 5 } as const

function told(atMs: number, certainty: 1 | 2, ...markets: readonly MarketSettlement[]): SettleMessage {
  return {
    ...envelope,
    kind: 'settle',
    generatedAtMs: atMs,
    generation: null,
    certainty,
    markets,
    facts: {},
    isFinal: false,
  }
}
function takenBack(atMs: number): UnsettleMessage {
  return { ...envelope, kind: 'unsettle', generatedAtMs: atMs, generation: null, markets: [MARKET] }
}

/** As they are kept: each one numbered by those before it. */
function keepAll(messages: readonly (SettleMessage | UnsettleMessage)[]): NumberedMessage[] {
  const kept: NumberedMessage[] = []
  for (const message of messages) kept.push(numberMessage(message, readStanding(inOrder(kept))))
  return kept
}
const stepOf = ({ kind, generation }: NumberedMessage) => generation * 2 + (kind === 'unsettle' ? 1 : 0)
const inOrder = (kept: readonly NumberedMessage[]) =>
  [...kept].sort((left, right) => stepOf(left) - stepOf(right))

describe('a result without a number', () => {
  const stands = (outcomes: Record<string, OutcomeResult> | null, certainty: 1 | 2): StandingResult => ({
    outcomes: outcomes === null ? null : new Map(Object.entries(outcomes)),
    certainty,
    atMs: 10,
  })
  const homeStands = { '1': WON, '2': LOST }
  it.each<[string, StandingResult | undefined, MarketSettlement, 1 | 2, number, string]>([
    ['of a market without one', undefined, home, 1, 5, 'applies'],
    ['that says the same', stands(homeStands, 1), home, 1, 11, 'confirms'],
    ['that says the same and is more certain', stands(homeStands, 1), home, 2, 11, 'confirms'],
    ['that says the same and is older', stands(homeStands, 2), home, 1, 9, 'confirms'],
    ['that says otherwise, later', stands(homeStands, 1), away, 1, 11, 'applies'],
    ['that says otherwise at the same instant', stands(homeStands, 1), away, 1, 10, 'applies'],
    ['that says otherwise, earlier', stands(homeStands, 1), away, 1, 9, 'overruled'],
    ['that is confirmed and says otherwise', stands(homeStands, 1), away, 2, 11, 'applies'],
    ['that is confirmed, otherwise and earlier', stands(homeStands, 1), away, 2, 9, 'applies'],
    ['that is reported, against a confirmed one', stands(homeStands, 2), away, 1, 11, 'overruled'],
    ['that is confirmed, against a confirmed one', stands(homeStands, 2), away, 2, 11, 'applies'],
    ['that is confirmed, against a later confirmed one', stands(homeStands, 2), away, 2, 9, 'overruled'],
    ['after it was taken back', stands(null, 1), home, 1, 11, 'applies'],
    ['from before it was taken back', stands(null, 1), home, 2, 9, 'overruled'],
    ['of an outcome that had none', stands({ '1': WON }, 2), market({ '2': LOST }), 1, 9, 'applies'],
    ['of one more outcome', stands({ '1': WON }, 1), home, 1, 9, 'applies'],
    [
      'of shares that are the same',
      stands({ '1': HALF }, 1),
      market({ '1': { numerator: 1, denominator: 2, kind: 'dead_heat' } }),
      1,
      11,
      'confirms',
    ],
    [
      'of other shares',
      stands({ '1': HALF }, 1),
      market({ '1': { kind: 'dead_heat', numerator: 1, denominator: 3 } }),
      1,
      11,
      'applies',
    ],
  ])('%s', (_name, standing, said, certainty, atMs, verdict) => {
    expect(judgeResult(standing, said, { certainty, atMs })).toBe(verdict)
  })
})

describe('numbers rise with every result that changes something or says more', () => {
  const steps = (...messages: readonly (SettleMessage | UnsettleMessage)[]) =>
    keepAll(messages).map((message) => [stepOf(message), message.markets.length])
  it.each<[string, readonly (SettleMessage | UnsettleMessage)[], readonly (readonly number[])[]]>([
    ['the first', [told(1, 1, home)], [[2, 1]]],
    [
      'another one',
      [told(1, 1, home), told(2, 1, away)],
      [
        [2, 1],
        [4, 1],
      ],
    ],
    [
      'a confirmation changes no market',
      [told(1, 1, home), told(2, 2, home)],
      [
        [2, 1],
        [4, 0],
      ],
    ],
    [
      'taken back',
      [told(1, 1, home), takenBack(2)],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'taken back and told again',
      [told(1, 1, home), takenBack(2), told(3, 1, home)],
      [
        [2, 1],
        [3, 1],
        [4, 1],
      ],
    ],
    [
      'taken back before it came',
      [takenBack(2), told(1, 1, home)],
      [
        [1, 1],
        [2, 0],
      ],
    ],
    [
      'a roll-back that is older than the result',
      [told(3, 1, home), takenBack(2)],
      [
        [2, 1],
        [3, 0],
      ],
    ],
    [
      'a roll-back that is older than the confirmation',
      [told(1, 1, home), told(3, 2, home), takenBack(2)],
      [
        [2, 1],
        [4, 0],
        [5, 0],
      ],
    ],
    [
      'a report after a confirmation',
      [told(1, 1, home), told(2, 2, home), told(3, 1, away)],
      [
        [2, 1],
        [4, 0],
        [6, 0],
      ],
    ],
    [
      'a report of more outcomes leaves what is confirmed so',
      [
        told(1, 2, market({ '1': WON })),
        told(2, 1, market({ '2': LOST })),
        told(3, 1, market({ '1': LOST })),
      ],
      [
        [2, 1],
        [4, 1],
        [6, 0],
      ],
    ],
  ])('%s', (_name, messages, expected) => {
    expect(steps(...messages)).toEqual(expected)
  })

  it.each<[string, readonly (SettleMessage | UnsettleMessage)[], Record<string, OutcomeResult>]>([
    [
      'is told with those before it',
      [told(1, 1, market({ '1': WON })), told(2, 1, market({ '2': LOST }))],
      { '2': LOST, '1': WON },
    ],
    [
      'is told beside what it changes',
      [told(1, 1, home), told(2, 1, market({ '2': HALF }))],
      { '2': HALF, '1': WON },
    ],
    [
      'is told alone behind a roll-back',
      [told(1, 1, home), takenBack(2), told(3, 1, market({ '2': LOST }))],
      { '2': LOST },
    ],
  ])('an outcome of a market %s', (_name, messages, expected) => {
    const last = keepAll(messages).at(-1)
    const outcomes = last?.kind === 'settle' ? (last.markets[0]?.outcomes ?? []) : []
    expect(Object.fromEntries(outcomes.map(({ outcome, result }) => [outcome, result]))).toEqual(expected)
  })

  it('one that the provider gave is kept, and the next of ours is above it', () => {
    const kept = keepAll([{ ...told(1, 2, home), generation: 7 }, told(2, 2, away)])
    expect(kept.map(stepOf)).toEqual([14, 16])
  })
})
