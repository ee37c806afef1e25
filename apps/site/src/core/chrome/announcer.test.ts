import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { expect, test } from 'vitest'
import { createAnnouncer, LINE_MS } from './announcer.ts'

test('a line stands its time, and one that was pressed away takes nothing of the next one', () => {
  const timers = createHandDrivenTimers()
  const announcer = createAnnouncer(timers)
  announcer.say('first')
  timers.advance(LINE_MS - 1)
  expect(announcer.read()).toEqual({ text: 'first', isAlert: false })
  announcer.clear()
  expect(announcer.read()).toBeUndefined()
  announcer.alert('second')
  timers.advance(LINE_MS - 1)
  expect(announcer.read()).toEqual({ text: 'second', isAlert: true })
  timers.advance(1)
  expect(announcer.read()).toBeUndefined()
})
