import { readFrameDown } from '@xezer/contract/game-frame'
import { describe, expect, it } from 'vitest'
import { createBridge, readDown } from './bridge.ts'

const messages: unknown[] = [
  { type: 'pause' },
  { type: 'resume' },
  { type: 'mute', value: true },
  { type: 'theme', value: 'light' },
  { type: 'locale', value: 'ru' },
  { type: 'theme', value: 'pink' },
  { type: 'mute', value: 'yes' },
  { type: 'mute' },
  { type: 'pause', value: 1 },
  { type: 'locale', value: 'az', more: 1 },
  { type: 'balance', value: 100 },
  { type: 'toString' },
  { type: 1 },
  null,
  'pause',
  [],
]

it.each(messages.map((message) => [message]))('%j is read as the contract reads it', (message) => {
  expect(readDown(message)).toEqual(readFrameDown(message))
})

describe('the bridge', () => {
  const site = 'https://site.example'
  function open() {
    const sent: unknown[] = []
    const heard: unknown[] = []
    const parent = { postMessage: (message: unknown, origin: string) => sent.push([message, origin]) }
    let listener: (event: MessageEvent) => void = () => {}
    function addEventListener(_: 'message', run: typeof listener) {
      listener = run
    }
    const view = { parent, addEventListener }
    const bridge = createBridge(view, [site], (message) => heard.push(message))
    const say = (data: unknown, origin = site, source: unknown = parent) =>
      listener({ data, origin, source } as MessageEvent)
    return { bridge, sent, heard, say }
  }

  it('hears the site and nobody else', () => {
    const { heard, say } = open()
    say({ type: 'pause' })
    say({ type: 'pause' }, 'https://other.example')
    say({ type: 'pause' }, site, {})
    say({ type: 'shout' })
    expect(heard).toEqual([{ type: 'pause' }])
  })

  it('speaks to the site alone', () => {
    const { bridge, sent } = open()
    bridge.send({ type: 'ready' })
    expect(sent).toEqual([[{ type: 'ready' }, site]])
  })
})
