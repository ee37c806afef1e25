import { describe, expect, it } from 'vitest'
import { createExampleVisitStorage } from '../../platform/example-visit-storage.ts'
import { createPageMemory } from './page-memory.ts'

describe('createPageMemory: how a page of this tab was left', () => {
  it('keeps each entry of the history apart, over a reload', () => {
    const storage = createExampleVisitStorage()
    const memory = createPageMemory(storage)
    memory.keep('one', 'scroll', 300)
    memory.keep('one', 'fold 7', false)
    memory.keep('two', 'scroll', 5)
    memory.save()
    const after = createPageMemory(storage)
    expect([after.find('one', 'scroll'), after.find('one', 'fold 7')]).toEqual([300, false])
    expect([after.find('two', 'scroll'), after.find('two', 'fold 7')]).toEqual([5, undefined])
    expect([after.knows('two'), after.knows('three')]).toEqual([true, false])
  })

  it('forgets what was left longest ago', () => {
    const memory = createPageMemory(createExampleVisitStorage())
    for (let entry = 0; entry < 60; entry++) memory.keep(String(entry), 'scroll', entry)
    memory.keep('0', 'scroll', 1)
    memory.keep('new', 'scroll', 2)
    expect([memory.find('0', 'scroll'), memory.find('1', 'scroll')]).toEqual([1, undefined])
  })

  it.each(['', '{', 'null', '7', '[["one"]]', '[[1,{}]]', '{"one":{}}'])(
    'begins anew when the storage holds %j',
    (text) => {
      expect(createPageMemory(createExampleVisitStorage(text)).find('one', 'scroll')).toBeUndefined()
    },
  )
})
