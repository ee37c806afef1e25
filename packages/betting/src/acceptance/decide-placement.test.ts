import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { BET_TYPES } from '@xezer/sport/bet-type'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidePlacement } from './decide-placement.ts'
import type { PlacementBet, PlacementInput, PlacementPosition } from './placement.ts'
import { isPriceAgreed, QUOTE_CHANGES, type QuoteChanges } from './quote-changes.ts'
import type { SelectionState } from './selection-state.ts'
import { stakeLimits } from './stake-limits.ts'

const NOW_MS = 1_800_000_000_000
const OPEN: SelectionState = {
  eventStatus: 'live',
  startsAtMs: NOW_MS - 60_000,
  isPaused: false,
  isFeedAlive: true,
  marketStatus: 'open',
  odds: odds(2000),
}

/** One single with its position. */
type Candidate = PlacementPosition & Pick<PlacementBet, 'type' | 'stakeMinor'>

function candidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    type: 'singles',
    eventId: 7,
    handle: '7:1x2::1',
    seenOdds: odds(2000),
    stakeMinor: minor(1000n),
    state: OPEN,
    origin: null,
    limitsAt: (price) =>
      stakeLimits({ tier: 1, group: 'm', isLive: true, currency: 'AZN', sportPercent: 100n }, price),
    liabilityLeftMinor: minor(10_000_000n),
    ...changes,
  }
}

function place(candidates: readonly Candidate[], changes: Partial<PlacementInput> = {}) {
  return decidePlacement({
    positions: candidates,
    bets: candidates.map(({ type, stakeMinor }, index) => ({ type, stakeMinor, size: 1, legs: [index] })),
    quoteChanges: 1,
    balanceMinor: minor(100_000n),
    combinationsLeftMinor: minor(0n),
    nowMs: NOW_MS,
    allowedTypes: BET_TYPES,
    ...changes,
  })
}

function codesOf(answer: ReturnType<typeof place>): readonly string[] {
  if (answer.ok) return answer.value.bets.map((bet) => `at ${bet.odds}`)
  if (answer.error.code !== 'bets_refused') return [answer.error.code]
  return answer.error.positions.map((position) => position.code)
}

describe('decidePlacement: what the book must say', () => {
  it.each<[string, Partial<SelectionState> | null, string]>([
    ['open in play', {}, 'at 2000'],
    ['not started, pre-match', { eventStatus: 'prematch', startsAtMs: NOW_MS + 1 }, 'at 2000'],
    ['pre-match at its very start', { eventStatus: 'prematch', startsAtMs: NOW_MS }, 'event_started'],
    ['unknown event', null, 'event_not_found'],
    ['ended', { eventStatus: 'ended' }, 'event_finished'],
    ['cancelled', { eventStatus: 'cancelled' }, 'event_finished'],
    ['postponed', { eventStatus: 'postponed' }, 'event_finished'],
    ['silent feed', { isFeedAlive: false }, 'feed_down'],
    ['paused', { isPaused: true }, 'event_paused'],
    ['suspended market', { marketStatus: 'suspended' }, 'market_suspended'],
    ['hidden market', { marketStatus: 'hidden' }, 'market_closed'],
    ['settled market', { marketStatus: 'settled' }, 'market_closed'],
    ['no such market', { marketStatus: null }, 'market_closed'],
    ['outcome without a price', { odds: null }, 'selection_closed'],
  ])('%s', (_name, change, expected) => {
    const state = change === null ? null : { ...OPEN, ...change }
    expect(codesOf(place([candidate({ state })]))).toEqual([expected])
  })
})

describe('quoteChanges is enforced here too (agreement 12, quote changes)', () => {
  it.each<[QuoteChanges, number, number, string]>([
    [1, 2000, 2000, 'at 2000'],
    [1, 2000, 2010, 'price_changed'],
    [1, 2000, 1990, 'price_changed'],
    [2, 2000, 2000, 'at 2000'],
    [2, 2000, 2010, 'at 2010'],
    [2, 2000, 1990, 'price_changed'],
    [3, 2000, 2010, 'at 2010'],
    [3, 2000, 1500, 'at 1500'],
  ])('%i: seen %i, now %i: %s', (quoteChanges, seen, now, expected) => {
    const bet = candidate({ seenOdds: odds(seen), state: { ...OPEN, odds: odds(now) } })
    expect(codesOf(place([bet], { quoteChanges }))).toEqual([expected])
  })

  it('names the new price, and the position stays placeable', () => {
    const answer = place([candidate({ state: { ...OPEN, odds: odds(1900) } })])
    expect(answer).toMatchObject({ error: { positions: [{ odds: 1900, isPlaceable: true, eventId: 7 }] } })
  })

  it('never strikes below what was agreed, never withholds a better price', () => {
    const price = fc.integer({ min: 1010, max: 50_000 }).map(odds)
    fc.assert(
      fc.property(price, price, fc.constantFrom(...QUOTE_CHANGES), (seen, now, quoteChanges) => {
        const answer = place(
          [candidate({ seenOdds: seen, state: { ...OPEN, odds: now }, stakeMinor: minor(20n) })],
          { quoteChanges },
        )
        if (!answer.ok) {
          expect(isPriceAgreed(seen, now, quoteChanges)).toBe(false)
          expect(quoteChanges === 1 || now < seen).toBe(true)
        } else {
          expect(answer.value.bets[0]?.odds).toBe(now)
          if (quoteChanges !== 3) expect(now).toBeGreaterThanOrEqual(seen)
        }
      }),
    )
  })
})

describe('stakes, limits and money', () => {
  it.each<[string, Partial<Candidate>, string]>([
    ['the smallest stake', { stakeMinor: minor(20n) }, 'at 2000'],
    ['below it', { stakeMinor: minor(19n) }, 'stake_below_minimum'],
    ['nothing', { stakeMinor: minor(0n) }, 'stake_below_minimum'],
    ['the largest stake', { stakeMinor: minor(1_000_000n) }, 'at 2000'],
    ['above it', { stakeMinor: minor(1_000_001n) }, 'stake_above_maximum'],
    ['all the liability that is left', { liabilityLeftMinor: minor(1000n) }, 'at 2000'],
    ['more than the liability', { liabilityLeftMinor: minor(999n) }, 'liability_reached'],
  ])('%s', (_name, change, expected) => {
    const answer = place([candidate(change)], { balanceMinor: minor(10_000_000n) })
    expect(codesOf(answer)).toEqual([expected])
  })

  it('says which limit was crossed', () => {
    const answer = place([candidate({ stakeMinor: minor(9_999_999n) })])
    expect(answer).toMatchObject({ error: { positions: [{ limitMinor: 1_000_000n, isPlaceable: true }] } })
  })

  it('takes the whole balance, but not a minor unit more', () => {
    expect(place([candidate()], { balanceMinor: minor(1000n) }).ok).toBe(true)
    expect(codesOf(place([candidate()], { balanceMinor: minor(999n) }))).toEqual(['insufficient_funds'])
  })

  it('counts the stakes of all bets together', () => {
    const two = [candidate(), candidate({ eventId: 8, handle: '8:1x2::1' })]
    expect(place(two, { balanceMinor: minor(2000n) }).ok).toBe(true)
    expect(codesOf(place(two, { balanceMinor: minor(1999n) }))).toEqual(['insufficient_funds'])
  })
})

describe('one request is one decision', () => {
  it('accepts none when one position is refused, and names every refused one', () => {
    const bets = [
      candidate(),
      candidate({ eventId: 8, state: { ...OPEN, isPaused: true } }),
      candidate({ eventId: 9, state: null }),
    ]
    expect(codesOf(place(bets))).toEqual(['event_paused', 'event_not_found'])
  })

  it('takes one position per event', () => {
    expect(codesOf(place([candidate(), candidate({ handle: '7:1x2::2' })]))).toEqual(['duplicate_event'])
  })

  it('takes 30 positions and not 31', () => {
    const bets = Array.from({ length: 31 }, (_, index) =>
      candidate({ eventId: index + 1, stakeMinor: minor(20n) }),
    )
    expect(place(bets.slice(1)).ok).toBe(true)
    expect(codesOf(place(bets))).toEqual(['too_many_positions'])
  })

  it('refuses types that are not open to the player, or do not fit', () => {
    expect(codesOf(place([candidate({ type: 'accumulator' })]))).toEqual(['bet_type_unavailable'])
    expect(codesOf(place([candidate()], { allowedTypes: [] }))).toEqual(['bet_type_unavailable'])
  })
})
