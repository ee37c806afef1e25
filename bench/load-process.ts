import { type Onlookers, openOnlookers } from './load/onlookers.ts'
import { stopPacing } from './load/pace.ts'
import { type PlaceOrder, type PlaceResult, place } from './load/place-load.ts'
import { type PollOrder, type PollResult, poll } from './load/poll-load.ts'
import { type CrowdCount, openStreamCrowd, type StreamCrowd } from './load/stream-crowd.ts'
import { playRounds, type RoundOrder, type RoundResult } from './load/wallet-load.ts'
import { cpuMs, serveProcess } from './measure/serve-process.ts'

/** Plays the visitors: a process of its own, so that they cost the server nothing but their requests. */
export interface LoadApi {
  cpuMs(): number
  poll(order: PollOrder): Promise<PollResult>
  place(order: PlaceOrder): Promise<PlaceResult>
  stopPlacing(): void
  playRounds(order: RoundOrder): Promise<RoundResult>
  openCrowd(port: number, clients: number, topics: readonly string[], isCompressed: boolean): Promise<void>
  countCrowd(): CrowdCount
  openOnlookers(port: number, path: string, count: number): Promise<void>
  closeCrowd(): void
}

let crowd: StreamCrowd | null = null
let onlookers: readonly Onlookers[] = []

const api: LoadApi = {
  cpuMs,
  poll,
  place,
  stopPlacing: stopPacing,
  playRounds,
  async openCrowd(port, clients, topics, isCompressed) {
    crowd = await openStreamCrowd(port, clients, topics, isCompressed)
  },
  countCrowd: () => crowd?.count() ?? { frames: 0, bytes: 0 },
  async openOnlookers(port, path, count) {
    onlookers = [...onlookers, await openOnlookers(port, path, count)]
  },
  closeCrowd() {
    crowd?.close()
    crowd = null
  },
}
serveProcess(api, () => {
  crowd?.close()
  for (const one of onlookers) one.close()
})
