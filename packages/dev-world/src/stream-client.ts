import { type ClientMessage, type ServerMessage, WIRE_VERSION } from '@xezer/contract/stream'
import WebSocket from 'ws'

/** A client of the push stream that keeps what it heard. */
export interface StreamClient {
  readonly heard: readonly ServerMessage[]
  send(message: ClientMessage): void
  /** The first message from now on, or already heard and not taken, that fits. */
  take<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>
  readonly socket: WebSocket
  close(): Promise<void>
}

const TAKE_MS = 5000
const LOOK_MS = 10

/** Connects and says hello. */
export async function openStream(
  url: string,
  hello: Partial<Extract<ClientMessage, { type: 'hello' }>> = {},
  isCompressed = true,
): Promise<StreamClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/stream`, { perMessageDeflate: isCompressed })
  const heard: ServerMessage[] = []
  let taken = 0
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message))
  send({ type: 'hello', wire: WIRE_VERSION, locale: 'en', ...hello })
  return {
    heard,
    socket,
    send,
    async take(type, fits = () => true) {
      const untilMs = Date.now() + TAKE_MS
      while (Date.now() < untilMs) {
        for (; taken < heard.length; taken++) {
          const message = heard[taken]
          if (message === undefined || !isOf(message, type) || !fits(message)) continue
          taken += 1
          return message
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
      throw new Error(`no ${type} within ${TAKE_MS} ms; heard ${JSON.stringify(heard).slice(0, 2000)}`)
    },
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve())
        socket.close()
      }),
  }
}

function isOf<T extends ServerMessage['type']>(
  message: ServerMessage,
  type: T,
): message is Extract<ServerMessage, { type: T }> {
  return message.type === type
}
