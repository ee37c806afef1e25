import { describe, expect, it } from 'vitest'
import { createClientPhases, PHASES } from './client-phases.ts'

const sizesOf = (phases: ReturnType<typeof createClientPhases>) =>
  Array.from({ length: PHASES }, (_, phase) => phases.inPhase(phase).size)

describe('createClientPhases: who is written to in which turn', () => {
  it.each([
    [3, [3, ...Array(PHASES - 1).fill(0)], 'a few stay together'],
    [600, [250, 250, 100, ...Array(PHASES - 3).fill(0)], 'a turn is filled before the next begins'],
    [7000, Array(PHASES).fill(350), 'many spread evenly'],
  ])('%i clients: %j (%s)', (count, expected) => {
    const phases = createClientPhases<number>()
    for (let client = 0; client < count; client++) phases.add(client)
    expect(sizesOf(phases)).toEqual(expected)
    expect(phases.size).toBe(count)
    expect([...phases.all()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
  })

  it('fills the places of clients that left', () => {
    const phases = createClientPhases<number>()
    for (let client = 0; client < 8000; client++) phases.add(client)
    for (const client of phases.inPhase(4)) phases.remove(client)
    for (let client = 8000; client < 8400; client++) phases.add(client)
    expect(sizesOf(phases)).toEqual(Array(PHASES).fill(400))
  })
})
