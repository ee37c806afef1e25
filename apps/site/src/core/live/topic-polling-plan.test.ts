import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import type { ConnectionState } from '../../platform/kept-socket.ts'
import { createCell } from '../../platform/observable.ts'
import { createTopicPolling, type PollAnswer } from './topic-polling.ts'

const gone: PollAnswer = { kind: 'gone' }
const failed: PollAnswer = { kind: 'failed' }

/** Polls of a topic without an image, started at 0, with the instants at which the server was asked. */
function createStage(first: ConnectionState, answer: PollAnswer) {
  const connection = createCell(first)
  const timers = createHandDrivenTimers()
  const askedAtMs: number[] = []
  const shown: PollAnswer[] = []
  let hasData = false
  createTopicPolling({
    connection,
    view: () => ({ connection: connection.read(), hasData, isOver: false }),
    ask: async () => {
      askedAtMs.push(timers.nowMs())
      await timers.sleep(100)
      return answer
    },
    onReached: () => {},
    onAnswer: (told) => shown.push(told),
    random: { next: () => 1, below: () => 0 },
    timers,
  }).start()
  return {
    timers,
    connection,
    askedAtMs,
    shown,
    bringImage: () => {
      hasData = true
    },
  }
}

describe('a topic without an image asks the server', () => {
  it.each<[ConnectionState, number[]]>([
    ['connecting', [2500, 5000]],
    ['live', [2500, 5000]],
    ['down', [0, 1000, 2000, 3000, 4000, 5000]],
  ])('while the stream is %s at %j ms', async (state, expected) => {
    const stage = createStage(state, gone)
    await stage.timers.pass(5000)
    expect(stage.askedAtMs).toEqual(expected)
  })

  it.each<[ConnectionState, number[]]>([
    ['live', [2500]],
    ['down', [1000, 2000, 3000]],
  ])('when the stream turns %s after a second at %j ms', async (state, expected) => {
    const stage = createStage('connecting', gone)
    await stage.timers.pass(1000)
    stage.connection.write(state)
    await stage.timers.pass(2000)
    expect(stage.askedAtMs).toEqual(expected)
  })

  it('as often as at first when the stream was there meanwhile', async () => {
    const stage = createStage('down', failed)
    await stage.timers.pass(10_000)
    stage.connection.write('live')
    stage.connection.write('down')
    const before = stage.askedAtMs.length
    await stage.timers.pass(3200)
    const [firstMs = 0, ...rest] = stage.askedAtMs.slice(before)
    expect(rest.map((atMs) => atMs - firstMs)).toEqual([1100, 3200])
  })

  it.each([
    ['shows the answer', false, [gone]],
    ['lets it go when the stream was faster', true, []],
  ])('and %s', async (_what, isFaster, expected) => {
    const stage = createStage('live', gone)
    await stage.timers.pass(2550)
    if (isFaster) stage.bringImage()
    await stage.timers.pass(100)
    expect(stage.shown).toEqual(expected)
  })
})
