import type { IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BasketballModel } from '../basketball-model.ts'
import { type BasketballState, stateBefore } from '../basketball-state.ts'
import { anyGame, anyGameState, EXAMPLE_GAME } from '../example-game.ts'
import { type PointsView, type Span, viewOpen } from '../points-views.ts'
import { prepareModel } from '../prepared-model.ts'
import { forEachCell, type PointsCells } from './points-cells.ts'
import { cellsOfSpan, WHOLE_GAME } from './span-cells.ts'

/** What the ends of the distributions lose, and what the price of another market may differ by at most. */
const TOLERANCE = 5e-9

type Count = (home: number, away: number) => number
const COUNTS: Readonly<Record<keyof PointsView, Count>> = {
  home: (home) => home,
  away: (_, away) => away,
  total: (home, away) => home + away,
  difference: (home, away) => home - away,
}

function largestGap(cells: PointsCells, count: Count, { lowest, mass }: IntegerDistribution): number {
  const left = new Map([...mass].map((chance, index) => [lowest + index, chance]))
  forEachCell(cells, (home, away, _isLate, chance) => {
    const number = count(home, away)
    left.set(number, (left.get(number) ?? 0) - chance)
  })
  return Math.max(...[...left.values()].map(Math.abs))
}

/** Every stretch that is open, with the cells of its points and the views that its other prices are from. */
function openStretches(model: BasketballModel, state: BasketballState): [string, PointsCells, PointsView][] {
  const { match, halves, quarters } = viewOpen(prepareModel(model), state)
  const cells = (span: Span): PointsCells => cellsOfSpan(model, state, span)
  return [
    ['match', cells(WHOLE_GAME), match],
    ...[...halves].map(([half, view]): [string, PointsCells, PointsView] => [
      `half ${half}`,
      cells([2 * half, 2 * half + 2]),
      view,
    ]),
    ...[...quarters].map(([quarter, view]): [string, PointsCells, PointsView] => [
      `quarter ${quarter}`,
      cells([quarter, quarter + 1]),
      view,
    ]),
  ]
}

function compareAll(model: BasketballModel, state: BasketballState): void {
  for (const [name, cells, view] of openStretches(model, state)) {
    for (const key of ['home', 'away', 'total', 'difference'] as const) {
      const told = view[key]
      if (told !== null)
        expect(largestGap(cells, COUNTS[key], told), `${name} ${key}`).toBeLessThan(TOLERANCE)
    }
  }
}

it('the cells of a stretch say of each side, of both and of the difference what all other prices are from', () => {
  compareAll(EXAMPLE_GAME, stateBefore(EXAMPLE_GAME))
  fc.assert(fc.property(anyGame, anyGameState, compareAll), { numRuns: 12 })
})

it('an overtime is as likely in them, and after it nobody is level', () => {
  const state = stateBefore(EXAMPLE_GAME)
  let late = 0
  forEachCell(cellsOfSpan(EXAMPLE_GAME, state, WHOLE_GAME), (home, away, isLate, chance) => {
    expect(home).not.toBe(away)
    if (isLate) late += chance
  })
  expect(Math.abs(late - viewOpen(prepareModel(EXAMPLE_GAME), state).overtimeChance)).toBeLessThan(TOLERANCE)
})
