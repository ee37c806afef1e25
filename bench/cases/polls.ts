import type { FloorApi } from '../floor-process.ts'
import { buildRequest } from '../load/http-line.ts'
import { createRunningParts } from '../load/running-parts.ts'
import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import { type Rounds, runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const LINES = 24
/** Many short turns: on a busy machine the cost of the same answer differs from one second to the next. */
const ROUND_MS = 300
const ROUNDS = 21
/** Changes during the measurement: bytes are made anew each tick, as in play. */
const CHANGES_PER_SECOND = 10
const NEAR = 0.95
const SERIALISING = 8

/**
 * Answers per processor second. The limit stands in the process of the world too, so that what the world itself does
 * weighs on both sides; a bare server in a process of its own is told beside it.
 */
export const polls: BenchCase = {
  name: 'polls',
  about:
    'live/overview and live/event against bare node:http with the same bytes, in the process of the world',
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
  world: World,
  load: LinkedProcess<LoadApi>,
  report: BenchContext['report'],
): Promise<void> {
  const text = await fetchText(`${world.url}${path}`)
  const parts = createRunningParts()
  try {
    const alone = await parts.keep(startProcess<FloorApi>('floor'))
    // Its garbage is its own.
    const serialising = await parts.keep(startProcess<FloorApi>('floor'))
    // Each turn asks with the cursor of its beginning: a page holds the one of its last answer.
    const answering = async (port: number, cpuMs: () => Promise<number>) => {
      const request = await buildPoll(world, path)
      const beforeMs = await cpuMs()
      const { answers } = await load.call('poll', { port, request, lines: LINES, durationMs: ROUND_MS })
      return (answers * 1000) / ((await cpuMs()) - beforeMs)
    }
    const ports = {
      ours: world.port,
      bare: await world.call('answerBytes', text),
      serialising: await serialising.call('answerSerialised', text),
      alone: await alone.call('answerBytes', text),
    }
    const ofWorld = () => world.call('cpuMs')
    const contestants = {
      ours: () => answering(ports.ours, ofWorld),
      bare: () => answering(ports.bare, ofWorld),
      serialising: () => answering(ports.serialising, () => serialising.call('cpuMs')),
      alone: () => answering(ports.alone, () => alone.call('cpuMs')),
    }
    for (const warmUp of Object.values(contestants)) await warmUp()
    tell(name, Buffer.byteLength(text), await runRounds(contestants, { rounds: ROUNDS }), report)
  } finally {
    await parts.stop()
  }
}

function tell(
  name: string,
  byteCount: number,
  rounds: Rounds<'ours' | 'bare' | 'serialising' | 'alone'>,
  report: BenchContext['report'],
): void {
  const { medians } = rounds
  const unit = 'answers per CPU second'
  const toBare = rounds.ratio('ours', 'bare')
  const toSerialising = rounds.ratio('ours', 'serialising')
  const alone = `to a bare process without a world ${rounds.ratio('ours', 'alone').toFixed(2)}`
  report({
    name,
    ours: medians.ours,
    unit,
    limit: { name: 'bare node:http beside the world', value: medians.bare },
    ratio: toBare,
    goal: { text: `>= ${NEAR}`, isMet: toBare >= NEAR },
    note: [`${(byteCount / 1000).toFixed(1)} kB`, alone, rounds.note].filter(Boolean).join('; '),
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
}

async function buildPoll(world: World, path: string): Promise<Buffer> {
  const { factors } = JSON.parse(await fetchText(`${world.url}${path}`)) as { readonly factors: string }
  return buildRequest(path, JSON.stringify({ factors }), { authorization: `Bearer ${'x'.repeat(43)}` })
}

async function fetchText(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie: 'locale=en' }
  const response = await fetch(url, { method: 'POST', headers, body: '{}' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
