import { expect, it } from 'vitest'
import { sayNet } from './say-net.ts'

it.each([
  [2050n, '+20.50\u00a0₼'],
  [0n, '0.00\u00a0₼'],
  [-123_456n, '−1\u00a0234.56\u00a0₼'],
])('%s is said as %s, with the sign of payments', (net, said) => {
  expect(sayNet(net, 'AZN')).toBe(said)
})
