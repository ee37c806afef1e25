import type { FloorApi } from '../floor-process.ts'
import { buildRequest } from '../load/http-line.ts'
import type { LoadApi } from '../load-process.ts'
import { startProcess } from '../measure/process-link.ts'
import { runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const LINES = 24
const ROUND_MS = 450
/** Changes during the measurement: bytes are made anew each tick, as in play. */
const CHANGES_PER_SECOND = 10
const NEAR = 0.95
const SERIALISING = 8

/** Answers per processor second: the overview and the event page, against node:http with the same bytes. */
export const polls: BenchCase = {
  name: 'polls',
  about: 'live/overview and live/event against bare node:http with the same bytes',
  async run({ database, report }) {
    const world = await startWorld(await database.create('bench_polls'))
    const load = await startProcess<LoadApi>('load')
    try {
      await world.call('flow', CHANGES_PER_SECOND)
      await measure('live/overview poll', '/api/live/overview', world, load, report)
      await measure('live/event poll', `/api/live/event/${LIVE_FROM}`, world, load, report)
    } finally {
      await Promise.all([world.stop(), load.stop()])
    }
  },
}

async function measure(
  name: string,
  path: string,
  world: Awaited<ReturnType<typeof startWorld>>,
  load: Awaited<ReturnType<typeof startProcess<LoadApi>>>,
  report: BenchContext['report'],
): Promise<void> {
  const text = await fetchText(`${world.url}${path}`)
  const { factors } = JSON.parse(text) as { readonly factors: string }
  const request = buildRequest(path, JSON.stringify({ factors }), {
    authorization: `Bearer ${'x'.repeat(43)}`,
  })
  const bare = await startProcess<FloorApi>('floor')
  const serialising = await startProcess<FloorApi>('floor')
  try {
    const answering = async (port: number, cpu: () => Promise<number>) => {
      const order = { port, request, lines: LINES, durationMs: ROUND_MS }
      const beforeMs = await cpu()
      const { answers } = await load.call('poll', order)
      return (answers * 1000) / ((await cpu()) - beforeMs)
    }
    const barePort = await bare.call('answerBytes', text)
    const serialisingPort = await serialising.call('answerSerialised', text)
    const ourPort = Number(new URL(world.url).port)
    const contestants = {
      ours: () => answering(ourPort, () => world.call('cpuMs')),
      bare: () => answering(barePort, () => bare.call('cpuMs')),
      serialising: () => answering(serialisingPort, () => serialising.call('cpuMs')),
    }
    for (const warmUp of Object.values(contestants)) await warmUp()
    const rounds = await runRounds(contestants)
    const toBare = rounds.ratio('ours', 'bare')
    const toSerialising = rounds.ratio('ours', 'serialising')
    const { medians } = rounds
    const unit = 'answers per CPU second'
    const note = [`${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`, rounds.note].filter(Boolean).join('; ')
    report({
      name,
      ours: medians.ours,
      unit,
      limit: { name: 'bare node:http', value: medians.bare },
      ratio: toBare,
      goal: { text: `>= ${NEAR}`, isMet: toBare >= NEAR },
      note,
    })
    report({
      name: `${name}, shared bytes`,
      ours: medians.ours,
      unit,
      limit: { name: 'serialising per request', value: medians.serialising },
      ratio: toSerialising,
      goal: { text: `>= ${SERIALISING}`, isMet: toSerialising >= SERIALISING },
      note: rounds.note,
    })
  } finally {
    await Promise.all([bare.stop(), serialising.stop()])
  }
}

async function fetchText(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie: 'locale=en' }
  const response = await fetch(url, { method: 'POST', headers, body: '{}' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
