import {
  type BareBroadcast,
  type Broadcast,
  startSocketBroadcast,
  startWsBroadcast,
} from './floors/bare-broadcast.ts'
import { type BareHttp, startBareHttp } from './floors/bare-http.ts'
import { openRawTransactions, type RawKind, type RawTransactions } from './floors/raw-transactions.ts'
import { cpuMs, serveProcess } from './measure/process-link.ts'

/** The limits: what the same machine does for the same bytes with nothing of ours around them. */
export type FloorApi = {
  cpuMs(): number
  /** Answers with the same bytes, or with the value made to text for every request. Returns its port. */
  answerBytes(text: string): Promise<number>
  answerSerialised(text: string): Promise<number>
  openBroadcast(kind: 'socket' | 'ws'): Promise<number>
  startBroadcast(broadcast: Broadcast): void
  pauseBroadcast(): void
  /** When it was sent, in the clock of the machine. */
  broadcastOnce(text: string): number
  openTransactions(databaseUrl: string): Promise<void>
  updateBatches(rows: number): Promise<number>
  transact(kind: RawKind, durationMs: number): Promise<number>
}

const started: { stop(): void }[] = []
let broadcasting: BareBroadcast | null = null
let transactions: RawTransactions | null = null

const api: FloorApi = {
  cpuMs,
  async answerBytes(text) {
    const bytes = Buffer.from(text)
    return keep(await startBareHttp(() => bytes))
  },
  async answerSerialised(text) {
    const value: unknown = JSON.parse(text)
    return keep(await startBareHttp(() => JSON.stringify(value)))
  },
  async openBroadcast(kind) {
    broadcasting = await (kind === 'socket' ? startSocketBroadcast() : startWsBroadcast())
    return keep(broadcasting)
  },
  startBroadcast: (broadcast) => broadcasting?.start(broadcast),
  pauseBroadcast: () => broadcasting?.pause(),
  broadcastOnce(text) {
    const atMs = Date.now()
    broadcasting?.once(text)
    return atMs
  },
  async openTransactions(databaseUrl) {
    transactions = await openRawTransactions(databaseUrl)
    started.push(transactions)
  },
  updateBatches: async (rows) => (await transactions?.updateBatches(rows)) ?? Number.NaN,
  transact: async (kind, durationMs) => (await transactions?.run(kind, durationMs)) ?? Number.NaN,
}

function keep(server: BareHttp | BareBroadcast): number {
  started.push(server)
  return server.port
}

serveProcess(api, () => {
  for (const server of started) server.stop()
})
