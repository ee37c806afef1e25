import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../browser/bench-browser.ts'
import { findBelow } from '../measure/foreign-load.ts'
import type { Report } from '../measure/report.ts'
import { type IdleCost, startServer, watchIdle } from '../measure/server-process.ts'
import type { BenchCase } from './bench-case.ts'

const FILE = 'apps/server/dist/main.js'
const PORT = 18_087
/** The first start imports past results; the steady state comes after it. */
const SETTLE_MS = 8000
const WATCH_MS = 60_000
const MEMORY_MB_MAX = 600
const CORE_MAX = 0.25
/** What the game server may add where nobody plays. */
const GAMES = { program: 'apps/games/dist/main.js', port: 18_088, memoryMbMax: 120, coreMax: 0.01 } as const

/** The built server as `npm start` runs it, with its simulated world and nobody there. */
export const idle: BenchCase = {
  name: 'idle',
  about: `memory and processor of the server with its world and no visitor, over ${WATCH_MS / 1000} s`,
  async run({ report }) {
    if (!existsSync('/proc/self/stat')) return console.log('idle is measured on Linux only')
    await ensureBuilt(['server', 'site', 'games', 'games-client'])
    const dataDir = mkdtempSync(join(tmpdir(), 'xezer-bench-idle-'))
    const settings = { GAMES_PORT: String(GAMES.port) }
    const server = startServer({ file: FILE, port: PORT, dataDir, settings })
    try {
      await server.untilReady()
      await sleep(SETTLE_MS)
      const gamesPid = findBelow(server.pid, GAMES.program)
      if (gamesPid === null) throw new Error('the game server does not run')
      const [{ memoryMb, share, treeShare }, games] = await Promise.all([
        watchIdle(server.pid, WATCH_MS),
        watchIdle(gamesPid, WATCH_MS),
      ])
      report({
        name: 'idle server, memory',
        ours: memoryMb,
        unit: 'MB',
        limit: { name: 'the goal', value: MEMORY_MB_MAX },
        goal: { text: `<= ${MEMORY_MB_MAX} MB`, isMet: memoryMb <= MEMORY_MB_MAX },
        note: 'the largest resident size',
      })
      report({
        name: 'idle server, processor',
        ours: treeShare,
        unit: 'of a core, with its database',
        limit: { name: 'the goal', value: CORE_MAX },
        goal: { text: `<= ${CORE_MAX}`, isMet: treeShare <= CORE_MAX },
        note: `the server alone ${share.toFixed(3)}`,
      })
      reportGames(report, games)
    } finally {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

function reportGames(report: Report, { memoryMb, share }: IdleCost): void {
  report({
    name: 'idle game server, memory',
    ours: memoryMb,
    unit: 'MB',
    limit: { name: 'the goal', value: GAMES.memoryMbMax },
    goal: { text: `<= ${GAMES.memoryMbMax} MB`, isMet: memoryMb <= GAMES.memoryMbMax },
    note: 'the largest resident size',
  })
  report({
    name: 'idle game server, processor',
    ours: share,
    unit: 'of a core',
    limit: { name: 'the goal', value: GAMES.coreMax },
    goal: { text: `<= ${GAMES.coreMax}`, isMet: share <= GAMES.coreMax },
  })
}
