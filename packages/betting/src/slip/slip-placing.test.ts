import { odds } from '@xezer/money/odds'
import { describe, expect, it } from 'vitest'
import { add, quote, refusedFor, run, stake } from './example-slip.ts'
import { listSlipBets } from './list-slip-bets.ts'
import { reduceSlip } from './reduce-slip.ts'
import { EMPTY_SLIP, type SlipAction, type SlipState } from './slip-state.ts'
import { summarizeSlip } from './summarize-slip.ts'

describe('prices that move', () => {
  const moved = (to: number): SlipState =>
    run([add(1), stake(1, '1'), { kind: 'price', handle: '1:1x2::1', odds: odds(to) }])

  it.each([
    [1, 2010, true],
    [1, 1990, true],
    [2, 2010, false],
    [2, 1990, true],
    [3, 1990, false],
  ] as const)('setting %i, to %i: asks again %s', (quoteChanges, to, asks) => {
    const summary = summarizeSlip(moved(to), quoteChanges)
    expect(summary.changedEventIds).toEqual(asks ? [1] : [])
  })

  it('are agreed to by a press, and sent as seen', () => {
    const agreed = run([{ kind: 'agree' }], moved(1990))
    const summary = summarizeSlip(agreed, 1)
    expect(summary.changedEventIds).toEqual([])
    expect(listSlipBets(agreed, summary)[0]?.positions).toEqual([
      { eventId: 1, handle: '1:1x2::1', odds: 1990 },
    ])
  })

  it('found by a check with the server are asked about like those from the stream', () => {
    const state = run([add(1), stake(1, '1'), { kind: 'refresh', quotes: [quote(1, { odds: odds(1900) })] }])
    expect(state.positions[0]).toMatchObject({ odds: 1900, agreedOdds: 2000 })
    expect(summarizeSlip(state, 1).changedEventIds).toEqual([1])
  })

  it('leave a slip that is not concerned untouched, object for object', () => {
    const state = run([add(1)])
    expect(reduceSlip(state, { kind: 'price', handle: '2:1x2::1', odds: odds(3000) })).toBe(state)
    expect(reduceSlip(state, { kind: 'price', handle: '1:1x2::1', odds: odds(2000) })).toBe(state)
  })

  it('a refused price is agreed to like any other', () => {
    const refused = run([add(1), stake(1, '1'), refusedFor(1, 'price_changed', true, 1800)])
    expect(summarizeSlip(refused, 1).changedEventIds).toEqual([1])
    const agreed = run([{ kind: 'agree' }], refused)
    expect(agreed.positions[0]).toMatchObject({ odds: 1800, agreedOdds: 1800, error: null })
  })
})

describe('placing', () => {
  it('sends nothing without an amount; each single is a bet of its own', () => {
    const state = run([
      add(1),
      add(2),
      add(3),
      stake(2, '4'),
      stake(3, '5'),
      { kind: 'option_stake', code: 'full_cover_2_3', text: '6' },
    ])
    const bets = listSlipBets(state, summarizeSlip(state, 1))
    expect(
      bets.map(({ type, size, amountMinor, positions }) => [type, size, amountMinor, positions.length]),
    ).toEqual([
      ['singles', 1, 400n, 1],
      ['singles', 1, 500n, 1],
      ['full_cover', 2, 600n, 3],
    ])
  })

  it('holds still while the request runs, but for prices and the answer', () => {
    const placing = run([add(1), stake(1, '1'), { kind: 'placing' }])
    for (const action of [
      add(2),
      stake(1, '9'),
      { kind: 'clear' },
      { kind: 'remove', eventId: 1 },
    ] as const) {
      expect(reduceSlip(placing, action)).toBe(placing)
    }
    expect(
      reduceSlip(placing, { kind: 'price', handle: '1:1x2::1', odds: null }).positions[0]?.odds,
    ).toBeNull()
  })

  it('success clears the slip and shows its message until it is over or a cell is chosen', () => {
    const placed = run([add(1), stake(1, '1'), { kind: 'placing' }, { kind: 'placed' }])
    expect(placed).toEqual({ ...EMPTY_SLIP, phase: 'placed' })
    expect(run([{ kind: 'placed_shown' }], placed)).toEqual(EMPTY_SLIP)
    expect(run([{ kind: 'refresh', quotes: [] }], placed).phase).toBe('placed')
    expect(run([add(2)], placed).phase).toBe('editing')
  })

  it('a refusal is shown, and any edit clears its general error', () => {
    const refused = run([
      add(1),
      stake(1, '1'),
      { kind: 'placing' },
      refusedFor(1, 'stake_above_maximum', true, null),
    ])
    expect(refused).toMatchObject({ phase: 'editing', error: { code: 'positions_refused' } })
    expect(run([stake(1, '0.5')], refused)).toMatchObject({ error: null, positions: [{ error: null }] })
  })
})

describe('fast bet', () => {
  const on: SlipAction = { kind: 'quick_bet', isOn: true, text: '100' }

  it('its amount is the stake of the position', () => {
    expect(run([on, add(1)]).positions[0]?.stake.amountMinor).toBe(10_000n)
  })
})
