import { buildRequest } from '../load/http-line.ts'
import type { PollOrder } from '../load/poll-load.ts'
import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import { runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const LINES = 24
const ROUND_MS = 300
const ROUNDS = 21
const CHANGES_PER_SECOND = 10
const LIVE_EVENTS = 40
/** Matches of one visitor. */
const CHOSEN = 10
/** More lists than are remembered within a tick: nobody asks what somebody else has asked. */
const LISTS = 2400
const NEAR = 0.9
/** Put together for one visitor alone; of who parses the question and joins as many pieces, and does nothing else. */
const NEAR_OWN = 0.55
const NEAR_JOINED = 0.7
/** Of a list: its rows, and what stands around them. */
const PIECES = 2 * CHOSEN + 1
const NEAR_CHECK = 0.9
const OVERVIEW = '/api/favorites/overview'
const QUANTITY = '/api/favorites/quantity'
const HEADERS = { authorization: `Bearer ${'x'.repeat(43)}` }

const BARE = 'bare node:http beside the world'
const LIMITS = {
  bare: BARE,
  joined: `${BARE} that parses the list and joins ${PIECES} pieces`,
  bareCheck: BARE,
} as const

/** Whoever has a list asks again and again, so each was asked once before it is measured; lines begin where they began. */
async function askAll(load: LinkedProcess<LoadApi>, order: Omit<PollOrder, 'durationMs'>): Promise<void> {
  for (let durationMs = 1000; ; durationMs *= 2) {
    const { answers } = await load.call('poll', { ...order, durationMs })
    if (answers > 3 * LISTS) return
  }
}

/** The list of a visitor: neighbours in steps, so that each of `LISTS` is another one. */
function listOf(visitor: number): { leagues: number[]; events: number[] } {
  const step = 1 + (Math.floor(visitor / LIVE_EVENTS) % 3)
  const events = Array.from(
    { length: CHOSEN },
    (_, place) => LIVE_FROM + ((visitor + place * step) % LIVE_EVENTS),
  )
  // An id that nobody has tells two lists of the same matches apart.
  return { leagues: [1_000_000 + visitor], events: [...new Set(events)] }
}

/**
 * Answers per processor second against bare node:http with the same bytes, in the process of the world: the same list for
 * everybody, a list of each one's own, which is put together for him, and the check.
 */
export const favourites: BenchCase = {
  name: 'favourites',
  about: 'favorites/overview and favorites/quantity against bare node:http with the same bytes',
  async run({ database, report }) {
    const world = await startWorld(await database.create('bench_favourites'))
    const load = await startProcess<LoadApi>('load')
    try {
      await world.call('flow', CHANGES_PER_SECOND)
      const lists = Array.from({ length: LISTS }, (_, visitor) => listOf(visitor))
      const [first = listOf(0)] = lists
      const ask = (path: string, body: object) => buildRequest(path, JSON.stringify(body), HEADERS)
      const overview = (list: object) => ask(OVERVIEW, { type: 'live', ...list })
      const textOf = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', cookie: 'locale=en' }
        const answer = await fetch(world.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        return answer.text()
      }
      const overviewText = await textOf(OVERVIEW, { type: 'live', ...first })
      const quantityText = await textOf(QUANTITY, first)
      const ports = {
        overview: await world.call('answerBytes', overviewText),
        joined: await world.call('answerJoined', overviewText, PIECES),
        quantity: await world.call('answerBytes', quantityText),
      }
      const others = lists.slice(1).map(overview)
      const answering =
        (port: number, request: Buffer, others: readonly Buffer[] = []) =>
        async () => {
          const beforeMs = await world.call('cpuMs')
          const { answers } = await load.call('poll', {
            port,
            request,
            others,
            lines: LINES,
            durationMs: ROUND_MS,
          })
          return (answers * 1000) / ((await world.call('cpuMs')) - beforeMs)
        }
      const everybody = overview(first)
      const contestants = {
        shared: answering(world.port, everybody),
        own: answering(world.port, everybody, others),
        joined: answering(ports.joined, everybody, others),
        bare: answering(ports.overview, everybody),
        check: answering(world.port, ask(QUANTITY, first)),
        bareCheck: answering(ports.quantity, ask(QUANTITY, first)),
      }
      await askAll(load, { port: world.port, request: everybody, others, lines: LINES })
      for (const warmUp of Object.values(contestants)) await warmUp()
      const rounds = await runRounds(contestants, { rounds: ROUNDS })
      const tell = (
        name: string,
        ours: 'shared' | 'own' | 'check',
        limit: 'bare' | 'joined' | 'bareCheck',
        goal: number,
        text: string,
      ) => {
        const ratio = rounds.ratio(ours, limit)
        const kilobytes = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`
        report({
          name,
          ours: rounds.medians[ours],
          unit: 'answers per CPU second',
          limit: { name: LIMITS[limit], value: rounds.medians[limit] },
          ratio,
          goal: { text: `>= ${goal}`, isMet: ratio >= goal },
          note: [kilobytes, rounds.note].filter(Boolean).join('; '),
        })
      }
      tell('favorites/overview, the same list', 'shared', 'bare', NEAR, overviewText)
      tell(`favorites/overview, ${LISTS} lists`, 'own', 'bare', NEAR_OWN, overviewText)
      tell(`favorites/overview, ${LISTS} lists`, 'own', 'joined', NEAR_JOINED, overviewText)
      tell('favorites/quantity', 'check', 'bareCheck', NEAR_CHECK, quantityText)
    } finally {
      await Promise.all([world.stop(), load.stop()])
    }
  },
}
