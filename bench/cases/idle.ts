import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../browser/bench-browser.ts'
import { readProcessMs, readResidentMb, readTreeMs } from '../measure/foreign-load.ts'
import type { BenchCase } from './bench-case.ts'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const PORT = 18_087
const READY_MS_MAX = 90_000
/** The first start imports past results; the steady state comes after it. */
const SETTLE_MS = 8000
const WATCH_MS = 60_000
const STEP_MS = 1000
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
    const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: REPOSITORY,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(PORT),
        METRICS_PORT: '0',
        DATA_DIR: dataDir,
      },
    })
    try {
      await waitUntilReady(server)
      await sleep(SETTLE_MS)
      const pid = server.pid ?? 0
      const before = { serverMs: readProcessMs(pid), treeMs: readTreeMs(pid), atMs: performance.now() }
      let memoryMb = 0
      while (performance.now() - before.atMs < WATCH_MS) {
        await sleep(STEP_MS)
        memoryMb = Math.max(memoryMb, readResidentMb(pid))
      }
      const elapsedMs = performance.now() - before.atMs
      const share = (readProcessMs(pid) - before.serverMs) / elapsedMs
      const treeShare = (readTreeMs(pid) - before.treeMs) / elapsedMs
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
      await end(server)
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  const untilMs = performance.now() + READY_MS_MAX
  while (performance.now() < untilMs) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(500)
  }
  throw new Error('the server did not become ready')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
