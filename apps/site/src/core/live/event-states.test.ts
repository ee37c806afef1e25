import type { EventState, Results } from '@xezer/contract/sport-entities'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createEventStates, EVENTS_MAX, NEWS_MS } from './event-states.ts'
import { exampleResults } from './example-results.ts'

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
    const states = createEventStates(() => {}, createHandDrivenTimers())
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
    const states = createEventStates(() => {}, createHandDrivenTimers())
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
    const states = createEventStates(() => {}, createHandDrivenTimers())
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
    const states = createEventStates(
      (id, isPaused) => (isPaused ? paused.add(id) : paused.delete(id)),
      createHandDrivenTimers(),
    )
    states.observe(1).subscribe(() => {})
    const ids = Array.from({ length: EVENTS_MAX + 50 }, (_, index) => index + 1)
    for (const id of ids) states.put([state(id, true)])
    expect(ids.filter((id) => states.observe(id).read() !== undefined)).toHaveLength(EVENTS_MAX)
    expect(states.observe(1).read()).toBeDefined()
    expect(paused.size).toBe(EVENTS_MAX)
  })
})

describe('news of the score', () => {
  const at = (home: number, away: number, change: Partial<Results> = {}): EventState => ({
    ...state(1),
    results: exampleResults({ ...change, score: { home, away, periods: [] } }),
  })
  const quarters: Partial<Results> = { parts: ['q1', 'q2', 'q3', 'q4'], tally: 'sum' }
  const sets: Partial<Results> = { parts: ['set1', 'set2', 'set3'], tally: 'won' }

  it.each([
    ['a goal', at(0, 0), at(0, 1), 'goal'],
    ['a goal taken back', at(1, 0), at(0, 0), undefined],
    ['a minute', at(1, 0), at(1, 0, { minute: "68'" }), undefined],
    ['a set', at(0, 0, sets), at(1, 0, sets), 'set'],
    [
      'a point of basketball',
      at(10, 8, { ...quarters, played: 0.4 }),
      at(12, 8, { ...quarters, played: 0.5 }),
      undefined,
    ],
    [
      'the end of a quarter',
      at(20, 18, { ...quarters, played: 0.99 }),
      at(20, 18, { ...quarters, played: 1 }),
      'part',
    ],
    ['the first score', state(1), at(1, 0), undefined],
  ] as const)('%s', (_what, before, now, news) => {
    const states = createEventStates(() => {}, createHandDrivenTimers())
    states.put([before])
    states.move([now])
    expect(states.observe(1).read()?.news).toBe(news)
  })

  it('stand for ten seconds from the newest on, over whatever else moves', () => {
    const timers = createHandDrivenTimers()
    const states = createEventStates(() => {}, timers)
    const shown = () => states.observe(1).read()?.news
    states.put([at(0, 0)])
    states.move([at(1, 0)])
    timers.advance(NEWS_MS - 1)
    states.move([at(2, 0)])
    states.put([at(2, 0, { minute: "69'" })])
    timers.advance(NEWS_MS - 1)
    expect(shown()).toBe('goal')
    timers.advance(1)
    expect(shown()).toBeUndefined()
  })

  it('are none when an image brings a goal that nobody watched', () => {
    const states = createEventStates(() => {}, createHandDrivenTimers())
    states.put([at(0, 0)])
    states.put([at(1, 0)])
    expect(states.observe(1).read()?.news).toBeUndefined()
  })
})
