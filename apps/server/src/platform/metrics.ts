import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Logger } from './logger.ts'

export interface Metrics {
  readonly registry: Registry
  readonly feedMessages: Counter<'kind' | 'outcome'>
  readonly quarantined: Counter<'kind'>
  /** Where the books and a gateway's differ, open ones. */
  readonly differences: Gauge<'kind'>
  /** What came in the name of a gateway and was not its own. */
  readonly forgedMessages: Counter<'gateway'>
  /** What providers of games asked, and what they were answered. */
  readonly gameCalls: Counter<'provider' | 'call' | 'code'>
  readonly callSeconds: Histogram<'call' | 'status'>
  /** A shared answer: given again, or made anew. */
  readonly countPoll: (call: string, isAgain: boolean) => void
  /** Log-ins and registrations that found the queue of passwords full, before anything of them was read. */
  readonly turnedAway: Counter
  readonly connections: Gauge
  readonly streamBytes: Counter
  readonly streamSkips: Counter
  readonly streamCuts: Counter<'reason'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'xezer_' })
  const registers = [registry]
  return {
    registry,
    feedMessages: new Counter({
      name: 'xezer_feed_messages_total',
      help: 'Messages of the feed by kind and what became of them',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    quarantined: new Counter({
      name: 'xezer_feed_quarantined_total',
      help: 'Messages, or parts of them, that were not understood',
      labelNames: ['kind'],
      registers,
    }),
    differences: new Gauge({
      name: 'xezer_payment_differences',
      help: 'Open differences between the books and those of a gateway',
      labelNames: ['kind'],
      registers,
    }),
    forgedMessages: new Counter({
      name: 'xezer_forged_messages_total',
      help: 'Messages in the name of a gateway that its address or signature did not bear out',
      labelNames: ['gateway'],
      registers,
    }),
    gameCalls: new Counter({
      name: 'xezer_game_calls_total',
      help: 'Calls of providers of games to the wallet, by code of the answer',
      labelNames: ['provider', 'call', 'code'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'xezer_call_seconds',
      help: 'Time to answer a call of the contract',
      labelNames: ['call', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    countPoll: createPollCount(registry),
    turnedAway: new Counter({
      name: 'xezer_passwords_turned_away_total',
      help: 'Log-ins and registrations that found the queue of passwords full',
      registers,
    }),
    ...createStreamMetrics(registers),
  }
}

/** Of the push stream. */
function createStreamMetrics(registers: Registry[]) {
  return {
    connections: new Gauge({
      name: 'xezer_stream_connections',
      help: 'Open connections of the push stream',
      registers,
    }),
    streamBytes: new Counter({
      name: 'xezer_stream_bytes_total',
      help: 'Bytes written to the push stream',
      registers,
    }),
    streamSkips: new Counter({
      name: 'xezer_stream_skips_total',
      help: 'Ticks that a slow client was left out of',
      registers,
    }),
    streamCuts: new Counter({
      name: 'xezer_stream_cuts_total',
      help: 'Connections of the push stream that the server ended, by reason',
      labelNames: ['reason'],
      registers,
    }),
  } satisfies Partial<Metrics>
}

/** Finding a labelled counter costs as much as the rest of a poll: the polls are counted here, and told when asked. */
function createPollCount(registry: Registry): Metrics['countPoll'] {
  const counts = new Map<string, { again: number; anew: number }>()
  new Counter({
    name: 'xezer_polls_total',
    help: 'Shared answers: made anew or given again',
    labelNames: ['call', 'made'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [call, { again, anew }] of counts) {
        this.inc({ call, made: 'again' }, again)
        this.inc({ call, made: 'anew' }, anew)
      }
    },
  })
  return (call, isAgain) => {
    let count = counts.get(call)
    if (count === undefined) {
      count = { again: 0, anew: 0 }
      counts.set(call, count)
    }
    if (isAgain) count.again += 1
    else count.anew += 1
  }
}

/**
 * Prometheus text on a port of its own, on this machine only; port 0 serves nothing. A port that is taken, as by a
 * second server, costs the metrics and not the start. Resolves to how to end it.
 */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  log: Logger,
): Promise<() => Promise<void>> {
  if (port === 0) return async () => undefined
  const server = createServer((_request, response) => {
    metrics.registry.metrics().then(
      (body) => response.setHeader('content-type', metrics.registry.contentType).end(body),
      () => response.writeHead(500).end(),
    )
  })
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', (error) => {
      log.warn({ err: error, port }, 'metrics are not served: choose another METRICS_PORT')
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isListening) return async () => undefined
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
