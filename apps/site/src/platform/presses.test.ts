import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { expect, it, vi } from 'vitest'
import { createCell } from './observable.ts'
import { CLICK_MS, createPresses, holdWhilePressing, PRESS_MS_MAX } from './presses.ts'

function openPage() {
  const timers = createHandDrivenTimers()
  const presses = createPresses(timers)
  const source = createCell('before')
  const held = holdWhilePressing(source, presses.isPressing)
  const listener = vi.fn()
  held.subscribe(listener)
  held.read()
  return { timers, presses, source, held, listener }
}

it('shows what is new at once while nothing is pressed', () => {
  const { source, held, listener } = openPage()
  source.write('after')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(held.read()).toBe('after')
})

it('stands still from the beginning of a press until its click', () => {
  const { presses, source, held, listener } = openPage()
  presses.begin()
  listener.mockClear()
  source.write('after')
  expect(listener).not.toHaveBeenCalled()
  presses.lift()
  expect(held.read()).toBe('before')
  presses.end()
  expect(listener).toHaveBeenCalled()
  expect(held.read()).toBe('after')
})

it.each([
  ['was lifted and no click came', true, CLICK_MS],
  ['is never lifted', false, PRESS_MS_MAX],
])('does not wait for a press that %s', (_case, isLifted, waitedMs) => {
  const { timers, presses, source, held } = openPage()
  presses.begin()
  source.write('after')
  if (isLifted) presses.lift()
  timers.advance(waitedMs - 1)
  expect(held.read()).toBe('before')
  timers.advance(1)
  expect(held.read()).toBe('after')
})

it('waits for the second of two presses, however soon it follows the first', () => {
  const { timers, presses, source, held } = openPage()
  presses.begin()
  presses.lift()
  timers.advance(CLICK_MS - 1)
  presses.begin()
  source.write('after')
  timers.advance(CLICK_MS)
  expect(held.read()).toBe('before')
})

it('shows what there is to somebody who comes while a press is under way', () => {
  const { presses, source } = openPage()
  presses.begin()
  source.write('after')
  expect(holdWhilePressing(source, presses.isPressing).read()).toBe('after')
})
