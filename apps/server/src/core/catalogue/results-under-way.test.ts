import { COMBINATION_TYPE, formatCombination } from '@xezer/sport/combination'
import { must } from '@xezer/std/assert'
import { expect, it } from 'vitest'
import { createResultsUnderWay } from './results-under-way.ts'

const MARKET = { type: '1x2', specifier: '' }
const ON_IT = { eventId: 5, marketType: '1x2', specifier: '' }

it('a result is under way from when it is heard until it has reached all bets, as often as it is told', () => {
  const underWay = createResultsUnderWay()
  expect(underWay.has(ON_IT)).toBe(false)
  const ends = [1, 2].map(() => underWay.begin({ eventId: 5, markets: [MARKET] }))
  expect(underWay.has(ON_IT)).toBe(true)
  expect(underWay.has({ ...ON_IT, eventId: 6 })).toBe(false)
  expect(underWay.has({ ...ON_IT, specifier: 'total=2.5' })).toBe(false)
  ends[0]?.()
  expect(underWay.has(ON_IT)).toBe(true)
  ends[1]?.()
  expect(underWay.has(ON_IT)).toBe(false)
})

it('one that ends twice ends no other', () => {
  const underWay = createResultsUnderWay()
  const end = underWay.begin({ eventId: 5, markets: [MARKET] })
  end()
  underWay.begin({ eventId: 5, markets: [MARKET] })
  end()
  expect(underWay.has(ON_IT)).toBe(true)
})

it('of a combination with each of its markets', () => {
  const legs = [
    { type: '1x2', specifier: '', outcome: '1' },
    { type: 'btts', specifier: '', outcome: 'yes' },
  ]
  const specifier = must(formatCombination(legs), 'a combination')
  const underWay = createResultsUnderWay()
  underWay.begin({ eventId: 5, markets: [MARKET] })
  expect(underWay.has({ eventId: 5, marketType: COMBINATION_TYPE, specifier })).toBe(true)
  expect(underWay.has({ eventId: 5, marketType: 'btts', specifier: '' })).toBe(false)
})
