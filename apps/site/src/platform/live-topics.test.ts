import { expect, it } from 'vitest'
import { createLiveTopics, decideDelta } from './live-topics.ts'

it.each([
  [undefined, 'a', 'b', 'drop', 'no image has come'],
  ['b', 'a', 'b', 'drop', 'it is known already'],
  ['a', 'a', 'b', 'take', 'it goes on from here'],
  ['a', 'b', 'c', 'ask_for_image', 'something was missed'],
])('a topic at %s and a delta from %s to %s: %s, for %s', (cursor, from, to, fate, _why) => {
  expect(decideDelta(cursor, { from, cursor: to })).toBe(fate)
})

it('a topic whose image is here already goes on from its cursor', () => {
  const sent: unknown[] = []
  const taken: string[] = []
  const topics = createLiveTopics((message) => sent.push(message))
  const listener = {
    image: () => taken.push('image'),
    delta: ({ cursor }: { cursor: string }) => taken.push(cursor),
    gone: () => {},
  }
  topics.watch('menu', listener, 'a')
  topics.takeDelta({ type: 'delta', topic: 'menu', from: 'a', cursor: 'b', cells: [], events: [] })
  topics.subscribeAll()
  expect(taken).toEqual(['b'])
  expect(sent).toEqual([
    { type: 'subscribe', topic: 'menu', cursor: 'a' },
    { type: 'subscribe', topic: 'menu', cursor: 'b' },
  ])
})
