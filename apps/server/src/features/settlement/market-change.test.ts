import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { describe, expect, it } from 'vitest'
import { cancel, settle, uncancel, unsettle } from './example-settlement.ts'
import { listQuarantined, readMarketChanges } from './market-change.ts'

const market = { eventId: 5, type: '1x2', specifier: '' }

describe('a settlement', () => {
  const reason = { rule: 'result', statistic: 'goals', period: 'match', facts: { home: 2, away: 1 } }
  const message = settle(5, 3, 2, 1)
  const facts = (change: object) => ({ ...(message.facts as object), ...change })
  it.each([
    ['of facts that are understood says why', message.facts, { reason, score: '2:1' }],
    ['of facts that are none still counts', facts({ goals: null }), { reason: null, score: null }],
    [
      'before our rules would decide it still counts',
      facts({ status: 'playing' }),
      { reason: null, score: '2:1' },
    ],
  ])('%s', (_name, told, expected) => {
    const won = { kind: 'won' }
    const lost = { kind: 'lost' }
    const results = new Map([
      ['1', won],
      ['x', lost],
      ['2', lost],
    ])
    expect(readMarketChanges({ ...message, facts: told }, FOOTBALL_SPORT)).toEqual([
      { ...market, kind: 'result', step: 6, results, ...expected },
    ])
  })

  it('leaves out what is none of ours, and it is listed', () => {
    const perhaps = { kind: 'perhaps' } as unknown as OutcomeResult
    const outcomes = [
      { outcome: '1', result: { kind: 'won' } as const },
      { outcome: 'x', result: perhaps },
      { outcome: 'over', result: { kind: 'won' } as const },
    ]
    const markets = [
      { type: 'weather', specifier: '', outcomes },
      { type: 'total', specifier: 'hcp=1', outcomes },
      { ...market, outcomes },
    ]
    const odd = { ...message, markets }
    expect(readMarketChanges(odd, FOOTBALL_SPORT)).toMatchObject([
      { ...market, results: new Map([['1', { kind: 'won' }]]) },
    ])
    expect(listQuarantined(odd, FOOTBALL_SPORT)).toEqual([
      'market weather ',
      'market total hcp=1',
      '1x2  x: {"kind":"perhaps"}',
      '1x2  over: {"kind":"won"}',
    ])
    expect(listQuarantined(message, FOOTBALL_SPORT)).toEqual([])
  })
})

it('a settlement that is taken back stands above it', () => {
  expect(readMarketChanges(unsettle(5, 3), FOOTBALL_SPORT)).toEqual([
    { ...market, kind: 'result', step: 7, results: null, reason: null, score: null },
  ])
})

it.each([
  [
    'a void with its window',
    cancel(5, 100, 200),
    { fromMs: 100, toMs: 200 },
    [{ fromMs: 100, toMs: 200, reason: null }],
  ],
  [
    'a void without one',
    cancel(5),
    { fromMs: null, toMs: null },
    [{ fromMs: null, toMs: 901, reason: null }],
  ],
  ['a void that is taken back', uncancel(5, 100, 200), { fromMs: 100, toMs: 200 }, []],
])('%s says what stands now, and whom it is about', (_name, message, about, windows) => {
  expect(
    readMarketChanges(message, FOOTBALL_SPORT, { words: [{ message, receivedAtMs: 900 }], combinations: [] }),
  ).toEqual([{ ...market, kind: 'void', atMs: message.generatedAtMs, windows, ...about }])
})
