import {
  type BareBroadcast,
  type Broadcast,
  startSocketBroadcast,
  startWsBroadcast,
} from './bare-broadcast.ts'
import { type BareHttp, startBareHttp } from './bare-http.ts'

/**
 * What the same machine does for the same bytes with nothing of ours around them. They stand in a process of their
 * own, or in that of a world whose work should weigh on both sides alike.
 */
export interface FloorServersApi {
  /** Answers with the same bytes, or with the value made to text for every request. Returns its port. */
  answerBytes(text: string, headers?: Readonly<Record<string, string>>): Promise<number>
  answerSerialised(text: string): Promise<number>
  /** Parses each question and joins the same bytes of so many pieces. */
  answerJoined(text: string, pieces: number): Promise<number>
  openBroadcast(kind: 'socket' | 'ws'): Promise<number>
  startBroadcast(kind: 'socket' | 'ws', broadcast: Broadcast): void
  pauseBroadcast(): void
  /** When it was sent, in the clock of the machine. */
  broadcastOnce(text: string): number
}

export function createFloorServers(): { readonly api: FloorServersApi; stop(): void } {
  const started: { stop(): void }[] = []
  const broadcasts = new Map<'socket' | 'ws', BareBroadcast>()
  const keep = (server: BareHttp | BareBroadcast): number => {
    started.push(server)
    return server.port
  }
  const api: FloorServersApi = {
    async answerBytes(text, headers) {
      const bytes = Buffer.from(text)
      return keep(await startBareHttp(() => bytes, headers))
    },
    async answerSerialised(text) {
      const value: unknown = JSON.parse(text)
      return keep(await startBareHttp(() => JSON.stringify(value)))
    },
    async answerJoined(text, pieces) {
      const bytes = Buffer.from(text)
      const length = Math.ceil(bytes.length / pieces)
      const parts = Array.from({ length: pieces }, (_, place) =>
        bytes.subarray(place * length, (place + 1) * length),
      )
      const join = (asked: string) => {
        JSON.parse(asked)
        return Buffer.concat(parts, bytes.length)
      }
      return keep(await startBareHttp(join))
    },
    async openBroadcast(kind) {
      const broadcast = await (kind === 'socket' ? startSocketBroadcast() : startWsBroadcast())
      broadcasts.set(kind, broadcast)
      return keep(broadcast)
    },
    startBroadcast: (kind, broadcast) => broadcasts.get(kind)?.start(broadcast),
    pauseBroadcast() {
      for (const broadcast of broadcasts.values()) broadcast.pause()
    },
    broadcastOnce(text) {
      const atMs = Date.now()
      for (const broadcast of broadcasts.values()) broadcast.once(text)
      return atMs
    },
  }
  return {
    api,
    stop() {
      for (const server of started) server.stop()
    },
  }
}
