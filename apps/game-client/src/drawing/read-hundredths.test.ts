import { expect, it } from 'vitest'
import { readHundredths } from './read-hundredths.ts'

it.each([
  ['2', 200],
  ['2.5', 250],
  ['2,05', 205],
  [' 10.00 ', 1000],
  ['3×', 300],
  ['10000', 1_000_000],
  ['', null],
  ['-2', null],
  ['2.005', null],
  ['1e3', null],
  ['2.', null],
  ['∞', null],
])('a factor written as %j is %s hundredths', (written, hundredths) => {
  expect(readHundredths(written)).toBe(hundredths)
})
