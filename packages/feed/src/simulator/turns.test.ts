import { seededRandom } from '@xezer/std/random'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('turns', () => {
  it('come in the order in which they fall due, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(50))), fc.nat(60), (settings, nowMs) => {
        const turns = createTurns<number>()
        const due = new Map<number, number>()
        for (const [item, dueMs] of settings) {
          turns.set(item, dueMs)
          due.set(item, dueMs)
        }
        const taken: number[] = []
        for (let item = turns.takeDue(nowMs); item !== null; item = turns.takeDue(nowMs)) taken.push(item)
        const instants = taken.map((item) => due.get(item) ?? Number.NaN)
        expect(instants).toEqual([...instants].sort((left, right) => left - right))
        expect(new Set(taken)).toEqual(
          new Set([...due].filter(([, dueMs]) => dueMs <= nowMs).map(([item]) => item)),
        )
        expect(taken.length).toBe(new Set(taken).size)
      }),
    )
  })

  it('of one instant come in the order in which they were set, and those without one never', () => {
    const turns = createTurns<string>()
    turns.set('second', 5)
    turns.set('never', 1)
    turns.set('third', 5)
    turns.set('first', 1)
    turns.set('never', Number.POSITIVE_INFINITY)
    expect([1, 2, 3, 4].map(() => turns.takeDue(9))).toEqual(['first', 'second', 'third', null])
    expect(turns.takeDue(Number.MAX_VALUE)).toBeNull()
  })

  it('starve nobody where there is five times as much to do as time', () => {
    const turns = createTurns<number>()
    const random = seededRandom('turns')
    const worked = new Array<number>(100).fill(0)
    // Some ask for a turn each tick, some every fiftieth; each turn takes a tick.
    const periodOf = (item: number) => (item % 10 === 0 ? 1 : 20 + (item % 30))
    for (let item = 0; item < 100; item++) turns.set(item, Math.floor(random.next() * 20))
    let worstMs = 0
    const dueMs = new Map<number, number>()
    for (let nowMs = 20; nowMs < 20_000; nowMs++) {
      const item = turns.takeDue(nowMs)
      if (item === null) continue
      worked[item] = (worked[item] ?? 0) + 1
      worstMs = Math.max(worstMs, nowMs - (dueMs.get(item) ?? nowMs))
      dueMs.set(item, nowMs + periodOf(item))
      turns.set(item, nowMs + periodOf(item))
    }
    expect(Math.min(...worked)).toBeGreaterThan(100)
    expect(worstMs).toBeLessThanOrEqual(100)
  })
})
