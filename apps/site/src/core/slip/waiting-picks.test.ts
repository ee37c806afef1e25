import { describe, expect, it } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createWaitingPicks } from './waiting-picks.ts'

const pick = (eventId: number, outcome = '1') => ({ eventId, handle: `${eventId}:1x2::${outcome}`, value: 2 })
const handles = (waiting: ReturnType<typeof createWaitingPicks>) => waiting.read().map(({ handle }) => handle)

describe('createWaitingPicks: what a guest tapped', () => {
  it('waits, one of an event, until the second tap on it', () => {
    const waiting = createWaitingPicks(createExampleTabs().open())
    expect(waiting.toggle(pick(1))).toBe('kept')
    expect(waiting.toggle(pick(2))).toBe('kept')
    expect(waiting.toggle(pick(1, 'x'))).toBe('kept')
    expect(handles(waiting)).toEqual(['2:1x2::1', '1:1x2::x'])
    expect(waiting.toggle(pick(2))).toBe('let_go')
    expect(handles(waiting)).toEqual(['1:1x2::x'])
  })

  it('is there after a reload, and taken once', () => {
    const storage = createExampleTabs().open()
    createWaitingPicks(storage).toggle(pick(1))
    const waiting = createWaitingPicks(storage)
    expect(waiting.take()).toEqual([pick(1)])
    expect(waiting.take()).toEqual([])
    expect(createWaitingPicks(storage).read()).toEqual([])
  })

  it('is the same in another tab a moment later', async () => {
    const tabs = createExampleTabs()
    const [one, other] = [createWaitingPicks(tabs.open()), createWaitingPicks(tabs.open())]
    const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
    one.toggle(pick(1))
    await settle()
    expect(other.toggle(pick(2))).toBe('kept')
    await settle()
    expect(handles(one)).toEqual(['1:1x2::1', '2:1x2::1'])
    expect([one.take().length, tabs.writes]).toEqual([2, 3])
    await settle()
    expect(other.take()).toEqual([])
  })

  it('is no more than a slip holds', () => {
    const waiting = createWaitingPicks(createExampleTabs().open())
    for (let event = 1; event <= 30; event++) expect(waiting.toggle(pick(event))).toBe('kept')
    expect(waiting.toggle(pick(31))).toBe('full')
    expect(waiting.toggle(pick(30, '2'))).toBe('kept')
  })

  it.each(['', '{', 'null', '[1,null,{"eventId":"1"}]'])('is nothing when the storage holds %j', (text) => {
    expect(createWaitingPicks(createExampleTabs(text).open()).read()).toEqual([])
  })
})
