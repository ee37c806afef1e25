import { decidePlacement } from '@xezer/betting/acceptance/decide-placement'
import { NOW_MS, position, WIDE } from '@xezer/betting/acceptance/example-press'
import { legFactor, settleBet } from '@xezer/betting/settlement/settle-bet'
import { add, run } from '@xezer/betting/slip/example-slip'
import { listSlipBets } from '@xezer/betting/slip/list-slip-bets'
import { summarizeSlip } from '@xezer/betting/slip/summarize-slip'
import { minor } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** `npm run bets` tries a hundred thousand. */
const BETS = process.env.BETS === 'many' ? 100_000 : 3000
/** Singles, accumulator and systems of six positions on average. */
const BETS_OF_PRESS = 10
const PRICE_MAX = 60_000
const CAP = 1_000_000_000n

/** Limits are told of elsewhere; here is only what bets come to. */
const BOUNDLESS = {
  ...WIDE,
  maximumSystemExpressMinor: minor(10n ** 30n),
  maximumPayoutMinor: minor(10n ** 30n),
}

type Kind = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost' | 'third'
const RESULTS: Readonly<Record<Kind, OutcomeResult>> = {
  won: { kind: 'won' },
  lost: { kind: 'lost' },
  void: { kind: 'void' },
  half_won: { kind: 'half_won' },
  half_lost: { kind: 'half_lost' },
  third: { kind: 'dead_heat', numerator: 1, denominator: 3 },
}

/** Slip, the server's decision and settlement are asked of the same bet, and a fourth who makes every line one by one. */
it(`${BETS} random bets: slip, decision and settlement agree to the minor unit`, () => {
  const leg = fc.tuple(
    fc.integer({ min: 1010, max: PRICE_MAX }),
    fc.constantFrom<Kind>('won', 'won', 'won', 'lost', 'void', 'half_won', 'half_lost', 'third'),
  )
  const stake = fc.bigInt({ min: 100_000n, max: 10n ** 11n })
  fc.assert(
    fc.property(
      fc.array(leg, { minLength: 2, maxLength: 10 }),
      fc.array(stake, { minLength: 10, maxLength: 10 }),
      (legs, stakes) => {
        const prices = legs.map(([price]) => odds(price))
        const slip = fillSlip(prices, stakes)
        const summary = summarizeSlip(slip, 1)
        const asked = listSlipBets(slip, summary)
        const decision = decidePlacement({
          positions: prices.map((price, index) => position(index + 1, price, { limitsAt: () => BOUNDLESS })),
          bets: asked.map(({ type, size, amountMinor, positions }) => ({
            type,
            size,
            stakeMinor: amountMinor,
            legs: positions.map(({ eventId }) => eventId - 1),
          })),
          quoteChanges: 1,
          balanceMinor: minor(10n ** 30n),
          combinationsLeftMinor: minor(10n ** 30n),
          nowMs: NOW_MS,
          allowedTypes: ['singles', 'accumulator', 'full_cover'],
        })
        if (!decision.ok) throw new Error(`refused: ${decision.error.code}`)
        const struck = decision.value.bets
        // What the slip says that all of it may return is what the house was told to pay at most.
        expect(struck.reduce((sum, bet) => sum + bet.possibleReturnMinor, 0n)).toBe(
          summary.maximumReturnMinor,
        )
        for (const [index, one] of asked.entries()) {
          const accepted = struck[index]
          if (accepted === undefined) throw new Error('a bet was lost')
          if (one.type !== 'singles') {
            const option = summary.options.find(({ type, size }) => type === one.type && size === one.size)
            expect([accepted.odds, accepted.possibleReturnMinor]).toEqual([option?.odds, option?.returnMinor])
          }
          const results = one.positions.map(({ eventId }) => RESULTS[legs[eventId - 1]?.[1] ?? 'void'])
          const settled = (ended: readonly OutcomeResult[]) =>
            settleBet({
              type: one.type,
              size: one.size,
              stakeMinor: one.amountMinor,
              possibleReturnMinor: accepted.possibleReturnMinor,
              legs: one.positions.map((each, place) => ({ odds: each.odds, result: ended[place] ?? null })),
            })
          expect(settled(results.map(() => ({ kind: 'won' })))).toMatchObject({
            payoutMinor: accepted.possibleReturnMinor,
          })
          const payout = settled(results)
          const expected = payByLines(one.type, one.size, one.amountMinor, one.positions, results)
          expect(payout === 'open' ? payout : payout.payoutMinor).toBe(expected)
          if (payout !== 'open') expect(payout.payoutMinor).toBeLessThanOrEqual(accepted.possibleReturnMinor)
        }
      },
    ),
    { numRuns: Math.ceil(BETS / BETS_OF_PRESS) },
  )
}, 600_000)

function fillSlip(prices: readonly Odds[], stakes: readonly bigint[]) {
  const typed = (index: number) => String((stakes[index % stakes.length] ?? 0n) / 100n)
  const free = { maximumMinor: minor(0n), maximumSystemExpressMinor: minor(0n) }
  const added = run(prices.map((price, index) => add(index + 1, { odds: price, ...free })))
  const { options } = summarizeSlip(added, 1)
  return run(
    [
      ...prices.map((_, index) => ({ kind: 'stake', eventId: index + 1, text: typed(index) }) as const),
      ...options
        .filter(({ type }) => type !== 'singles')
        .map(({ code }, index) => ({ kind: 'option_stake', code, text: typed(index + 3) }) as const),
    ],
    added,
  )
}

/** By hand: each line's product over one denominator, the mean of all, cut and capped as the house's rules say. */
function payByLines(
  type: string,
  size: number,
  stakeMinor: bigint,
  positions: readonly { readonly odds: Odds }[],
  results: readonly OutcomeResult[],
): bigint {
  // Every factor is whole over 6000.
  const factors = positions.map(({ odds: price }, index) => {
    const factor = legFactor(price, results[index] ?? { kind: 'void' })
    return (factor.numerator * 6000n) / factor.denominator
  })
  let sum = 0n
  let lines = 0n
  for (let mask = 0; mask < 1 << factors.length; mask += 1) {
    const line = factors.filter((_, index) => (mask >> index) & 1)
    if (line.length !== size) continue
    lines += 1n
    sum += line.reduce((product, factor) => product * factor, 1n)
  }
  const whole = 6000n ** BigInt(size) * lines
  if (type === 'accumulator') {
    const hundredths = (sum * 100n) / whole
    return (stakeMinor * (hundredths * 10n < CAP ? hundredths * 10n : CAP)) / 1000n
  }
  const exact = (stakeMinor * sum) / whole
  const most = (stakeMinor * CAP) / 1000n
  return type === 'full_cover' && exact > most ? most : exact
}
