import { minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import { add, refusedFor, run, stake } from './example-slip.ts'
import { EMPTY_SLIP, type SlipAction } from './slip-state.ts'
import { summarizeSlip } from './summarize-slip.ts'
import { findVipBet } from './vip-bet.ts'

const two: readonly SlipAction[] = [add(1), add(2)]
const together = (text: string): SlipAction => ({ kind: 'option_stake', code: 'accumulator_2_2', text })
const find = (...actions: readonly SlipAction[]) => {
  const state = run(actions, EMPTY_SLIP)
  return findVipBet(state, summarizeSlip(state, 1))
}

// The largest single is 500.00, the largest accumulator at 4.00 333.33.
it.each([
  ['a single above its maximum', [add(1), stake(1, '500.01')], 50_001n, 100_002n],
  ['an accumulator above its maximum', [...two, together('400')], 40_000n, 160_000n],
  [
    'a single that the house has no room for',
    [add(1), stake(1, '400'), refusedFor(1, 'liability_reached', true, 2000)],
    40_000n,
    80_000n,
  ],
] as const)('is offered to %s', (_name, actions, amount, returned) => {
  expect(find(...actions)).toEqual({ amountMinor: minor(amount), returnMinor: minor(returned) })
})

it.each([
  ['a stake within the limits', [add(1), stake(1, '500')]],
  ['no stake', [add(1)]],
  ['what is no amount', [add(1), stake(1, '12x')]],
  ['one stake that is none beside one above its maximum', [...two, stake(1, '600'), stake(2, '12x')]],
  ['a match in play', [add(1, { isLive: true }), stake(1, '600')]],
  ['several bets', [...two, stake(1, '600'), together('400')]],
  ['a selection that is closed', [add(1), stake(1, '600'), refusedFor(1, 'market_closed', false, null)]],
  ['a press under way', [add(1), stake(1, '600'), { kind: 'placing' }]],
  [
    'a price that moved under a stake that fits',
    [add(1), stake(1, '400'), refusedFor(1, 'price_changed', true, 1900)],
  ],
] as const)('is not offered for %s', (_name, actions) => {
  expect(find(...(actions as readonly SlipAction[]))).toBeNull()
})
