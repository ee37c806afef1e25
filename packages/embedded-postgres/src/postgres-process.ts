import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Binaries } from './binaries.ts'
import { DATABASE_ENVIRONMENT, FAST_SETTINGS } from './cluster.ts'
import type { DatabaseHome } from './database-home.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { asIdentity, type Identity } from './identity.ts'
import { readPostmaster, waitUntil } from './ownership.ts'

export type Durability = 'safe' | 'fast'

export interface RunningProcess {
  readonly child: ChildProcess
  readonly pid: number
  readonly port: number
  /** Resolves when PostgreSQL has ended, whoever ended it. */
  readonly ended: Promise<void>
}

export interface LaunchOptions {
  readonly home: DatabaseHome
  readonly binaries: Binaries
  readonly identity: Identity
  readonly durability: Durability
  readonly port: number
}

const READY_MS_MAX = 120_000
const STOP_MS_MAX = 15_000
const LOG_BYTES_MAX = 5_000_000

/** Starts PostgreSQL and waits until it accepts connections; recovery after a crash counts as starting. */
export async function launch(options: LaunchOptions): Promise<RunningProcess> {
  const { home, port } = options
  const logStart = rotateLog(home.logFile)
  const child = spawnPostgres(options)
  let isOver = false
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      isOver = true
      resolve()
    }
    child.once('exit', finish)
    child.once('error', finish)
  })
  const isReady = () => {
    const postmaster = readPostmaster(home.cluster)
    return postmaster?.isReady === true && postmaster.port === port
  }
  await waitUntil(() => isOver || isReady(), READY_MS_MAX)
  if (!isOver && isReady() && child.pid !== undefined) return { child, pid: child.pid, port, ended }
  child.kill('SIGKILL')
  throw new EmbeddedFailure(
    `PostgreSQL did not start. Its own words (${home.logFile}):\n${logTail(home.logFile, logStart)}\n` +
      `If its data in ${home.cluster} is damaged, restore a copy, or begin anew with "npm run reset".`,
  )
}

/** Disconnects the clients, writes a checkpoint and ends; insists after a while, since the journal makes it safe. */
export async function shutDown(
  running: RunningProcess,
  binaries: Binaries,
  home: DatabaseHome,
): Promise<void> {
  if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['stop', '-m', 'fast', '-D', home.cluster])
  else running.child.kill('SIGINT')
  const timer = setTimeout(() => running.child.kill('SIGQUIT'), STOP_MS_MAX)
  await running.ended
  clearTimeout(timer)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new EmbeddedFailure('The machine gave no free port on 127.0.0.1.'))
      })
    })
  })
}

function spawnPostgres({ home, binaries, identity, durability, port }: LaunchOptions): ChildProcess {
  const args = ['-D', home.cluster, '-p', String(port)]
  if (durability === 'fast') for (const setting of FAST_SETTINGS) args.push('-c', setting)
  const [command, ...prefix] = diesWithParent()
    ? ['setpriv', '--pdeathsig', 'INT', binaries.postgres]
    : [binaries.postgres]
  const log = openSync(home.logFile, 'a', 0o640)
  try {
    // Its own session: Ctrl-C in the terminal must reach us first, so that bets in flight can finish.
    return spawn(command ?? binaries.postgres, [...prefix, ...args], {
      ...asIdentity(identity),
      cwd: '/',
      env: DATABASE_ENVIRONMENT,
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log],
      windowsHide: true,
    })
  } finally {
    closeSync(log)
  }
}

/** Whether the kernel can be asked to end PostgreSQL when this process is killed; else the next start ends it. */
function diesWithParent(): boolean {
  if (process.platform !== 'linux') return false
  return (
    spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore', env: DATABASE_ENVIRONMENT })
      .status === 0
  )
}

function rotateLog(logFile: string): number {
  if (!existsSync(logFile)) return 0
  const { size } = statSync(logFile)
  if (size <= LOG_BYTES_MAX) return size
  truncateSync(logFile, 0)
  return 0
}

function logTail(logFile: string, from: number): string {
  if (!existsSync(logFile)) return '(no log)'
  return readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n').slice(-8).join('\n')
}
