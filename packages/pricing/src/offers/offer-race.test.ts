import { describe, expect, it } from 'vitest'
import { offeredBy } from './example-offers.ts'
import { offerRace } from './offer-race.ts'

describe('offerRace: sold while somebody gets there often enough', () => {
  it('has both sides and nobody', () => {
    const offered = offeredBy((sink) => offerRace(sink, 'race', 5, { home: 0.5, away: 0.25 }, 0.05))
    expect(offered).toEqual({ 'race:n=5': '1 0.5 1.92, none 0.25 3.75, 2 0.25 3.75' })
  })

  it.each([
    [0.1, [], true, 'nobody does in nine of ten'],
    [0.0999, [], false, 'a little less'],
    [1 - 0.93, ['race:n=5'], true, 'what is shown stays a little longer'],
    [0.0699, ['race:n=5'], false, 'and no longer'],
    [0.08, ['race:n=4'], false, 'another race is shown'],
  ])('chance %d with %j on the screen is sold: %s (%s)', (home, shown, isSold) => {
    const offered = offeredBy((sink) => offerRace(sink, 'race', 5, { home, away: 0 }, 0.05), shown)
    expect(Object.keys(offered)).toEqual(isSold ? ['race:n=5'] : [])
  })

  it('has no chance of nobody below nothing', () => {
    const offered = offeredBy((sink) =>
      offerRace(sink, 'race', 5, { home: 0.6, away: 0.4 + Number.EPSILON }, 0.05),
    )
    expect(offered['race:n=5']).toBe('1 0.6 1.6, 2 0.4 2.34')
  })
})
