import { expect, it } from 'vitest'
import { createReaderCount } from './reader-count.ts'

it('starts with the first reader, stops after the last, and forgets when nobody came back in time', () => {
  const told: string[] = []
  let forget: (() => void) | undefined
  const readers = createReaderCount({
    start: () => {
      told.push('start')
      return () => told.push('stop')
    },
    forget: () => told.push('forget'),
    keepMs: 10,
    setTimer: (run) => {
      forget = run
      return () => {
        forget = undefined
      }
    },
  })
  const [leaveFirst, leaveSecond] = [readers.enter(), readers.enter()]
  leaveFirst()
  expect([told, readers.isWatched(), forget]).toEqual([['start'], true, undefined])
  leaveSecond()
  expect([told, readers.isWatched()]).toEqual([['start', 'stop'], false])
  const leaveAgain = readers.enter()
  expect([told, forget]).toEqual([['start', 'stop', 'start'], undefined])
  leaveAgain()
  forget?.()
  expect(told).toEqual(['start', 'stop', 'start', 'stop', 'forget'])
})
