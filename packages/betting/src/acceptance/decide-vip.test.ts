import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { describe, expect, it } from 'vitest'
import { VIP_NOTICE_MS } from './decide-vip.ts'
import { bet, decide, NOW_MS, position, read, WIDE } from './example-press.ts'
import type { PlacementPosition } from './placement.ts'

/** A stake of 1000 is above each of its limits. */
const NARROW = { ...WIDE, maximumMinor: minor(500n), maximumSystemExpressMinor: minor(500n) }

function ahead(
  eventId: number,
  changes: Partial<PlacementPosition> = {},
  state: Partial<NonNullable<PlacementPosition['state']>> = {},
): PlacementPosition {
  const base = position(eventId, 2000, { limitsAt: () => NARROW })
  const startsAtMs = NOW_MS + VIP_NOTICE_MS + 1
  return { ...base, state: base.state && { ...base.state, startsAtMs, ...state }, ...changes }
}
const vip = (positions: readonly PlacementPosition[], bets: Parameters<typeof decide>[1], changes = {}) =>
  decide(positions, bets, { isVip: true, ...changes })

describe('a bet above the limits that is sent to be decided on', () => {
  it.each([
    ['a single', [ahead(1)], bet('singles', [0]), 2000],
    ['an accumulator', [ahead(1), ahead(2)], bet('accumulator', [0, 1]), 4000],
    ['a system', [ahead(1), ahead(2), ahead(3)], bet('full_cover', [0, 1, 2], 1200n, 2), 4000],
    [
      'above what the house may lose',
      [ahead(1, { limitsAt: () => WIDE, liabilityLeftMinor: minor(1n) })],
      bet('singles', [0]),
      2000,
    ],
  ] as const)('waits with its price and its return: %s', (_name, positions, one, price) => {
    const answer = vip(positions, [one])
    expect(read(answer)).toEqual([`at ${price}`])
    if (!answer.ok) return
    expect(answer.value.bets[0]?.possibleReturnMinor).toBe((one.stakeMinor * BigInt(price)) / 1000n)
    expect(read(decide(positions, [one]))).not.toEqual([`at ${price}`])
  })

  it.each([
    [
      'one that the limits take',
      [ahead(1, { limitsAt: () => WIDE })],
      [bet('singles', [0])],
      'vip_not_needed',
    ],
    ['in play', [ahead(1, {}, { eventStatus: 'live' })], [bet('singles', [0])], 'vip_in_play'],
    [
      'a leg of it in play',
      [ahead(1), ahead(2, {}, { eventStatus: 'live' })],
      [bet('accumulator', [0, 1])],
      'vip_in_play',
    ],
    [
      'ten minutes before the first event',
      [ahead(1), ahead(2, {}, { startsAtMs: NOW_MS + VIP_NOTICE_MS })],
      [bet('accumulator', [0, 1])],
      'vip_too_late',
    ],
    ['two bets', [ahead(1), ahead(2)], [bet('singles', [0]), bet('singles', [1])], 'bet_type_unavailable'],
    ['a price that moved', [ahead(1, { seenOdds: odds(2100) })], [bet('singles', [0])], '1 price_changed'],
    [
      'a suspended market',
      [ahead(1, {}, { marketStatus: 'suspended' })],
      [bet('singles', [0])],
      '1 market_suspended',
    ],
    [
      'positions that depend on each other',
      [ahead(1), ahead(2, { origin: ahead(1).origin })],
      [bet('accumulator', [0, 1])],
      '1 positions_related',
    ],
  ] as const)('is refused: %s', (_name, positions, bets, reason) => {
    expect(read(vip(positions, bets))[0]).toBe(reason)
  })

  it('is refused when only some of what is wrong is a limit', () => {
    const full = ahead(2, { limitsAt: () => WIDE, liabilityLeftMinor: minor(1n) })
    const legs = [ahead(1, { limitsAt: () => WIDE, seenOdds: odds(2100) }), full]
    const bets = [bet('accumulator', [0, 1])]
    expect(read(vip(legs, bets))).toEqual(read(decide(legs, bets)))
    expect(vip(legs, bets).ok).toBe(false)
  })

  it('is refused when another position of its press is closed', () => {
    const legs = [ahead(1), ahead(2, {}, { marketStatus: 'suspended' })]
    const answer = vip(legs, [bet('singles', [0])])
    expect(read(answer)).toEqual(read(decide(legs, [bet('singles', [0])])))
    expect(read(answer)).toEqual(['1 stake_above_maximum 500', '2 market_suspended'])
  })

  it('is ten minutes ahead', () => {
    expect(VIP_NOTICE_MS).toBe(600_000)
  })

  it('holds no more than its player has', () => {
    expect(read(vip([ahead(1)], [bet('singles', [0])], { balanceMinor: minor(999n) }))).toEqual([
      'insufficient_funds',
    ])
  })
})
