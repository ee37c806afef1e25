import type { EventState } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { createEventStates, EVENTS_MAX } from './event-states.ts'

const state = (id: number, paused = false): EventState => ({
  id,
  results: null,
  kind: null,
  status: 'half1',
  paused,
  marketCount: 1,
})

describe('states of events', () => {
  it('tell their readers only what is new', () => {
    const states = createEventStates(() => {})
    let told = 0
    states.observe(1).subscribe(() => {
      told += 1
    })
    states.put([state(1)])
    states.put([state(1), state(2)])
    expect(told).toBe(1)
    states.put([state(1, true)])
    expect(told).toBe(2)
  })

  it('are told on when one of two readers left', () => {
    const states = createEventStates(() => {})
    let told = 0
    const leave = states.observe(1).subscribe(() => {})
    states.observe(1).subscribe(() => {
      told += 1
    })
    leave()
    states.put([state(1)])
    expect(told).toBe(1)
  })

  it('keep the time line of a match while lists speak of it without one', () => {
    const states = createEventStates(() => {})
    const goal = {
      kind: 'goal',
      side: 'home',
      minute: "9'",
      text: 'Qol!',
      score: { home: 1, away: 0 },
      played: 0.2,
    } as const
    states.put([{ ...state(1), incidents: [goal] }])
    const first = states.observe(1).read()?.incidents
    states.put([{ ...state(1), marketCount: 2 }])
    expect(states.observe(1).read()).toMatchObject({ marketCount: 2, incidents: [goal] })
    expect(states.observe(1).read()?.incidents).toBe(first)
    states.put([{ ...state(1), incidents: [] }])
    expect(states.observe(1).read()?.incidents).toEqual([])
  })

  it('are bounded, however long the oldest of them is watched', () => {
    const paused = new Set<number>()
    const states = createEventStates((id, isPaused) => (isPaused ? paused.add(id) : paused.delete(id)))
    states.observe(1).subscribe(() => {})
    const ids = Array.from({ length: EVENTS_MAX + 50 }, (_, index) => index + 1)
    for (const id of ids) states.put([state(id, true)])
    expect(ids.filter((id) => states.observe(id).read() !== undefined)).toHaveLength(EVENTS_MAX)
    expect(states.observe(1).read()).toBeDefined()
    expect(paused.size).toBe(EVENTS_MAX)
  })
})
