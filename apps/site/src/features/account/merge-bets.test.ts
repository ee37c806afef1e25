import type { AccountBet } from '@xezer/contract/account-news'
import { describe, expect, it } from 'vitest'
import { type BetFilter, mergeBets, showsWinning } from './merge-bets.ts'

const bet = (
  id: number,
  status: AccountBet['status'],
  placed = `2026-11-20T10:00:0${id}.000Z`,
): AccountBet => ({
  id,
  number: String(id),
  placed,
  type: 'singles',
  typeName: 'Single',
  factor: 2,
  amount: 10,
  currency: 'AZN',
  status,
  statusName: status,
  statusColor: 'info',
  winning: 20,
  positions: [],
})
const period = { from: '2026-11-20T00:00:00.000Z', to: undefined }
const ids = (bets: readonly AccountBet[]) => bets.map((one) => `${one.id} ${one.status}`)

describe('mergeBets', () => {
  const shown = [bet(3, 'placed'), bet(2, 'placed'), bet(1, 'lost')]

  it.each<[string, BetFilter, AccountBet, string[]]>([
    ['a settled bet stays in its place', 'all', bet(2, 'won'), ['3 placed', '2 won', '1 lost']],
    ['a new bet comes first', 'all', bet(4, 'placed'), ['4 placed', '3 placed', '2 placed', '1 lost']],
    ['a bet that left the filter goes', 'open', bet(3, 'won'), ['2 placed', '1 lost']],
    ['a bet of another filter does not come', 'open', bet(4, 'rejected'), ['3 placed', '2 placed', '1 lost']],
    [
      'a bet before the period does not come',
      'all',
      bet(4, 'placed', '2026-11-19T23:59:59.000Z'),
      ids(shown),
    ],
  ])('%s', (_rule, filter, changed, expected) => {
    expect(ids(mergeBets(shown, [changed], filter, period, undefined))).toEqual(expected)
  })

  it('leaves a bet from the depth to the page that brings it', () => {
    const pagesTo = bet(2, 'placed').placed
    const short = shown.slice(0, 2)
    expect(ids(mergeBets(short, [bet(1, 'won')], 'all', period, pagesTo))).toEqual(ids(short))
    expect(ids(mergeBets(short, [bet(2, 'won'), bet(4, 'placed')], 'all', period, pagesTo))).toEqual([
      '4 placed',
      '3 placed',
      '2 won',
    ])
  })

  it('changes nothing when the same message comes twice', () => {
    const once = mergeBets(shown, [bet(2, 'won')], 'all', period, undefined)
    expect(mergeBets(once, [bet(2, 'won')], 'all', period, undefined)).toEqual(once)
  })

  it('keeps newer bets out of a period that has ended', () => {
    const closed = { ...period, to: '2026-11-20T10:00:03.500Z' }
    expect(ids(mergeBets(shown, [bet(4, 'placed')], 'all', closed, undefined))).toEqual(ids(shown))
  })
})

describe('showsWinning (product §4, states)', () => {
  it.each([
    ['placed', true],
    ['won', true],
    ['vip', true],
    ['lost', false],
    ['refunded', false],
    ['rejected', false],
  ] as const)('%s: %s', (status, shows) => {
    expect(showsWinning(status)).toBe(shows)
  })
})
