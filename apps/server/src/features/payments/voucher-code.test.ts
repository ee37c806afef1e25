import { expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { newVoucherCode, printVoucherCode, readVoucherCode } from './voucher-code.ts'

it.each([
  ['0123456789ABCDEF', '0123456789ABCDEF'],
  [' 0123-4567 89ab\u00a0cdef ', '0123456789ABCDEF'],
  ['OoIiLl6789ABCDEF', '0011116789ABCDEF'],
  ['0123456789ABCDE', null],
  ['0123456789ABCDEF0', null],
  ['0123456789ABCDEU', null],
  ['0123456789ABCDE\u0415', null],
  ['', null],
])('%s is read as %s', (typed, code) => {
  expect(readVoucherCode(typed)).toBe(code)
})

it('is 16 signs that are read as they are printed', () => {
  const code = newVoucherCode(nodeMachine.secureRandom)
  expect(printVoucherCode(code)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(readVoucherCode(printVoucherCode(code))).toBe(code)
})
