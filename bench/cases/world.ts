import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSources } from '@xezer/feed/simulator/read-sources'
import { readConfig } from '@xezer/server/platform/config'
import { SPORTS } from '@xezer/sports/registry'
import type { EventCostApi, EventCostOptions } from '../event-cost-process.ts'
import { findProgram } from '../measure/build-processes.ts'
import { startProcess } from '../measure/process-link.ts'
import { startServer, watchIdle } from '../measure/server-process.ts'
import { chooseWorlds } from '../world/choose-worlds.ts'
import { CONTENT, type SentBytes, watchGames } from '../world/watch-games.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const PORT = 18_088
const SETTLE_MS = 8000
const WATCH_MS = 20_000
const MEMORY_MB_MAX = 600
const CORE_MAX = 0.25
const COLD_MS_MAX = 60_000
const WARM_MS_MAX = 8000
/** How many games are played at once, and for how long, while somebody watches each of them. */
const WATCHED = { basketball: { games: 12, minutes: 20 }, tennis: { games: 40, minutes: 20 } } as const
const BARE_RATIO = 1.5

type Report = BenchContext['report']

/** All sports together, as many as are to fit, then what an event and a watcher of each sport cost. */
export const world: BenchCase = {
  name: 'world',
  about:
    'the world of all sports without a visitor, its starts, and what an event and a watcher of each cost',
  async run({ report }) {
    if (!existsSync('/proc/self/stat')) return console.log('world is measured on Linux only')
    const file = await findProgram('full-world')
    const dataDir = mkdtempSync(join(tmpdir(), 'xezer-bench-world-'))
    try {
      await measureStarts(report, file, dataDir)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
    for (const { id, key } of SPORTS) await measureEvent(report, id, key)
    for (const { id, key } of SPORTS) await measureWatchers(report, id, key)
  },
}

async function measureStarts(report: Report, file: string, dataDir: string): Promise<void> {
  const { contentDir, simSeed: seed, simSpeed: speed } = readConfig()
  const chosenFile = join(dataDir, 'worlds.json')
  writeFileSync(
    chosenFile,
    JSON.stringify(chooseWorlds(readSources(contentDir), { seed, speed }, Date.now())),
  )
  const starts = [
    { name: 'cold start', mostMs: COLD_MS_MAX, end: 'SIGTERM' },
    { name: 'warm start', mostMs: WARM_MS_MAX, end: 'SIGKILL' },
    { name: 'start after kill -9', mostMs: WARM_MS_MAX, end: 'SIGTERM' },
  ] as const
  for (const { name, mostMs, end } of starts) {
    const startMs = performance.now()
    const server = startServer({ file, port: PORT, dataDir, settings: { BENCH_WORLDS: chosenFile } })
    try {
      await server.untilReady()
      const readyMs = performance.now() - startMs
      report({
        name,
        ours: readyMs / 1000,
        unit: 's',
        limit: { name: 'the goal', value: mostMs / 1000 },
        goal: { text: `<= ${mostMs / 1000} s`, isMet: readyMs <= mostMs },
        note: await countEvents(),
      })
      // A warm start is like the one after a crash.
      if (name !== 'warm start') await tellIdle(report, name, server.pid)
    } finally {
      await server.end(end)
    }
  }
}

async function tellIdle(report: Report, start: string, pid: number): Promise<void> {
  await sleep(SETTLE_MS)
  const { memoryMb, treeShare: share } = await watchIdle(pid, WATCH_MS)
  report({
    name: `memory after the ${start}`,
    ours: memoryMb,
    unit: 'MB',
    limit: { name: 'the goal', value: MEMORY_MB_MAX },
    goal: { text: `<= ${MEMORY_MB_MAX} MB`, isMet: memoryMb <= MEMORY_MB_MAX },
    note: 'the largest resident size of the server',
  })
  report({
    name: `processor after the ${start}`,
    ours: share,
    unit: 'of a core, with its database',
    limit: { name: 'the goal', value: CORE_MAX },
    goal: { text: `<= ${CORE_MAX}`, isMet: share <= CORE_MAX },
    note: `no visitor, ${WATCH_MS / 1000} s`,
  })
}

/** What the figures are of: how many matches there are depends on the hour. */
async function countEvents(): Promise<string> {
  const ask = async (
    path: string,
    body?: object,
  ): Promise<{ sports: { alias: string; countEvents: number }[] }> =>
    (
      await fetch(`http://127.0.0.1:${PORT}/api/${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      })
    ).json() as never
  const of = ({ sports }: Awaited<ReturnType<typeof ask>>) =>
    sports.map(({ alias, countEvents: count }) => `${alias} ${count}`).join(', ')
  const live = of(await ask('live/overview', {}))
  return `in play: ${live}; before: ${of(await ask('prematch/list', { hours: 0 }))}`
}

async function measureEvent(report: Report, sportId: number, key: string): Promise<void> {
  const options: EventCostOptions = { sportId, content: CONTENT }
  const process = await startProcess<EventCostApi>('event-cost', options)
  try {
    const cost = await process.call('measure')
    const kilobytes = (bytes: number) => Math.round(bytes / 1024)
    report({
      name: `an event of ${key} before its start`,
      ours: kilobytes(cost.rowBytes),
      unit: 'kB',
      limit: { name: 'told whole', value: kilobytes(cost.wholeBytes) },
      goal: { text: '<= 60 kB', isMet: cost.rowBytes <= 60 * 1024 },
      note: `${cost.openMs.toFixed(1)} ms to open, ${cost.wantMs.toFixed(1)} ms when it is wanted; ${cost.events} events`,
    })
  } finally {
    await process.stop()
  }
}

async function measureWatchers(report: Report, sportId: number, key: string): Promise<void> {
  const watched = Object.entries(WATCHED).find(([sport]) => sport === key)?.[1]
  if (watched === undefined) return
  const { games, page, overview } = await watchGames(sportId, watched.games, watched.minutes)
  const tell = (name: string, sent: SentBytes) => {
    const ratio = sent.bytes / sent.bareBytes
    report({
      name: `${games} games of ${key}, ${name}`,
      ours: sent.bytes / sent.watched,
      unit: 'bytes per watcher-minute',
      limit: { name: 'bare deltas of cells and states', value: sent.bareBytes / sent.watched },
      ratio,
      goal: { text: `<= ${BARE_RATIO}, no image`, isMet: ratio <= BARE_RATIO && sent.images === 0 },
      note: `${sent.patches} changes of structure, ${sent.images} images, ${watched.minutes} minutes`,
    })
  }
  tell('event page', page)
  tell('overview', overview)
}
