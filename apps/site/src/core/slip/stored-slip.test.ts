import type { Quote } from '@xezer/betting/slip/slip-state'
import { describe, expect, it } from 'vitest'
import { nameGone, parseStoredSlip } from './stored-slip.ts'

const request = { event: 1, factor: '1:1x2::1', value: 2 }
const bet = { type: 'singles', amount: 10, positions: [{ ...request, amount: 10 }] }

/** What storage holds of player 7, with this as the press that got no answer. */
const stored = (unanswered: unknown) =>
  JSON.stringify({ userId: 7, positions: [{ request, stake: '10' }], singleStake: '', unanswered })

it('a stored press comes back as it was sent', () => {
  const press = { key: 'key 1', bets: [bet] }
  expect(parseStoredSlip(stored(press), 7)?.unanswered).toEqual(press)
})

it.each([
  ['its key is no text', { key: 7, bets: [bet] }],
  ['it has no bets', { key: 'key 1' }],
  ['its bets are none', { key: 'key 1', bets: [] }],
  ['one of its bets is not one', { key: 'key 1', bets: [bet, { ...bet, amount: 'ten' }] }],
])('a stored press is none when %s, and the slip comes back without it', (_why, press) => {
  const slip = parseStoredSlip(stored(press), 7)
  expect(slip?.positions).toEqual([{ request, stake: '10' }])
  expect(slip?.unanswered ?? null).toBeNull()
})

it.each([
  ['of another player', stored(null), 8],
  ['that is no JSON', '{', 7],
  ['without positions', '{"userId":7}', 7],
])('a slip %s is none', (_what, text, userId) => {
  expect(parseStoredSlip(text, userId) ?? null).toBeNull()
})

describe('a selection that is gone after a reload', () => {
  const names = { event: 'Fulham – Everton', market: 'Match result', outcome: 'Fulham' }
  const text = (more: object) =>
    JSON.stringify({ userId: 7, positions: [{ request, stake: '10', ...more }], singleStake: '' })
  const gone = { eventName: '', marketName: '', outcomeName: '', handle: '1:1x2::1' } as Quote
  const nameOf = (more: object, quote: Quote = gone) => {
    const [position] = parseStoredSlip(text(more), 7)?.positions ?? []
    const { eventName, marketName, outcomeName } = nameGone(quote, position ?? { request, stake: '' })
    return [eventName, marketName, outcomeName]
  }

  it.each([
    ['is called as it was', { names }, gone, ['Fulham – Everton', 'Match result', 'Fulham']],
    ['has the name of now where there is one', { names }, { ...gone, eventName: 'A – B' }, ['A – B', '', '']],
    ['of an earlier release has none', {}, gone, ['', '', '']],
    ['has none of what is no text', { names: { ...names, market: 4 } }, gone, ['', '', '']],
  ] as const)('%s', (_what, more, quote, told) => {
    expect(nameOf(more, quote)).toEqual(told)
  })
})
