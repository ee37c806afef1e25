import { minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import { measureLimit } from './measure-limit.ts'

const LIMIT = { kind: 'deposit', days: 1, wanted: null } as const

it.each([
  [
    'nothing is typed',
    300,
    150,
    0n,
    { usedShare: 0.5, plannedShare: 0.5, isFull: false, leftMinor: undefined },
  ],
  ['a deposit takes its part', 300, 150, 5000n, { plannedShare: 2 / 3, isFull: false, leftMinor: 10_000n }],
  ['all that is left fits', 300, 150, 15_000n, { plannedShare: 1, isFull: false, leftMinor: 0n }],
  ['a hundredth more does not', 300, 150, 15_001n, { usedShare: 1, isFull: true, leftMinor: undefined }],
  ['it is used up', 50, 50, 0n, { usedShare: 1, isFull: true, leftMinor: undefined }],
  ['it was lowered below what is used', 50, 80, 0n, { usedShare: 1, isFull: true, leftMinor: undefined }],
  ['it is none at all', 0, 0, 0n, { usedShare: 1, isFull: true, leftMinor: undefined }],
])('%s', (_, amount, used, planned, measured) => {
  expect(measureLimit({ ...LIMIT, amount, used }, minor(planned))).toMatchObject(measured)
})
