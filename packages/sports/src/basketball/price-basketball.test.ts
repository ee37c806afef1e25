import { marginsOf } from '@xezer/pricing/margins'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASKETBALL_MARGINS } from './basketball-margins.ts'
import { type BasketballModel, NBA_FORMAT } from './basketball-model.ts'
import { type BasketballState, stateBefore } from './basketball-state.ts'
import { anyGame, anyGameState, EXAMPLE_GAME } from './example-game.ts'
import { priceBasketball } from './price-basketball.ts'

const MARGINS = marginsOf(BASKETBALL_MARGINS, 1, false)
const BEFORE = stateBefore(EXAMPLE_GAME)
const EQUALS: BasketballModel = {
  format: NBA_FORMAT,
  efficiency: { home: 1.6, away: 1.6 },
  possessionSeconds: 20.57,
}

function find(model: BasketballModel, state: BasketballState, type: string, specifier: string, key: string) {
  const offers = priceBasketball(model, state, MARGINS)
  const offer = offers.find((one) => one.type === type && one.specifier === specifier)
  const outcome = offer?.outcomes.find((one) => one.key === key)
  if (outcome === undefined) throw new Error(`no ${type} ${specifier} ${key}`)
  return outcome
}

describe('prices of one game', () => {
  it('60 to 150 markets before the game, of which totals lie far beyond a hundred', () => {
    const offers = priceBasketball(EXAMPLE_GAME, BEFORE, MARGINS)
    expect(offers.length).toBeGreaterThanOrEqual(60)
    expect(offers.length).toBeLessThanOrEqual(150)
    const totals = offers.filter(({ type }) => type === 'total').map(({ specifier }) => specifier)
    expect(totals).toHaveLength(9)
    expect(totals).toContain('total=226.5')
    expect(new Set(offers.map(({ type, specifier }) => `${type} ${specifier}`)).size).toBe(offers.length)
  })

  it.each([
    ['winner', '', '1', 'ahcp', 'hcp=-0.5', '1'],
    ['winner', '', '2', 'ahcp', 'hcp=-0.5', '2'],
    ['1x2', '', 'x', 'overtime', '', 'yes'],
    ['double_chance', '', '12', 'overtime', '', 'no'],
    ['h1_1x2', '', '1', 'h1_ahcp', 'hcp=-0.5', '1'],
    ['quarter_1x2', 'quarternr=2', '1', 'quarter_ahcp', 'hcp=-0.5|quarternr=2', '1'],
    ['quarter_1x2', 'quarternr=1', '1', 'quarter_1x2', 'quarternr=2', '1'],
  ])(
    '%s %s %s carries the price of %s %s %s',
    (type, specifier, key, otherType, otherSpecifier, otherKey) => {
      const own = find(EXAMPLE_GAME, BEFORE, type, specifier, key)
      const other = find(EXAMPLE_GAME, BEFORE, otherType, otherSpecifier, otherKey)
      expect(own.probability).toBeCloseTo(other.probability, 9)
      expect(own.odds).toBe(other.odds)
    },
  )

  it('equal sides have equal prices, and a symmetric market gives no outcome away', () => {
    expect(find(EQUALS, BEFORE, 'winner', '', '1').odds).toBe(find(EQUALS, BEFORE, 'winner', '', '2').odds)
    for (const { type, outcomes } of priceBasketball(EQUALS, BEFORE, MARGINS)) {
      const sum = outcomes.reduce((so, { odds }) => so + (odds === null ? 0 : 1000 / odds), 0)
      const isPriced = outcomes.every(({ odds }) => odds !== null)
      if (isPriced && type !== 'double_chance') expect(sum, type).toBeGreaterThan(1)
    }
  })

  it('in any state every number is a chance, outcomes sum to one, lines are monotone, and no price is above its fair one', () => {
    fc.assert(
      fc.property(anyGame, anyGameState, (model, state) => {
        const last = new Map<string, number>()
        for (const { type, specifier, outcomes } of priceBasketball(model, state, MARGINS)) {
          const sum = outcomes.reduce((so, { probability }) => so + probability, 0)
          expect(sum, type).toBeCloseTo(type === 'double_chance' ? 2 : 1, 9)
          for (const { probability, odds } of outcomes) {
            expect(probability).toBeGreaterThanOrEqual(-1e-12)
            if (odds !== null)
              expect((odds / 1000) * probability, `${type} ${specifier}`).toBeLessThanOrEqual(1)
          }
          if (!/total/.test(type)) continue
          const ladder = `${type} ${specifier.replace(/total=.*/, '')}`
          const over = outcomes[0]?.odds ?? 0
          expect(over, ladder).toBeGreaterThanOrEqual(last.get(ladder) ?? 0)
          last.set(ladder, over)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('nothing is sold once the game is over', () => {
    expect(priceBasketball(EXAMPLE_GAME, { ...BEFORE, isEnded: true }, MARGINS)).toEqual([])
  })
})
