import { WIRE_VERSION } from '@xezer/contract/stream'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { SILENCE_MS_MAX, type SocketLike, TRIES_BEFORE_POLLING } from './kept-socket.ts'
import { createLiveConnection } from './live-connection.ts'
import { FIRST_DELAY_MS, LONGEST_DELAY_MS, reconnectDelayMs } from './reconnect-delay.ts'

function harness() {
  const sockets: (SocketLike & { sent: unknown[]; isClosed: boolean })[] = []
  const timers = createHandDrivenTimers()
  const connection = createLiveConnection({
    open: () => {
      const socket = {
        sent: [] as unknown[],
        isClosed: false,
        send: (data: string) => socket.sent.push(JSON.parse(data)),
        close: () => {
          socket.isClosed = true
        },
        onopen: null,
        onmessage: null,
        onclose: null,
      }
      sockets.push(socket)
      return socket
    },
    greeting: () => ({ locale: 'az', token: undefined }),
    random: seededRandom('connection'),
    timers,
    clock: { nowMs: () => 0 },
  })
  const seen: string[] = []
  const listener = {
    image: (_data: unknown, cursor: string) => seen.push(`image ${cursor}`),
    delta: (delta: { from: string; cursor: string }) => seen.push(`delta ${delta.from} ${delta.cursor}`),
    gone: () => seen.push('gone'),
  }
  const last = () => sockets.at(-1)!
  return {
    connection,
    sockets,
    seen,
    last,
    watch: (topic: string) => connection.watch(topic, { ...listener }),
    open: () => last().onopen?.(),
    say: (message: object) => last().onmessage?.({ data: JSON.stringify(message) }),
    image: (cursor: string) =>
      last().onmessage?.({ data: JSON.stringify({ type: 'image', topic: 'menu', cursor, data: {} }) }),
    delta: (from: string, cursor: string) =>
      last().onmessage?.({
        data: JSON.stringify({ type: 'delta', topic: 'menu', from, cursor, cells: [], events: [] }),
      }),
    advance: timers.advance,
  }
}

describe('live connection', () => {
  it('says hello, subscribes what is watched and passes images and deltas on', () => {
    const line = harness()
    line.watch('menu')
    line.open()
    expect(line.last().sent).toEqual([
      { type: 'hello', wire: WIRE_VERSION, locale: 'az' },
      { type: 'subscribe', topic: 'menu' },
    ])
    line.image('a')
    line.delta('a', 'b')
    expect(line.seen).toEqual(['image a', 'delta a b'])
    expect(line.connection.state.read()).toBe('live')
  })

  it('has heard nothing as far as the document knows, whatever it heard before that is taken over', () => {
    const line = harness()
    line.open()
    line.say({ type: 'beat', at: 0, alive: false })
    const { state, isFeedAlive } = line.connection
    expect([state.read(), isFeedAlive.read()]).toEqual(['live', false])
    expect([state.readDrawn?.(), isFeedAlive.readDrawn?.()]).toEqual(['connecting', true])
  })

  it('ignores a delta that it has already, and asks for an image when one is missing', () => {
    const line = harness()
    line.watch('menu')
    line.open()
    line.image('b')
    line.delta('a', 'b')
    line.delta('c', 'd')
    line.delta('d', 'e')
    expect(line.seen).toEqual(['image b'])
    expect(line.last().sent.slice(2)).toEqual([{ type: 'subscribe', topic: 'menu' }])
    line.image('e')
    line.delta('e', 'f')
    expect(line.seen).toEqual(['image b', 'image e', 'delta e f'])
  })

  it('is stale after silence, reconnects and resumes from its cursor', () => {
    const line = harness()
    line.watch('menu')
    line.open()
    line.image('a')
    line.advance(SILENCE_MS_MAX)
    expect(line.connection.state.read()).toBe('stale')
    expect(line.sockets[0]!.isClosed).toBe(true)
    line.advance(LONGEST_DELAY_MS)
    line.open()
    expect(line.last().sent).toContainEqual({ type: 'subscribe', topic: 'menu', cursor: 'a' })
    line.delta('a', 'b')
    expect(line.seen).toEqual(['image a', 'delta a b'])
    expect(line.connection.state.read()).toBe('live')
  })

  it('is down after several tries in a row, so that polling takes over, and recovers', () => {
    const line = harness()
    line.open()
    line.say({ type: 'beat', at: 1, alive: true })
    for (let tries = 0; tries <= TRIES_BEFORE_POLLING; tries++) {
      line.last().onclose?.()
      line.advance(1000)
    }
    expect(line.connection.state.read()).toBe('down')
    line.open()
    line.say({ type: 'beat', at: 2, alive: true })
    expect(line.connection.state.read()).toBe('live')
  })

  it('tries at once when the network is back, and leaves alone what lives or is being tried', () => {
    const line = harness()
    line.connection.tryNow()
    line.open()
    line.image('a')
    line.connection.tryNow()
    expect(line.sockets).toHaveLength(1)
    for (let failures = 1; failures < 6; failures++) {
      line.last().onclose?.()
      line.connection.tryNow()
      line.connection.tryNow()
      expect(line.sockets).toHaveLength(failures + 1)
    }
    line.open()
    line.image('b')
    line.advance(SILENCE_MS_MAX - 1)
    expect([line.connection.state.read(), line.sockets.length]).toEqual(['live', 6])
  })

  it('says that the feed is dead while the connection lives', () => {
    const line = harness()
    line.open()
    line.say({ type: 'beat', at: 1, alive: false })
    expect([line.connection.state.read(), line.connection.isFeedAlive.read()]).toEqual(['live', false])
  })

  it('takes whole new images after a change of language', () => {
    const line = harness()
    line.watch('menu')
    line.open()
    line.image('a')
    line.connection.greetAgain()
    line.open()
    expect(line.last().sent).toContainEqual({ type: 'subscribe', topic: 'menu' })
  })

  it('is not stale while it greets again, unless that fails', () => {
    const line = harness()
    const states: string[] = []
    line.watch('menu')
    line.open()
    line.image('a')
    line.connection.state.subscribe(() => states.push(line.connection.state.read()))
    line.connection.greetAgain()
    line.open()
    line.image('b')
    expect(states).toEqual(['connecting', 'live'])
    line.connection.greetAgain()
    line.last().onclose?.()
    line.connection.greetAgain()
    expect(states).toEqual(['connecting', 'live', 'connecting', 'stale'])
  })

  it('unsubscribes when the last watcher leaves', () => {
    const line = harness()
    const stop = [line.watch('menu'), line.watch('menu')]
    line.open()
    stop[0]!()
    expect(line.last().sent).not.toContainEqual({ type: 'unsubscribe', topic: 'menu' })
    stop[1]!()
    expect(line.last().sent).toContainEqual({ type: 'unsubscribe', topic: 'menu' })
  })

  it('survives a message that is not JSON or not of the contract', () => {
    const line = harness()
    line.watch('menu')
    line.open()
    line.last().onmessage?.({ data: 'not json' })
    line.say({ type: 'surprise' })
    line.image('a')
    expect(line.seen).toEqual(['image a'])
  })
})

it('waits longer after each failure, within bounds and spread by chance', () => {
  const random = seededRandom('delay')
  for (let failures = 1; failures < 20; failures++) {
    const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
    const delayMs = reconnectDelayMs(failures, random)
    expect(delayMs).toBeGreaterThanOrEqual(Math.floor(full / 2))
    expect(delayMs).toBeLessThanOrEqual(full)
  }
})
