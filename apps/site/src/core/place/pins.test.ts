import { expect, it } from 'vitest'
import { createPins } from './pins.ts'

function openPins(stored?: string) {
  const kept = { text: stored }
  const store = {
    read: () => kept.text,
    write: (text: string | undefined) => {
      kept.text = text
    },
  }
  return { kept, pins: createPins(store, 3) }
}

it('keeps what was pinned in the order of pinning, and lets one go', () => {
  const { kept, pins } = openPins()
  pins.toggle('b')
  pins.toggle('a')
  expect(openPins(kept.text).pins.pins.read()).toEqual(['b', 'a'])
  pins.toggle('b')
  expect(openPins(kept.text).pins.pins.read()).toEqual(['a'])
  pins.toggle('a')
  expect(kept.text).toBeUndefined()
})

it('keeps as many as it may: the oldest leaves', () => {
  const { pins } = openPins()
  for (const pin of ['a', 'b', 'c', 'd']) pins.toggle(pin)
  expect(pins.pins.read()).toEqual(['b', 'c', 'd'])
})

it.each(['{', '{}', '[1,null]'])('takes %s from elsewhere as nothing pinned', (text) => {
  expect(openPins(text).pins.pins.read()).toEqual([])
})
