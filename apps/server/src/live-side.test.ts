import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { expect, it } from 'vitest'
import WebSocket from 'ws'

it('the stream counts all addresses of one IPv6 network together', async () => {
  const settings = { TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '2' }
  const world = await bootWorld({ feed: createScriptedFeed(), settings })
  const sockets: WebSocket[] = []
  const connect = (address: string) =>
    new Promise<string>((resolve) => {
      const headers = { 'x-forwarded-for': address }
      const socket = new WebSocket(`${world.url.replace('http', 'ws')}/api/stream`, { headers })
      sockets.push(socket)
      socket.once('open', () => resolve('open'))
      socket.once('error', ({ message }) => resolve(message))
    })
  try {
    expect(await connect('2001:db8:1:2::1')).toBe('open')
    expect(await connect('2001:db8:1:2::2')).toBe('open')
    expect(await connect('2001:db8:1:2::3')).toContain('429')
    expect(await connect('2001:db8:1:3::1')).toBe('open')
  } finally {
    for (const socket of sockets) socket.terminate()
    await world.stop()
  }
})
