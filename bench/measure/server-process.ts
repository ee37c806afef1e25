import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readProcessMs, readResidentMb, readTreeMs } from './foreign-load.ts'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const READY_MS_MAX = 120_000
const LOOK_MS = 50
const STEP_MS = 1000

/** A whole server in a process of its own, with the embedded database in `dataDir`. */
export interface ServerProcess {
  readonly pid: number
  /** Throws when it ends before, or takes too long. */
  untilReady(): Promise<void>
  end(signal: NodeJS.Signals): Promise<void>
}

interface ServerOptions {
  /** The built program. */
  readonly file: string
  readonly port: number
  readonly dataDir: string
  readonly settings?: Readonly<Record<string, string>>
}

export function startServer({ file, port, dataDir, settings = {} }: ServerOptions): ServerProcess {
  const server = spawn(process.execPath, [file], {
    cwd: REPOSITORY,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      ...settings,
    },
  })
  return {
    pid: server.pid ?? 0,
    untilReady: () => untilReady(server, port),
    end: (signal) => endServer(server, signal),
  }
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const untilMs = performance.now() + READY_MS_MAX
  while (performance.now() < untilMs) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(LOOK_MS)
  }
  throw new Error('the server did not become ready')
}

async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

export interface IdleCost {
  /** The largest resident size of the server. */
  readonly memoryMb: number
  /** Of a core: the server alone, and with its database. */
  readonly share: number
  readonly treeShare: number
}

/** What a server costs from now on, while nobody is there. */
export async function watchIdle(pid: number, watchMs: number): Promise<IdleCost> {
  const before = { serverMs: readProcessMs(pid), treeMs: readTreeMs(pid), atMs: performance.now() }
  let memoryMb = 0
  while (performance.now() - before.atMs < watchMs) {
    await sleep(STEP_MS)
    memoryMb = Math.max(memoryMb, readResidentMb(pid))
  }
  const elapsedMs = performance.now() - before.atMs
  return {
    memoryMb,
    share: (readProcessMs(pid) - before.serverMs) / elapsedMs,
    treeShare: (readTreeMs(pid) - before.treeMs) / elapsedMs,
  }
}
