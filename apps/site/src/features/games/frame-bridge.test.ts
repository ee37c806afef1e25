import type { FrameUp } from '@xezer/contract/game-frame'
import { describe, expect, it } from 'vitest'
import { openBridge } from './frame-bridge.ts'

const ORIGIN = 'https://games.example'

function open() {
  const listeners = new Set<(event: MessageEvent) => void>()
  const heard: FrameUp[] = []
  const said: [unknown, string][] = []
  const contentWindow = {
    postMessage: (message: unknown, to: string) => said.push([message, to]),
  } as unknown as Window
  const page = {
    addEventListener: (_type: 'message', listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: 'message', listener: (event: MessageEvent) => void) =>
      listeners.delete(listener),
  }
  const bridge = openBridge(page, { contentWindow }, ORIGIN, (message) => heard.push(message))
  const post = (data: unknown, origin = ORIGIN, source: unknown = contentWindow) => {
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent)
  }
  return { bridge, post, heard, said, listeners }
}

describe('of what is posted to the page a game is heard', () => {
  it('with its words', () => {
    const { post, heard } = open()
    post({ type: 'ready' })
    post({ type: 'openPage', page: 'game', game: 'pk_at' })
    expect(heard).toEqual([{ type: 'ready' }, { type: 'openPage', page: 'game', game: 'pk_at' }])
  })

  it.each([
    ['another origin', { type: 'ready' }, 'https://evil.example', undefined],
    ['an origin that only begins so', { type: 'ready' }, `${ORIGIN}.evil.example`, undefined],
    ['another window', { type: 'ready' }, ORIGIN, {}],
    ['no window', { type: 'ready' }, ORIGIN, null],
    ['an unknown word', { type: 'balance', value: 1 }, ORIGIN, undefined],
    ['more than its words', { type: 'ready', token: 'x' }, ORIGIN, undefined],
    ['a page that is none', { type: 'openPage', page: 'https://evil.example' }, ORIGIN, undefined],
    ['text', 'ready', ORIGIN, undefined],
    ['nothing', null, ORIGIN, undefined],
  ])('and not %s', (_name, data, origin, source) => {
    const { post, heard } = open()
    post(data, origin, source)
    expect(heard).toEqual([])
  })

  it('until it is closed', () => {
    const { bridge, post, heard, listeners } = open()
    bridge.close()
    post({ type: 'ready' })
    expect([heard, listeners.size]).toEqual([[], 0])
  })
})

it('what is said reaches the games’ origin alone', () => {
  const { bridge, said } = open()
  bridge.say({ type: 'pause' })
  expect(said).toEqual([[{ type: 'pause' }, ORIGIN]])
})
