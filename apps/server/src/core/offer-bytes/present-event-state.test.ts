import { createScript } from '@xezer/dev-world/scripted-feed'
import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { presentEventState, presentMinute } from './present-event-state.ts'

describe('the minute of play', () => {
  it.each([
    ['half1', 0, "1'"],
    ['half1', 59, "1'"],
    ['half1', 60, "2'"],
    ['half1', 44 * 60 + 59, "45'"],
    ['half1', 45 * 60, "45+1'"],
    ['half1', 47 * 60 + 30, "45+3'"],
    ['half_time', 45 * 60, null],
    ['half2', 45 * 60, "46'"],
    ['half2', 89 * 60, "90'"],
    ['half2', 93 * 60, "90+4'"],
    ['not_started', 0, null],
  ])('in %s after %i seconds reads %s', (period, clockSeconds, minute) => {
    const script = createScript({ nowMs: () => 1000 })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(1000)
    for (const message of [script.catalogue(), script.fixture(1, 2000)]) book.apply(message)
    book.apply(script.score(1, { period, clockSeconds, clockRate: 0 }))
    const event = book.findEvent(1)
    expect(event && presentMinute(event)).toBe(minute)
  })
})

it.each([
  [44, null, "44' Corner: Qarabag"],
  [45, 3, "45+3' Corner: Qarabag"],
  [46, null, "46' Corner: Qarabag"],
])('the newest comment is told at the minute of the clock: %i, %s added', (minute, addedMinute, line) => {
  const script = createScript({ nowMs: () => 1000 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(1000)
  const comments = [{ key: 'corner', side: 'home', minute, addedMinute }] as const
  const messages = [script.catalogue(), script.fixture(1, 2000), script.score(1, { comments })]
  for (const message of messages) book.apply(message)
  const event = book.findEvent(1)
  expect(event && presentEventState(event, createCatalogueTexts(), 'en').comment).toBe(line)
})
