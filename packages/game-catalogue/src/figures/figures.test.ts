import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LISTINGS } from '../find-listing.ts'
import { FIGURES } from '../generated/figures.ts'
import { countFigures } from './count-figures.ts'
import { figuresModule, figuresTable } from './figures-text.ts'
import { findFigures, modelOf } from './find-figures.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the figures of the games', () => {
  it('are what the definitions say (npm run games:figures)', () => {
    const counted = countFigures()
    expect(read('../generated/figures.ts')).toBe(figuresModule(counted))
    expect(FIGURES).toEqual(counted)
  }, 120_000)

  it('stand in the page of the mathematics', () => {
    expect(read('../../../../docs/game-mathematics.md')).toContain(`\n${figuresTable(FIGURES)}\n`)
  })

  it.each([
    ['slot-lines', null, 'slot-lines 1', 0.9658, 0.9658, 1, 1],
    ['slot-book', null, 'slot-book 1', 0.9598, 0.9598, 4, 4],
    ['slot-cascade', null, 'slot-cascade 1', 0.9628, 0.9628, 3, 3],
    ['slot-hold', null, 'slot-hold 1', 0.9593, 0.9593, 2, 2],
    ['roulette', 'european', 'roulette-european 1', 0.973, 0.973, 1, 2],
    ['roulette', 'french', 'roulette-french 1', 0.973, 0.9865, 1, 2],
    ['mines', null, 'mines 1', 0.9828, 0.99, 1, 4],
    ['plinko', null, 'plinko 1', 0.9878, 0.99, 1, 2],
  ] as const)('%s %s is %s: %d to %d', (engine, variant, model, least, most, calm, wild) => {
    const found = findFigures({ engine, variant })
    expect(modelOf({ engine, variant })).toBe(model)
    expect([found.rtpLeast.toFixed(4), found.rtpMost.toFixed(4)]).toEqual([least.toFixed(4), most.toFixed(4)])
    expect([found.volatilityLeast, found.volatilityMost]).toEqual([calm, wild])
  })

  it('are there for every listing', () => {
    for (const listing of LISTINGS) expect(findFigures(listing).rows.length, listing.id).toBeGreaterThan(0)
  })
})
