import { expect, it } from 'vitest'
import { createLaidOut } from './laid-out.ts'

it('what was read is laid out once for each language and version; another read is another', () => {
  const laidOut = createLaidOut()
  let made = 0
  const present = () => {
    made += 1
    return { made }
  }
  const read = {}
  const first = laidOut.get(read, 'az', '1', present)
  expect(first.toString()).toBe('{"made":1}')
  expect(laidOut.get(read, 'az', '1', present)).toBe(first)
  expect(laidOut.get(read, 'ru', '1', present).toString()).toBe('{"made":2}')
  expect(laidOut.get(read, 'az', '2', present).toString()).toBe('{"made":3}')
  expect(laidOut.get(read, 'az', '1', present).toString()).toBe('{"made":4}')
  expect(laidOut.get({}, 'az', '1', present).toString()).toBe('{"made":5}')
})
