import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpLine, openHttpLine } from './http-line.ts'

/** Callers that ask again as soon as they are answered; or how many a second begin, whatever the answers do. */
export type Pace = { readonly callers: number } | { readonly perSecond: number }

const LINES_MAX = 200
let isStopped = false

/** Ends what runs at a rate before its time. */
export function stopPacing(): void {
  isStopped = true
}

/** Asks until the time is up, and waits for the answers; `askOne` is told when its turn was due. */
export async function askAtPace(
  port: number,
  pace: Pace,
  untilMs: number,
  askOne: (line: HttpLine, dueMs: number) => Promise<void>,
): Promise<void> {
  isStopped = false
  if ('perSecond' in pace) return askAtRate(port, pace.perSecond, untilMs, askOne)
  const lines = await openLines(port, pace.callers)
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < untilMs) await askOne(line, performance.now())
      line.close()
    }),
  )
}

/** The latency counts from when a turn was due, so that a server that stands still cannot hide it. */
async function askAtRate(
  port: number,
  perSecond: number,
  untilMs: number,
  askOne: (line: HttpLine, dueMs: number) => Promise<void>,
): Promise<void> {
  const lines = await openLines(port, LINES_MAX)
  const free = [...lines]
  const waiting: number[] = []
  const running = new Set<Promise<void>>()
  const begin = () => {
    while (waiting.length > 0) {
      const line = free.pop()
      if (line === undefined) return
      const work = askOne(line, waiting.shift() ?? 0).finally(() => {
        running.delete(work)
        free.push(line)
        begin()
      })
      running.add(work)
    }
  }
  for (let dueMs = performance.now(); dueMs < untilMs && !isStopped; dueMs += 1000 / perSecond) {
    const leftMs = dueMs - performance.now()
    if (leftMs > 1) await sleep(leftMs)
    waiting.push(dueMs)
    begin()
  }
  while (running.size > 0) await Promise.all([...running])
  for (const line of lines) line.close()
}

function openLines(port: number, count: number): Promise<HttpLine[]> {
  return Promise.all(Array.from({ length: count }, () => openHttpLine(port)))
}
