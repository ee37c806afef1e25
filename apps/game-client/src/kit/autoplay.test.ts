import { describe, expect, it } from 'vitest'
import { type AutoplayPlan, beginAutoplay, countRound, findEnd, planAutoplay } from './autoplay.ts'

const plan: AutoplayPlan = { rounds: 10, lossMinor: 500, winAboveMinor: 1000, stopsAtFeature: true }
const lost = { stakedMinor: 100, returnMinor: 0, isFeature: false }

describe('autoplay', () => {
  it.each([
    [{ ...plan, lossMinor: null }, 'without a loss limit'],
    [{ ...plan, lossMinor: 0 }, 'with an empty one'],
    [{ ...plan, rounds: 1000 }, 'of more rounds than there are'],
    [{ ...plan, rounds: 9 }, 'of fewer'],
  ])('does not begin %#', (form, _why) => {
    expect(planAutoplay(form)).toBeNull()
  })

  it('never places a stake that could lose more than its limit', () => {
    let state = beginAutoplay(plan)
    let rounds = 0
    while (findEnd(state, 100) === null) {
      state = countRound(state, lost).state
      rounds += 1
    }
    expect(rounds).toBe(5)
    expect(findEnd(state, 100)).toBe('loss')
    expect(findEnd(state, 1)).toBe('loss')
  })

  it('counts what came back against what was lost', () => {
    const { state } = countRound(beginAutoplay(plan), { ...lost, returnMinor: 300 })
    expect(state.lostMinor).toBe(-200)
    expect(findEnd(state, 700)).toBeNull()
    expect(findEnd(state, 701)).toBe('loss')
  })

  it('ends behind its last round', () => {
    const one = beginAutoplay({ ...plan, rounds: 10, lossMinor: 10_000 })
    let counted = countRound(one, lost)
    for (let round = 2; round <= 10; round++) counted = countRound(counted.state, lost)
    expect(counted.end).toBe('done')
    expect(findEnd(counted.state, 100)).toBe('done')
  })

  it.each([
    [{ ...lost, returnMinor: 1000 }, null],
    [{ ...lost, returnMinor: 1001 }, 'win'],
    [{ ...lost, isFeature: true }, 'feature'],
  ])('%j ends it: %j', (round, end) => {
    expect(countRound(beginAutoplay(plan), round).end).toBe(end)
  })
})
