import { openPollLine } from './poll-line.ts'

export interface PollOrder {
  readonly port: number
  readonly request: Buffer
  /** Questions that are asked in turn with it, each line beginning with another one. */
  readonly others?: readonly Buffer[]
  readonly lines: number
  readonly durationMs: number
}
export interface PollResult {
  readonly answers: number
  readonly bytes: number
}

/**
 * The same question over many connections, or the same ones in turn, each asking again as soon as it was answered. The asker never sleeps
 * meanwhile: who writes to a sleeper on the same machine pays for waking him, a third of an answer and another share for
 * each server.
 */
export async function poll(order: PollOrder): Promise<PollResult> {
  const { port, request, others = [], lines, durationMs } = order
  const requests = [request, ...others].map((one) => Buffer.from(one))
  const beginOf = (line: number) => Math.floor((line * requests.length) / lines)
  const open = await Promise.all(
    Array.from({ length: lines }, (_, line) => openPollLine(port, requests, beginOf(line))),
  )
  const untilMs = performance.now() + durationMs
  const letSleep = stayAwake()
  const results = await Promise.all(open.map((line) => line.repeat(untilMs)))
  letSleep()
  for (const line of open) line.close()
  return {
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    bytes: results.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function stayAwake(): () => void {
  let isAwake = true
  const turn = (): void => {
    if (isAwake) setImmediate(turn)
  }
  turn()
  return () => {
    isAwake = false
  }
}
