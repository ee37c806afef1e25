import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrashBet } from '@xezer/contract/game-server'
import { Watchers } from '@xezer/games/features/crash/watchers'
import { bindCrash } from '@xezer/games/routes/bind-crash'
import { listen } from './floors/bare-http.ts'
import { cpuMs, serveProcess } from './measure/serve-process.ts'

/** Everybody who looks on at a round of crash, as our server tells them, and as a bare one would. */
export interface OnlookersApi {
  open(): Promise<{ readonly ours: number; readonly bare: number }>
  /** How many look on. */
  count(): { readonly ours: number; readonly bare: number }
  /** Tells all of them so often, and says how much of the processor it took, in milliseconds. */
  tell(who: 'ours' | 'bare', times: number): Promise<number>
}

/** Bets and ends of a second of a lively round come about so often. */
const REST_MS = 4
const BET: CrashBet = {
  ...{ bet: 12, who: 'Ceyran 4821', stakeMinor: 1250, currency: 'AZN', out: 187, paidMinor: 2337 },
}
const BYTES = Buffer.from(`event: bets\ndata: ${JSON.stringify([BET, BET])}\n\n`)
const GAME = 'l8_sar'

const watchers = new Watchers()
const bareOnes = new Set<ServerResponse>()
/** As the game server answers whoever asks for the stream: behind the head of its answer nothing but the connection is left. */
let answer: (request: object, reply: object) => Promise<unknown> = async () => undefined
const ours = createServer((_request: IncomingMessage, raw: ServerResponse) => {
  void answer({ params: { game: GAME }, ip: '127.0.0.1' }, { raw, hijack: () => undefined })
})
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.flushHeaders()
  bareOnes.add(response)
  response.on('close', () => bareOnes.delete(response))
})

const tellOnce = {
  ours: () => watchers.tell('bets', [BET, BET]),
  bare: () => {
    for (const response of bareOnes) response.write(BYTES)
  },
}

const api: OnlookersApi = {
  async open() {
    const state = {
      phase: 'waiting',
      number: 1,
      leftMs: 0,
      elapsedMs: 0,
      hash: '',
      bets: [],
      past: [],
      end: null,
    } as const
    const shared = { watchers, wake: async () => undefined, state: () => state }
    const find = (game: string) => (game === GAME ? shared : null)
    const routes = {
      get: (_path: string, handler: typeof answer) => {
        answer = handler
      },
    }
    bindCrash(routes as never, { crash: { find: find as never }, watchersPerAddress: 100_000 })
    return { ours: await listen(ours), bare: await listen(bare) }
  },
  count: () => ({ ours: watchers.count, bare: bareOnes.size }),
  async tell(who, times) {
    const beforeMs = cpuMs()
    for (let time = 0; time < times; time++) {
      tellOnce[who]()
      await sleep(REST_MS)
    }
    return cpuMs() - beforeMs
  },
}

serveProcess(api, () => {
  watchers.endAll()
  for (const server of [ours, bare]) {
    server.closeAllConnections()
    server.close()
  }
})
