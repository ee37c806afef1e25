import { openHttpLine } from './http-line.ts'

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

/** The same question over many connections, each asking again as soon as it was answered. */
export async function poll({ port, request, lines, durationMs }: PollOrder): Promise<PollResult> {
  const open = await Promise.all(Array.from({ length: lines }, () => openHttpLine(port)))
  const untilMs = performance.now() + durationMs
  const results = await Promise.all(open.map((line) => line.repeat(Buffer.from(request), untilMs)))
  for (const line of open) line.close()
  return {
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    bytes: results.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
