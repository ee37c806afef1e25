import { type Currency, major, minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import { fromManat, toManat } from './manat-equivalent.ts'

it.each<[Currency, bigint]>([
  ['AZN', 100_000n],
  ['USD', 170_000n],
  ['EUR', 195_000n],
  ['RUR', 2000n],
])('a thousand in %s is worth so many qəpik, and as many are worth a thousand', (currency, manat) => {
  expect(toManat(major(1000), currency)).toBe(manat)
  expect(fromManat(minor(manat), currency)).toBe(major(1000))
})
