import { openPollLine } from './poll-line.ts'

export interface PollOrder {
  readonly port: number
  readonly request: Buffer
  readonly lines: number
  readonly durationMs: number
}
export interface PollResult {
  readonly answers: number
  readonly bytes: number
}

/**
 * The same question over many connections, each asking again as soon as it was answered. The asker never sleeps
 * meanwhile: who writes to a sleeper on the same machine pays for waking him, a third of an answer and another share for
 * each server.
 */
export async function poll({ port, request, lines, durationMs }: PollOrder): Promise<PollResult> {
  const bytes = Buffer.from(request)
  const open = await Promise.all(Array.from({ length: lines }, () => openPollLine(port, bytes)))
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
