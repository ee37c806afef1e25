import { EMPTY_SLIP } from '@xezer/betting/slip/slip-state'
import { expect, it } from 'vitest'
import { createSlipStore } from './slip-store.ts'
import { decideTap } from './slip-taps.ts'

const HOME = '1:1x2::1'
const empty = createSlipStore().read()
const arriving = { ...empty, arriving: [HOME] }
// Only the handle of a position is read.
const chosen = { ...empty, slip: { ...EMPTY_SLIP, positions: [{ handle: HOME }] as never } }
const placing = { ...chosen, slip: { ...chosen.slip, phase: 'placing' as const } }

it.each([
  ['a guest', empty, true, 'wait'],
  ['a new cell', empty, false, 'add'],
  ['a cell whose names are on their way', arriving, false, 'forget'],
  ['a cell of the slip', chosen, false, 'remove'],
  ['a cell of the slip while a bet is placed', placing, false, 'ignore'],
  ['a cell that was on its way while a bet is placed', { ...placing, arriving: [HOME] }, false, 'ignore'],
] as const)('a tap on %s', (_name, view, isGuest, decision) => {
  expect(decideTap(view, HOME, isGuest)).toBe(decision)
})
