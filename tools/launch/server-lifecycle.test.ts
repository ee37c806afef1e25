import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../rules/source-files.ts'

const START_MS_MAX = 120_000
const STOP_MS_MAX = 20_000

let dataDir: string
let port: number
const started: ChildProcess[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xezer-lifecycle-'))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
  port = await freePort()
})

afterAll(() => {
  for (const server of started) server.kill('SIGKILL')
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

describe('npm start on a folder of its own', { timeout: 2 * START_MS_MAX }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves the page, and %s ends everything', async (signal) => {
    const server = await startServer()
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html')
    expect(databaseProcesses()).not.toEqual([])
    const { status } = await end(server, signal)
    expect(status).toBe(0)
    expect(databaseProcesses()).toEqual([])
  })

  it('kill -9 leaves no orphan, and the next start recovers by itself', async () => {
    await end(await startServer(), 'SIGKILL')
    await waitFor(async () => databaseProcesses().length === 0, STOP_MS_MAX)
    const next = await startServer()
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect((await end(next, 'SIGTERM')).status).toBe(0)
  })
})

async function startServer(): Promise<ChildProcess> {
  const settings = { PORT: String(port), METRICS_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [join(REPOSITORY, 'tools/start.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(server)
  let words = ''
  server.stdout.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  server.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  await waitFor(async () => {
    if (server.exitCode !== null) throw new Error(`the start ended by itself:\n${words}`)
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  }, START_MS_MAX)
  return server
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<{ status: number | null }> {
  return new Promise((resolve) => {
    server.once('exit', (status) => resolve({ status }))
    server.kill(signal)
  })
}

/** Every PostgreSQL process stays in the folder of its cluster. */
function databaseProcesses(): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(dataDir)
    } catch {
      return false
    }
  })
}

async function waitFor(condition: () => Promise<boolean>, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`nothing after ${patienceMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}
