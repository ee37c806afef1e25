import { FLUSH_MS, WIRE_VERSION } from '@xezer/contract/stream'
import WebSocket from 'ws'
import type { World } from './start-world.ts'

/** One real delta of the topic as its text: the floors send the same bytes. */
export async function hearDelta(world: World, topic: string): Promise<string> {
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/api/stream`)
  const heard = new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('{"type":"delta"') && text.includes('"cells":[[')) resolve(text)
    })
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', wire: WIRE_VERSION, locale: 'en' }))
  socket.send(JSON.stringify({ type: 'subscribe', topic }))
  await world.call('pulse', FLUSH_MS)
  const text = await heard
  await world.call('pulse', 0)
  socket.terminate()
  return text
}
