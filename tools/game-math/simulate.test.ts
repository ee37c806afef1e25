import { describe, expect, it } from 'vitest'
import { FIGURES, type FigureKey } from '../../packages/game-catalogue/src/generated/figures.ts'
import { ENGINE_NAMES, type EngineName } from '../../packages/game-math/src/play/engine.ts'
import { simulate } from './simulate.ts'

/** Engines whose best play takes seconds to find: the tests beside them play them a million times. */
const SLOW: readonly EngineName[] = ['blackjack', 'video-poker']

describe('rounds through the doors of the engines', () => {
  const rows = (Object.keys(FIGURES) as FigureKey[]).flatMap((key) => {
    const engine = ENGINE_NAMES.find((name) => key.startsWith(name))
    if (engine === undefined || SLOW.includes(engine)) return []
    const variant = engine === 'roulette' ? key.slice('roulette-'.length) : null
    return FIGURES[key].rows.map(({ choice }) => [key, choice, engine, variant] as const)
  })

  it.each(rows)('%s %s lie within four standard errors of what is exact', (key, choice, engine, variant) => {
    const told = simulate(engine, variant, choice, { rounds: 4000, seed: `${key} ${choice}` })
    // A return of one in ten thousand is no mean yet.
    if (told !== null && told.exact.hitRate > 0.005) expect(Math.abs(told.meanOff)).toBeLessThan(4)
    expect(Math.abs(told?.hitOff ?? Number.NaN)).toBeLessThan(4)
  })

  it('has no row that nobody named', () => {
    expect(simulate('plinko', null, '9-low', { rounds: 1, seed: '' })).toBeNull()
  })
})
