import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POSITIONS_LIMIT } from '../acceptance/decide-placement.ts'
import { add, quote, refusedFor, run, stake } from './example-slip.ts'
import { listSlipBets } from './list-slip-bets.ts'
import { EMPTY_SLIP, type SlipAction } from './slip-state.ts'
import { isCounted, summarizeSlip } from './summarize-slip.ts'

describe('positions (product §4, states)', () => {
  it('one per event: another cell of the same event takes its place', () => {
    const state = run([add(1), add(2), add(1, { handle: '1:total:total=2.5:over' })])
    expect(state.positions.map(({ handle }) => handle)).toEqual(['1:total:total=2.5:over', '2:1x2::1'])
  })

  it('a new one takes the current single stake and is valid', () => {
    expect(run([{ kind: 'single_stake', text: '5' }, add(1)]).positions[0]?.stake.amountMinor).toBe(500n)
    expect(run([{ kind: 'single_stake', text: 'x' }, add(1)]).positions[0]?.stake.isInvalid).toBe(false)
  })

  it('is removed by its event', () => {
    expect(run([add(1), add(2), { kind: 'remove', eventId: 1 }]).positions.map((one) => one.eventId)).toEqual(
      [2],
    )
  })

  it('holds 30 and says so at the 31st', () => {
    const state = run(Array.from({ length: POSITIONS_LIMIT + 1 }, (_, index) => add(index + 1)))
    expect(state.positions.length).toBe(POSITIONS_LIMIT)
    expect(state.error?.code).toBe('too_many_positions')
  })

  it('a change of language brings new words and keeps stakes', () => {
    const words = { eventName: 'Дома – В гостях', marketName: 'Исход матча', outcomeName: 'П1' }
    const state = run([add(1), stake(1, '7'), { kind: 'refresh', quotes: [quote(1, words)] }])
    expect(state.positions[0]).toMatchObject({ ...words, stake: { amountMinor: 700n } })
  })

  it('keeps the names of a selection that left the book, so that it is known which one it was', () => {
    const gone = quote(1, { eventName: '', outcomeName: '', marketName: '', isPlaceable: false })
    const [position] = run([add(1), { kind: 'refresh', quotes: [gone] }]).positions
    const { eventName, outcomeName, marketName } = quote(1)
    expect(position).toMatchObject({ eventName, outcomeName, marketName, isPlaceable: false })
  })

  it('clear empties positions, stakes and errors, and keeps the fast bet switch', () => {
    const state = run([
      add(1),
      stake(1, '7'),
      { kind: 'quick_bet', isOn: true, text: '100' },
      refusedFor(1, 'event_paused', false, null),
      { kind: 'clear' },
    ])
    expect(state).toEqual({ ...EMPTY_SLIP, quickBet: state.quickBet })
    expect(state.quickBet.isOn).toBe(true)
  })
})

describe('stakes (product §5, input)', () => {
  it.each([
    ['answers a refusal about it', refusedFor(1, 'stake_too_high', true, null), null],
    ['leaves a changed price to be agreed to', refusedFor(1, 'price_changed', true, 1800), 'price_changed'],
    ['cannot make placeable what is not', refusedFor(1, 'event_paused', false, null), 'event_paused'],
  ])('a new one %s', (_what, refused, code) => {
    const [position] = run([add(1), stake(1, '1'), refused, stake(1, '2')]).positions
    expect(position?.error?.code ?? null).toBe(code)
  })

  it('one minor unit is sent, and nothing is not', () => {
    const sent = (text: string) => {
      const state = run([add(1), stake(1, text)])
      return listSlipBets(state, summarizeSlip(state, 1)).map(({ amountMinor }) => amountMinor)
    }
    expect([sent('0.01'), sent('0')]).toEqual([[1n], []])
  })

  it('a button fills in two decimals', () => {
    const [position] = run([
      add(1, { maximumMinor: minor(1205n) }),
      { kind: 'maximum', eventId: 1, availableMinor: null },
    ]).positions
    expect(position?.stake).toEqual({ text: '12.05', amountMinor: 1205n, isInvalid: false })
  })

  it.each([
    ['10', 1000n, false],
    ['10,5', 1050n, false],
    ['1 000', 100_000n, false],
    ['', 0n, false],
    ['ten', 0n, true],
    ['1.005', 0n, true],
    ['-3', 0n, true],
  ])('typed %j is %s minor units, invalid: %s', (text, amountMinor, isInvalid) => {
    expect(run([add(1), stake(1, text)]).positions[0]?.stake).toEqual({ text, amountMinor, isInvalid })
  })

  it('the singles stake sets every position and its validity', () => {
    const state = run([add(1), add(2), stake(1, 'x'), { kind: 'single_stake', text: '3' }])
    expect(state.positions.map((one) => one.stake.amountMinor)).toEqual([300n, 300n])
    expect(state.positions.some((one) => one.stake.isInvalid)).toBe(false)
  })

  it('the maximum button takes the maximum of the event, with two decimals', () => {
    const most: SlipAction = { kind: 'maximum', eventId: 1, availableMinor: null }
    const state = run([add(1, { maximumMinor: minor(123_450n) }), most])
    expect(state.positions[0]?.stake).toEqual({ text: '1234.50', amountMinor: 123_450n, isInvalid: false })
  })

  it.each([
    ['more than the maximum', 200_000n, [], '500.00'],
    ['the maximum to the minor unit', 50_000n, [], '500.00'],
    ['a minor unit less', 49_999n, [], '499.99'],
    ['less, and other stakes', 30_000n, [stake(2, '100')], '200.00'],
    ['less, and a stake of another that is no amount', 30_000n, [stake(2, 'x')], '300.00'],
    ['less, and a stake of another that is above its own maximum', 30_000n, [stake(2, '501')], '300.00'],
    ['nothing that the other stakes leave', 30_000n, [stake(2, '400')], '0.00'],
    ['nothing', 0n, [], '0.00'],
  ])('the maximum button knows that the player has %s', (_what, available, others, text) => {
    const most: SlipAction = { kind: 'maximum', eventId: 1, availableMinor: minor(available) }
    expect(run([add(1), add(2), ...others, most]).positions[0]?.stake.text).toBe(text)
  })

  it.each([
    ['stake_above_maximum', true, null],
    ['positions_related', true, 'positions_related'],
    ['price_changed', true, 'price_changed'],
    ['market_closed', false, 'market_closed'],
  ])('a new stake answers what was said of the old one, and nothing else: %s', (code, isPlaceable, left) => {
    const state = run([add(1), refusedFor(1, code, isPlaceable, 2000), stake(1, '2')])
    expect(state.positions[0]?.error?.code ?? null).toBe(left)
  })

  it('the smallest of the largest payouts limits an option, and nothing where nobody says', () => {
    const legs = [9_000n, 5_000n, 0n].map((most, index) =>
      add(index + 1, { maximumPayoutMinor: minor(most) }),
    )
    const option = summarizeSlip(run(legs), 1).options.find(({ type }) => type === 'accumulator')
    // 50.00 at 8.00.
    expect(option?.maximumMinor).toBe(625n)
  })

  it('the maximum button of an option takes the system maximum', () => {
    const state = run([add(1), add(2)])
    const option = summarizeSlip(state, 1).options[1]!
    // 1000.00 / (4.00 - 1)
    expect(option).toMatchObject({ code: 'accumulator_2_2', maximumMinor: 33_333n, odds: 4000 })
    const filled = run(
      [{ kind: 'option_maximum', code: option.code, maximumMinor: option.maximumMinor! }],
      state,
    )
    expect(filled.optionStakes[option.code]?.text).toBe('333.33')
  })
})

describe('summarizeSlip: totals', () => {
  it('adds stakes and returns of singles', () => {
    const state = run([add(1), add(2, { odds: odds(1850) }), stake(1, '10'), stake(2, '3.33')])
    expect(summarizeSlip(state, 1)).toMatchObject({
      totalStakeMinor: 1333n,
      maximumReturnMinor: 2000n + 616n,
      betCount: 2,
      isPlaceable: true,
    })
  })

  it.each(['x', '500.01'])('leaves out a stake that is none: %s', (text) => {
    const state = run([add(1), add(2), stake(1, text), stake(2, '3')])
    expect(summarizeSlip(state, 1)).toMatchObject({
      totalStakeMinor: 300n,
      maximumReturnMinor: 600n,
      isPlaceable: false,
    })
    expect(summarizeSlip(state, 1).options[0]?.returnMinor).toBe(600n)
  })

  it('offers options from two positions on', () => {
    expect(summarizeSlip(run([add(1)]), 1).options).toEqual([])
    expect(summarizeSlip(run([add(1), add(2), add(3)]), 1).options.map(({ code }) => code)).toEqual([
      'singles',
      'accumulator_3_3',
      'full_cover_2_3',
    ])
  })

  it('counts options into the totals', () => {
    const state = run([add(1), add(2), add(3), { kind: 'option_stake', code: 'full_cover_2_3', text: '3' }])
    expect(summarizeSlip(state, 1)).toMatchObject({
      singlesStakeMinor: 0n,
      combinationsStakeMinor: 300n,
      totalStakeMinor: 300n,
      maximumReturnMinor: 1200n,
    })
  })

  it.each<[string, SlipAction]>([
    ['suspended', { kind: 'price', handle: '2:1x2::1', odds: null }],
    ['refused', refusedFor(2, 'event_paused', false, null)],
  ])('counts no position that is %s, and no combination with it', (_name, happens) => {
    const code = 'accumulator_2_2'
    const typed = [add(1), add(2), stake(1, '10'), stake(2, '7')]
    const state = run([...typed, { kind: 'option_stake', code, text: '3' }, happens])
    const summary = summarizeSlip(state, 1)
    expect(summary).toMatchObject({
      singlesStakeMinor: 1000n,
      combinationsStakeMinor: 0n,
      totalStakeMinor: 1000n,
      maximumReturnMinor: 2000n,
      isPlaceable: false,
    })
    expect(summary.options.map(({ returnMinor }) => returnMinor)).toEqual([2000n, 0n])
  })

  it('counts a position again when its price is back', () => {
    const price = (value: number | null): SlipAction => ({
      kind: 'price',
      handle: '1:1x2::1',
      odds: value === null ? null : odds(value),
    })
    const state = run([add(1), stake(1, '10'), price(null), price(1900)])
    expect(summarizeSlip(state, 1)).toMatchObject({ totalStakeMinor: 1000n, maximumReturnMinor: 1900n })
  })

  it('the accumulator keeps its stake when a position comes or goes, down to two', () => {
    const typed = run([add(1), add(2), { kind: 'option_stake', code: 'accumulator_2_2', text: '5' }, add(3)])
    expect(Object.keys(typed.optionStakes)).toEqual(['accumulator_3_3'])
    expect(
      run(
        [
          { kind: 'remove', eventId: 1 },
          { kind: 'remove', eventId: 2 },
        ],
        typed,
      ).optionStakes,
    ).toEqual({})
  })
})

describe('placeable: nothing invalid, every position placeable, one amount above 0 (product §4, states)', () => {
  it.each<[string, readonly SlipAction[], boolean]>([
    ['an empty slip', [], false],
    ['no amount', [add(1)], false],
    ['an amount', [add(1), stake(1, '1')], true],
    ['one of two has an amount', [add(1), add(2), stake(2, '1')], true],
    ['one stake is invalid', [add(1), add(2), stake(1, 'x'), stake(2, '1')], false],
    ['the maximum of the event', [add(1), stake(1, '500')], true],
    ['a minor unit more', [add(1), stake(1, '500.01')], false],
    ['no maximum known', [add(1, { maximumMinor: minor(0n) }), stake(1, '500.01')], true],
    ['a position without a price', [add(1, { odds: null }), stake(1, '1')], false],
    [
      'a position that cannot be placed',
      [add(1), stake(1, '1'), refusedFor(1, 'event_paused', false, null)],
      false,
    ],
    [
      'a position refused for its stake',
      [add(1), stake(1, '1'), refusedFor(1, 'stake_above_maximum', true, null)],
      true,
    ],
    ['only an option', [add(1), add(2), { kind: 'option_stake', code: 'accumulator_2_2', text: '1' }], true],
    [
      'an invalid stake of the singles, put right position by position',
      [add(1), add(2), { kind: 'single_stake', text: 'x' }, stake(1, '1'), stake(2, '1')],
      false,
    ],
    [
      'an invalid option',
      [add(1), add(2), stake(1, '1'), { kind: 'option_stake', code: 'accumulator_2_2', text: 'x' }],
      false,
    ],
  ])('%s: %s', (_name, actions, expected) => {
    expect(summarizeSlip(run(actions), 1).isPlaceable).toBe(expected)
  })
})

describe('the slip under any actions', () => {
  const event = fc.integer({ min: 1, max: 4 })
  const text = fc.constantFrom('', '1', '2,50', 'x', '1 000', '1.005')
  const price = fc.option(fc.integer({ min: 1010, max: 9000 }).map(odds))
  const action: fc.Arbitrary<SlipAction> = fc.oneof(
    fc.tuple(event, price).map(([eventId, value]) => add(eventId, { odds: value })),
    event.map((eventId): SlipAction => ({ kind: 'remove', eventId })),
    fc.tuple(event, text).map(([eventId, typed]) => stake(eventId, typed)),
    text.map((typed): SlipAction => ({ kind: 'single_stake', text: typed })),
    text.map((typed): SlipAction => ({ kind: 'option_stake', code: 'accumulator_2_2', text: typed })),
    event.map((eventId): SlipAction => ({ kind: 'maximum', eventId, availableMinor: minor(30_000n) })),
    fc
      .tuple(event, price)
      .map(([id, value]): SlipAction => ({ kind: 'price', handle: `${id}:1x2::1`, odds: value })),
    fc
      .tuple(fc.boolean(), text)
      .map(([isOn, typed]): SlipAction => ({ kind: 'quick_bet', isOn, text: typed })),
    fc.tuple(event, fc.boolean()).map(([eventId, can]) => refusedFor(eventId, 'event_paused', can, null)),
    fc.constantFrom<SlipAction>(
      { kind: 'agree' },
      { kind: 'placing' },
      { kind: 'placed' },
      { kind: 'clear' },
    ),
  )

  it('has one position per event, and sends exactly the total that it shows', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = run(actions)
        const events = state.positions.map(({ eventId }) => eventId)
        expect(new Set(events).size).toBe(events.length)
        const summary = summarizeSlip(state, 1)
        // What cannot be placed adds nothing: without it the singles come to the same.
        const rest = { ...state, positions: state.positions.filter(isCounted) }
        expect(summary.singlesStakeMinor).toBe(summarizeSlip(rest, 1).singlesStakeMinor)
        if (!summary.isPlaceable) return
        const bets = listSlipBets(state, summary)
        expect(bets.reduce((total, bet) => total + bet.amountMinor, 0n)).toBe(summary.totalStakeMinor)
        expect(bets.every((bet) => bet.amountMinor > 0n)).toBe(true)
        expect(summary.maximumReturnMinor).toBeGreaterThanOrEqual(summary.totalStakeMinor)
      }),
      { numRuns: 500 },
    )
  })
})
