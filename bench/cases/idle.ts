import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../browser/bench-browser.ts'
import { startServer, watchIdle } from '../measure/server-process.ts'
import type { BenchCase } from './bench-case.ts'

const FILE = 'apps/server/dist/main.js'
const PORT = 18_087
/** The first start imports past results; the steady state comes after it. */
const SETTLE_MS = 8000
const WATCH_MS = 60_000
const MEMORY_MB_MAX = 600
const CORE_MAX = 0.25

/** The built server as `npm start` runs it, with its simulated world and nobody there. */
export const idle: BenchCase = {
  name: 'idle',
  about: `memory and processor of the server with its world and no visitor, over ${WATCH_MS / 1000} s`,
  async run({ report }) {
    if (!existsSync('/proc/self/stat')) return console.log('idle is measured on Linux only')
    await ensureBuilt(['server', 'site'])
    const dataDir = mkdtempSync(join(tmpdir(), 'xezer-bench-idle-'))
    const server = startServer({ file: FILE, port: PORT, dataDir })
    try {
      await server.untilReady()
      await sleep(SETTLE_MS)
      const { memoryMb, share, treeShare } = await watchIdle(server.pid, WATCH_MS)
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
    } finally {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
