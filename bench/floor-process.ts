import type { BareHttp } from './floors/bare-http.ts'
import { type BarePlacingOptions, startBarePlacing } from './floors/bare-placing.ts'
import { createFloorServers, type FloorServersApi } from './floors/floor-servers.ts'
import { openRawTransactions, type RawKind, type RawTransactions } from './floors/raw-transactions.ts'
import { cpuMs, serveProcess } from './measure/serve-process.ts'

/** The limits in a process of their own. */
export type FloorApi = FloorServersApi & {
  cpuMs(): number
  openTransactions(databaseUrl: string): Promise<void>
  updateBatches(rows: number): Promise<number>
  transact(kind: RawKind, durationMs: number): Promise<number>
  /** Its port. */
  openPlacing(options: BarePlacingOptions): Promise<number>
}

const servers = createFloorServers()
let transactions: RawTransactions | null = null
let barePlacing: BareHttp | null = null

const api: FloorApi = {
  ...servers.api,
  cpuMs,
  async openTransactions(databaseUrl) {
    transactions = await openRawTransactions(databaseUrl)
  },
  updateBatches: async (rows) => (await transactions?.updateBatches(rows)) ?? Number.NaN,
  transact: async (kind, durationMs) => (await transactions?.run(kind, durationMs)) ?? Number.NaN,
  async openPlacing(options) {
    barePlacing = await startBarePlacing(options)
    return barePlacing.port
  },
}

serveProcess(api, () => {
  servers.stop()
  transactions?.stop()
  barePlacing?.stop()
})
