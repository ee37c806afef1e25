import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { describe, expect, it } from 'vitest'
import type { BetStatus } from '../../core/bets/bet-record.ts'
import type { Released } from '../../core/wallet/posting.ts'
import { decideLeg, decideMoves, isStruck } from './decide-bet.ts'
import type { MarketChange, ResultChange, VoidChange } from './market-change.ts'
import type { LockedBet, LockedLeg } from './settled-bets.ts'

const leg: LockedLeg = {
  betId: 1,
  legNumber: 1,
  eventId: 5,
  marketType: 'total',
  specifier: 'total=2.5',
  outcome: 'over',
  odds: odds(2000),
  result: null,
  step: 4,
  isVoid: false,
  voidMs: 1000,
  voidReason: null,
}
const market = { eventId: 5, type: 'total', specifier: 'total=2.5' }

function result(change: Partial<ResultChange>): ResultChange {
  const results = new Map<string, OutcomeResult>([['over', { kind: 'won' }]])
  return { ...market, kind: 'result', step: 6, results, reason: null, score: null, ...change }
}
function voided(change: Partial<VoidChange>): VoidChange {
  const windows = [{ fromMs: 500, toMs: 600, reason: 'error' as const }]
  return { ...market, kind: 'void', windows, atMs: 1001, fromMs: null, toMs: null, ...change }
}

describe('a leg', () => {
  const won = { kind: 'won' } as const
  it.each<[string, Partial<LockedLeg>, MarketChange, Partial<LockedLeg> | null]>([
    ['takes a newer result', {}, result({}), { result: won, step: 6 }],
    ['takes a result one step newer', {}, result({ step: 5 }), { result: won, step: 5 }],
    ['has had the result of the same step', {}, result({ step: 4 }), null],
    ['is past an older result', {}, result({ step: 3 }), null],
    ['is open again', { result: won }, result({ results: null, step: 5 }), { result: null, step: 5 }],
    ['is past an older taking back', { result: won }, result({ results: null, step: 3 }), null],
    ['is not named', { outcome: 'under' }, result({}), null],
    ['is of another event', { eventId: 6 }, result({}), null],
    ['is of another market', { marketType: 'total_home' }, result({}), null],
    ['is of another line', { specifier: 'total=3.5' }, result({}), null],
    ['is void', {}, voided({}), { isVoid: true, voidMs: 1001, voidReason: 'error' }],
    [
      'is void no more',
      { isVoid: true, voidReason: 'error' },
      voided({ windows: [] }),
      { isVoid: false, voidMs: 1001, voidReason: null },
    ],
    ['is void for another reason', { isVoid: true, voidMs: 1001 }, voided({}), { voidReason: 'error' }],
    ['has had the void', { isVoid: true, voidMs: 1001, voidReason: 'error' }, voided({}), null],
    [
      'was struck outside of every window',
      {},
      voided({ windows: [{ fromMs: null, toMs: 500, reason: null }] }),
      { voidMs: 1001 },
    ],
    ['and knows it', { voidMs: 1001 }, voided({ windows: [] }), null],
    [
      'is void by a window that an older word tells',
      {},
      voided({ atMs: 999 }),
      { isVoid: true, voidReason: 'error' },
    ],
    ['is of another event than the void', { eventId: 6 }, voided({}), null],
  ])('%s', (_name, state, change, expected) => {
    const before = { ...leg, ...state }
    expect(decideLeg(before, change, 500)).toEqual(expected === null ? null : { ...before, ...expected })
  })
})

function bet(status: BetStatus, payout: bigint | null): LockedBet {
  return {
    id: 1,
    playerId: 7,
    currency: 'AZN',
    type: 'singles',
    size: 1,
    status,
    stakeMinor: minor(1000n),
    possibleReturnMinor: minor(2000n),
    bonusMinor: minor(0n),
    grantId: null,
    isCashedOut: false,
    payoutMinor: payout === null ? null : minor(payout),
    generation: 1,
    placedAtMs: 500,
    legs: [leg],
  }
}
const released = (status: Released, payout: bigint) => ({ status, payoutMinor: minor(payout) })

describe('what moves', () => {
  const won = { result: { kind: 'won' } } as const
  const half = { result: { kind: 'half_won' } } as const
  const lost = { result: { kind: 'lost' } } as const
  const open = { result: null } as const
  const isVoid = { ...won, isVoid: true } as const
  it.each<[BetStatus, bigint | null, Partial<LockedLeg>, ReturnType<typeof decideMoves>]>([
    ['placed', null, open, null],
    ['placed', null, won, { reverses: null, releases: released('won', 2000n) }],
    ['placed', null, lost, { reverses: null, releases: released('lost', 0n) }],
    ['placed', null, isVoid, { reverses: null, releases: released('refunded', 1000n) }],
    ['won', 2000n, won, null],
    ['lost', 0n, lost, null],
    ['refunded', 1000n, isVoid, null],
    ['won', 2000n, open, { reverses: released('won', 2000n), releases: null }],
    ['lost', 0n, open, { reverses: released('lost', 0n), releases: null }],
    ['refunded', 1000n, open, { reverses: released('refunded', 1000n), releases: null }],
    ['lost', 0n, won, { reverses: released('lost', 0n), releases: released('won', 2000n) }],
    ['won', 2000n, half, { reverses: released('won', 2000n), releases: released('won', 1500n) }],
    // A dead heat of two at evens returns the stake, as a void does: the account that it goes to is not the same.
    ['won', 1000n, isVoid, { reverses: released('won', 1000n), releases: released('refunded', 1000n) }],
    ['pending', null, won, null],
    ['declined', null, won, null],
  ])('of a bet that is %s with %s when its leg is %o', (status, payout, state, expected) => {
    expect(decideMoves(bet(status, payout), [{ ...leg, ...state }])).toEqual(expected)
  })

  it('of a settled bet is not guessed when its payout is missing', () => {
    expect(() => decideMoves(bet('won', null), [leg])).toThrow('without its payout')
  })
})

it.each<[BetStatus, boolean]>([
  ['pending', false],
  ['declined', false],
  ['placed', true],
  ['won', true],
  ['lost', true],
  ['refunded', true],
  ['vip', false],
  ['rejected', false],
])('a bet that is %s is in reach of results: %s', (status, isInReach) => {
  expect(isStruck({ status })).toBe(isInReach)
})
