import type { BenchContext } from '../cases/bench-case.ts'
import { buildRequest } from '../load/http-line.ts'
import type { LoadApi } from '../load-process.ts'
import type { World } from '../world/start-world.ts'
import type { LinkedProcess } from './process-link.ts'
import { runRounds } from './rounds.ts'

const LINES = 24
const ROUND_MS = 300
const ROUNDS = 15
const NEAR = 0.9
const HEADERS = { authorization: `Bearer ${'x'.repeat(43)}` }

export interface AskedCall {
  /** Where its path does not say enough. */
  readonly name?: string
  /** Below the API base. */
  readonly path: string
  readonly body: object
  /** The least that an answer weighs which says anything. */
  readonly bytesMin: number
}

/** Answers per processor second against bare node:http with the same bytes, both in the process of the world. */
export async function measureNearBare(
  world: World,
  load: LinkedProcess<LoadApi>,
  report: BenchContext['report'],
  { path, body, bytesMin, name = path }: AskedCall,
): Promise<void> {
  const url = `/api/${path}`
  const text = await textOf(`${world.url}${url}`, body)
  const byteCount = Buffer.byteLength(text)
  if (byteCount < bytesMin) throw new Error(`${path} says too little: ${text.slice(0, 200)}`)
  const request = buildRequest(url, JSON.stringify(body), HEADERS)
  const answering = (port: number) => async () => {
    const beforeMs = await world.call('cpuMs')
    const { answers } = await load.call('poll', { port, request, lines: LINES, durationMs: ROUND_MS })
    return (answers * 1000) / ((await world.call('cpuMs')) - beforeMs)
  }
  const contestants = {
    ours: answering(world.port),
    bare: answering(await world.call('answerBytes', text)),
  }
  for (const warmUp of Object.values(contestants)) await warmUp()
  const { medians, ratio, note } = await runRounds(contestants, { rounds: ROUNDS })
  const toBare = ratio('ours', 'bare')
  report({
    name,
    ours: medians.ours,
    unit: 'answers per CPU second',
    limit: { name: 'bare node:http beside the world', value: medians.bare },
    ratio: toBare,
    goal: { text: `>= ${NEAR}`, isMet: toBare >= NEAR },
    note: [`${(byteCount / 1000).toFixed(1)} kB`, note].filter(Boolean).join('; '),
  })
}

async function textOf(url: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie: 'locale=en' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
