import { setTimeout as sleep } from 'node:timers/promises'
import { FLUSH_MS } from '@xezer/contract/stream'
import { buildRequest } from '../load/http-line.ts'
import { createRunningParts } from '../load/running-parts.ts'
import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import { runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const CLIENTS = 1500
const LINES = 24
const POLL_MS = 150
const LISTEN_MS = 1000
const ROUNDS = 9
/** Over all events in play: the overview moves in nearly every tick, one event every few seconds. */
const CHANGES_PER_SECOND = 10
const SHARE_MAX = 0.12
/** What is pushed is at most so old; whoever polls must ask as often to see a change as soon. */
const POLLS_PER_SECOND = 1000 / FLUSH_MS
/** What a visitor of a live event asks for (product §9, constants), and the topics that stand for it. */
const POLLS = [
  { path: '/api/live/overview', topic: 'overview/0/1' },
  { path: `/api/live/event/${LIVE_FROM}`, topic: `event/${LIVE_FROM}` },
  { path: '/api/live/listMenu', topic: 'menu' },
] as const

/** Processor time for one client and second at equal freshness: polls ask as often as the stream is flushed. */
export const push: BenchCase = {
  name: 'push',
  about: 'a visitor of a live event over the stream against polls that are as fresh',
  async run({ database, report }) {
    const parts = createRunningParts()
    try {
      const world = await parts.keep(startWorld(await database.create('bench_push')))
      const polled = await parts.keep(startWorld(await database.create('bench_push_polled')))
      const load = await parts.keep(startProcess<LoadApi>('load'))
      const topics = POLLS.map(({ topic }) => topic)
      await parts.crowd(world.port, CLIENTS, topics)
      for (const one of [world, polled]) await one.call('flow', CHANGES_PER_SECOND)
      const rounds = await runRounds(
        {
          push: async () => {
            const beforeMs = await world.call('cpuMs')
            const beganMs = performance.now()
            await sleep(LISTEN_MS)
            const elapsedMs = performance.now() - beganMs
            return (((await world.call('cpuMs')) - beforeMs) * 1e6) / elapsedMs / CLIENTS
          },
          polls: async () => {
            let us = 0
            for (const { path } of POLLS) us += await costOfPoll(polled, load, path)
            return us * POLLS_PER_SECOND
          },
        },
        { rounds: ROUNDS },
      )
      const ratio = rounds.ratio('push', 'polls')
      report({
        name: 'a client and second on the stream',
        ours: rounds.medians.push,
        unit: 'us',
        limit: {
          name: `${POLLS.length} polls of shared bytes, ${POLLS_PER_SECOND} times`,
          value: rounds.medians.polls,
        },
        ratio,
        goal: { text: `<= ${SHARE_MAX}`, isMet: ratio <= SHARE_MAX },
        note: ['with all that the world itself does', rounds.note].filter(Boolean).join('; '),
      })
    } finally {
      await parts.stop()
    }
  },
}

/** Processor microseconds of one answer; asked without a pause, which is the cheapest that a poll can be. */
async function costOfPoll(world: World, load: LinkedProcess<LoadApi>, path: string): Promise<number> {
  const isGet = path.endsWith('listMenu')
  const request = buildRequest(path, isGet ? '' : '{}', {}, isGet ? 'GET' : 'POST')
  const beforeMs = await world.call('cpuMs')
  const { answers } = await load.call('poll', {
    port: world.port,
    request,
    lines: LINES,
    durationMs: POLL_MS,
  })
  return (((await world.call('cpuMs')) - beforeMs) * 1000) / answers
}
