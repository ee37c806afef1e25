import { describe, expect, it } from 'vitest'
import { createExampleVisitStorage } from '../../platform/example-visit-storage.ts'
import { createWaitingPicks } from './waiting-picks.ts'

const pick = (eventId: number, outcome = '1') => ({ eventId, handle: `${eventId}:1x2::${outcome}`, value: 2 })
const handles = (waiting: ReturnType<typeof createWaitingPicks>) => waiting.read().map(({ handle }) => handle)

describe('createWaitingPicks: what a guest tapped', () => {
  it('waits, one of an event, until the second tap on it', () => {
    const waiting = createWaitingPicks(createExampleVisitStorage())
    expect(waiting.toggle(pick(1))).toBe('kept')
    expect(waiting.toggle(pick(2))).toBe('kept')
    expect(waiting.toggle(pick(1, 'x'))).toBe('kept')
    expect(handles(waiting)).toEqual(['2:1x2::1', '1:1x2::x'])
    expect(waiting.toggle(pick(2))).toBe('let_go')
    expect(handles(waiting)).toEqual(['1:1x2::x'])
  })

  it('is there after a reload, and taken once', () => {
    const storage = createExampleVisitStorage()
    createWaitingPicks(storage).toggle(pick(1))
    const waiting = createWaitingPicks(storage)
    expect(waiting.take()).toEqual([pick(1)])
    expect(waiting.take()).toEqual([])
    expect(createWaitingPicks(storage).read()).toEqual([])
  })

  it('is no more than a slip holds', () => {
    const waiting = createWaitingPicks(createExampleVisitStorage())
    for (let event = 1; event <= 30; event++) expect(waiting.toggle(pick(event))).toBe('kept')
    expect(waiting.toggle(pick(31))).toBe('full')
    expect(waiting.toggle(pick(30, '2'))).toBe('kept')
  })

  it.each(['', '{', 'null', '[1,null,{"eventId":"1"}]'])('is nothing when the storage holds %j', (text) => {
    expect(createWaitingPicks(createExampleVisitStorage(text)).read()).toEqual([])
  })
})
