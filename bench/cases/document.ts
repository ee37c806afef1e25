import { get } from 'node:http'
import { ensureBuilt } from '../browser/bench-browser.ts'
import type { FloorApi } from '../floor-process.ts'
import { buildRequest } from '../load/http-line.ts'
import { createRunningParts } from '../load/running-parts.ts'
import type { LoadApi } from '../load-process.ts'
import { startProcess } from '../measure/process-link.ts'
import { runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const LINES = 24
/** A document is drawn once a second whoever asks: a shorter turn would hold more than its share of the drawing. */
const ROUND_MS = 2000
const ROUNDS = 7
/** Prices move, so that documents are drawn anew each second, as in play. */
const CHANGES_PER_SECOND = 10
const NEAR = 0.9
const DRAWN_MS_MAX = 10_000
const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'content-length'])

/** Documents per processor second, beside a bare server that answers the same head and as many bytes in the same process. */
export const document: BenchCase = {
  name: 'document',
  about: 'the document of home and of an event against bare node:http with as many bytes',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const parts = createRunningParts()
    try {
      const world = await parts.keep(startWorld(await database.create('bench_document')))
      const load = await parts.keep(startProcess<LoadApi>('load'))
      const alone = await parts.keep(startProcess<FloorApi>('floor'))
      await world.call('flow', CHANGES_PER_SECOND)
      for (const path of ['/', `/live/sport/1/event/${LIVE_FROM}`]) {
        const { bytes, headers } = await untilDrawn(world, path)
        const asked = { lines: LINES, durationMs: ROUND_MS }
        const request = buildRequest(path, '', { 'accept-encoding': 'br' }, 'GET')
        const answering = async (port: number, cpuMs: () => Promise<number>) => {
          const beforeMs = await cpuMs()
          const { answers } = await load.call('poll', { port, request, ...asked })
          return (answers * 1000) / ((await cpuMs()) - beforeMs)
        }
        const text = 'x'.repeat(bytes)
        const ports = {
          bare: await world.call('answerBytes', text, headers),
          alone: await alone.call('answerBytes', text, headers),
        }
        const contestants = {
          ours: () => answering(world.port, () => world.call('cpuMs')),
          bare: () => answering(ports.bare, () => world.call('cpuMs')),
          alone: () => answering(ports.alone, () => alone.call('cpuMs')),
        }
        for (const warmUp of Object.values(contestants)) await warmUp()
        const rounds = await runRounds(contestants, { rounds: ROUNDS })
        const ratio = rounds.ratio('ours', 'bare')
        report({
          name: `document of ${path}`,
          ours: rounds.medians.ours,
          unit: 'answers per CPU second',
          limit: { name: 'bare node:http beside the world', value: rounds.medians.bare },
          ratio,
          goal: { text: `>= ${NEAR}`, isMet: ratio >= NEAR },
          note: `${(bytes / 1000).toFixed(1)} kB; to a bare process without a world ${rounds.ratio('ours', 'alone').toFixed(2)}; ${rounds.note}`,
        })
      }
    } finally {
      await parts.stop()
    }
  },
}

interface FetchedDocument {
  readonly bytes: number
  /** Those that the server says itself: node:http adds the rest to every answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** The document as a browser gets it; the thread that draws begins with the first page. */
export async function untilDrawn({ port }: World, path: string): Promise<FetchedDocument> {
  const untilMs = performance.now() + DRAWN_MS_MAX
  while (performance.now() < untilMs) {
    const { isDrawn, ...document } = await fetchDocument(port, path)
    if (isDrawn) return document
  }
  throw new Error(`${path} is not drawn by the server`)
}

function fetchDocument(port: number, path: string): Promise<FetchedDocument & { isDrawn: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', cookie: 'locale=en' }
    get({ port, path, headers, agent: false }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        const said = Object.entries(response.headers).filter(([name]) => !OF_NODE.has(name))
        const isDrawn = response.headers['cache-control'] === 'no-store'
        resolve({
          isDrawn,
          bytes,
          headers: Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
        })
      })
    }).on('error', reject)
  })
}
