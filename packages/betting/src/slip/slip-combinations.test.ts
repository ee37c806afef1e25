import { minor } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinePrices, listBetOptions } from '../combinations/bet-option.ts'
import { leastReturns } from '../combinations/least-return.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { add, run, stake } from './example-slip.ts'
import { listSlipBets } from './list-slip-bets.ts'
import { optionMaximum } from './option-maximum.ts'
import type { SlipAction, SlipState } from './slip-state.ts'
import { summarizeSlip } from './summarize-slip.ts'

const onOption = (code: string, text: string): SlipAction => ({ kind: 'option_stake', code, text })
const price = (eventId: number, to: number): SlipAction => ({
  kind: 'price',
  handle: `${eventId}:1x2::1`,
  odds: odds(to),
})
const three = (...actions: SlipAction[]): SlipState =>
  run([add(1), add(2), add(3, { odds: odds(1500) }), ...actions])

describe('leastReturns: the smallest return that is not nothing', () => {
  it.each([
    ['accumulator_3_3', 600n, 'one line: as much as the greatest'],
    ['full_cover_2_3', 100n, 'of three lines the one of the two lowest prices'],
  ])('%s of 1.00 returns %i (%s)', (code, expected) => {
    const option = listBetOptions(3).find((one) => one.code === code)!
    expect(leastReturns([2000, 2000, 1500].map(odds))(option, minor(100n))).toBe(expected)
  })

  it('is what settlement pays when just those legs win, and less than that is nothing', () => {
    const legsOf = fc.array(fc.integer({ min: 1010, max: 30_000 }).map(odds), { minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(legsOf, fc.nat(), fc.bigInt({ min: 1n, max: 10_000_000n }), (legs, seed, amount) => {
        const covers = listBetOptions(legs.length).filter(({ type }) => type === 'full_cover')
        const option = covers[seed % covers.length]!
        const summary = {
          stakeMinor: minor(amount),
          possibleReturnMinor: combinePrices(legs).returnOf(option, minor(amount)),
        }
        const sorted = [...legs].sort((one, other) => one - other)
        const settle = (winners: number) =>
          settleBet({
            ...summary,
            type: option.type,
            size: option.size,
            legs: sorted.map((leg: Odds, place) => ({
              odds: leg,
              result: { kind: place < winners ? ('won' as const) : ('lost' as const) },
            })),
          })
        const least = leastReturns(legs)(option, minor(amount))
        expect(settle(option.size)).toMatchObject({ payoutMinor: least })
        expect(settle(option.size - 1)).toEqual({ status: 'lost', payoutMinor: 0n })
      }),
    )
  })
})

describe('which prices a press has to agree to', () => {
  const moved = (...stakes: SlipAction[]) => three(...stakes, price(1, 1900), price(2, 2200))
  const accumulator = onOption('accumulator_3_3', '5')
  const system = onOption('full_cover_2_3', '5')

  it.each([
    // 2.00 x 2.00 x 1.50 was 6.00 and is 6.27 now: one leg fell, the product rose.
    ['an accumulator', 1, [accumulator], true],
    ['an accumulator', 2, [accumulator], false],
    ['an accumulator', 3, [accumulator], false],
    ['a system', 1, [system], true],
    ['a system', 2, [system], false],
    ['the single that fell', 2, [stake(1, '5')], true],
    ['the single that rose', 2, [stake(2, '5')], false],
    ['the single that fell beside an accumulator', 2, [accumulator, stake(1, '5')], true],
    ['nothing', 1, [], false],
  ] as const)('%s, setting %i', (_what, setting, stakes, expected) => {
    expect(summarizeSlip(moved(...stakes), setting).isAgreementNeeded).toBe(expected)
  })

  it('of an accumulator whose product fell, with setting 2', () => {
    const state = three(accumulator, price(1, 1900))
    expect(summarizeSlip(state, 2).isAgreementNeeded).toBe(true)
    expect(summarizeSlip(state, 3).isAgreementNeeded).toBe(false)
    expect(summarizeSlip(run([{ kind: 'agree' }], state), 2).isAgreementNeeded).toBe(false)
  })
})

describe('stakes of combinations', () => {
  it('several options are as many bets, each with all positions and its own size', () => {
    const state = three(stake(2, '1'), onOption('accumulator_3_3', '5'), onOption('full_cover_2_3', '3'))
    const summary = summarizeSlip(state, 1)
    expect(summary.betCount).toBe(3)
    const bets = listSlipBets(state, summary)
    expect(
      bets.map(({ type, size, amountMinor, positions }) => [type, size, amountMinor, positions.length]),
    ).toEqual([
      ['singles', 1, 100n, 1],
      ['accumulator', 3, 500n, 3],
      ['full_cover', 2, 300n, 3],
    ])
  })

  it.each([
    ['x', 'no amount'],
    ['200.01', 'above the maximum'],
  ])('%s (%s) is in no sum, and nothing can be placed', (text) => {
    // 1000.00 / (6.00 - 1) is the most that can be staked.
    const state = three(stake(1, '2'), onOption('accumulator_3_3', text))
    expect(summarizeSlip(state, 1)).toMatchObject({
      totalStakeMinor: 200n,
      betCount: 1,
      isPlaceable: false,
    })
    expect(summarizeSlip(run([onOption('accumulator_3_3', '200')], state), 1).isPlaceable).toBe(true)
  })

  it.each([
    [null, 20_000n, 'nobody knows the balance'],
    [1_000_000n, 20_000n, 'the maximum of the option'],
    [5_000n, 4_000n, 'the other stakes leave 40.00'],
    [500n, 0n, 'less than the other stakes'],
  ])('with %s of money the most is %s (%s)', (available, expected, _why) => {
    const state = three(stake(1, '10'), onOption('accumulator_3_3', '7'))
    const summary = summarizeSlip(state, 1)
    const option = summary.options.find(({ type }) => type === 'accumulator')!
    expect(optionMaximum(option, summary, available === null ? null : minor(available))).toBe(expected)
  })

  it('a stake above the maximum leaves no more than the money there is', () => {
    const summary = summarizeSlip(three(stake(1, '10'), onOption('accumulator_3_3', '5000')), 1)
    const option = summary.options.find(({ type }) => type === 'accumulator')!
    expect(optionMaximum(option, summary, minor(5_000n))).toBe(4_000n)
  })

  it.each([
    ['30', '20.00'],
    // Above its own maximum it places nothing.
    ['5000', '50.00'],
    ['3x', '50.00'],
  ])('of %s leave the maximum of a single %s of the money', (staked, most) => {
    const maximum = { kind: 'maximum', eventId: 1, availableMinor: minor(5_000n) } as const
    const state = three(onOption('accumulator_3_3', staked), maximum)
    expect(state.positions[0]?.stake.text).toBe(most)
  })
})
