import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { expect, it } from 'vitest'
import { createReaderCount } from './reader-count.ts'

it('starts with the first reader, stops after the last, and forgets when nobody came back in time', () => {
  const told: string[] = []
  const timers = createHandDrivenTimers()
  const readers = createReaderCount({
    start: () => {
      told.push('start')
      return () => told.push('stop')
    },
    forget: () => told.push('forget'),
    keepMs: 10,
    timers,
  })
  const [leaveFirst, leaveSecond] = [readers.enter(), readers.enter()]
  leaveFirst()
  expect([told, readers.isWatched(), timers.waitingMs()]).toEqual([['start'], true, []])
  leaveSecond()
  expect([told, readers.isWatched()]).toEqual([['start', 'stop'], false])
  const leaveAgain = readers.enter()
  timers.advance(20)
  expect(told).toEqual(['start', 'stop', 'start'])
  leaveAgain()
  timers.advance(10)
  expect(told).toEqual(['start', 'stop', 'start', 'stop', 'forget'])
})
