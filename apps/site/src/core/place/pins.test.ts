import { expect, it } from 'vitest'
import { createExampleVisitStorage } from '../../platform/example-visit-storage.ts'
import { createPins } from './pins.ts'

function openPins(stored?: string) {
  const kept = createExampleVisitStorage(stored)
  return { kept, pins: createPins(kept, 3) }
}
const reopen = ({ kept }: ReturnType<typeof openPins>) => openPins(kept.read()).pins.pins.read()

it('keeps what was pinned in the order of pinning, and lets one go', () => {
  const opened = openPins()
  opened.pins.toggle('b')
  opened.pins.toggle('a')
  expect(reopen(opened)).toEqual(['b', 'a'])
  opened.pins.toggle('b')
  expect(reopen(opened)).toEqual(['a'])
  opened.pins.toggle('a')
  expect(opened.kept.read()).toBeUndefined()
})

it('keeps as many as it may: the oldest leaves', () => {
  const { pins } = openPins()
  for (const pin of ['a', 'b', 'c', 'd']) pins.toggle(pin)
  expect(pins.pins.read()).toEqual(['b', 'c', 'd'])
})

it.each(['{', '{}', '[1,null]'])('takes %s from elsewhere as nothing pinned', (text) => {
  expect(openPins(text).pins.pins.read()).toEqual([])
})
