import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedFailure } from './embedded-failure.ts'

/** A process, told apart from a later one that was given the same id. */
export interface ProcessMark {
  readonly pid: number
  /** Start time in clock ticks since boot; absent where /proc is missing. */
  readonly startTicks?: string
}

const FAST_STOP_MS = 10_000
const IMMEDIATE_STOP_MS = 5_000

/** Makes this process the only owner of the database folder; throws a sentence when another living one is. */
export function claimOwnership(ownerFile: string): void {
  mkdirSync(dirname(ownerFile), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(ownerFile, JSON.stringify(markOf(process.pid)), { flag: 'wx', mode: 0o644 })
      return
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
      const owner = readOwner(ownerFile)
      if (owner !== null && isAlive(owner)) {
        throw new EmbeddedFailure(
          `Process ${owner.pid} already runs the database in ${dirname(ownerFile)}. ` +
            'Stop it first, or start this one with another DATA_DIR.',
        )
      }
      removeStale(ownerFile, owner)
    }
  }
  throw new EmbeddedFailure(
    `Several processes want the database in ${dirname(ownerFile)} at once; start only one.`,
  )
}

/** Two starts may find the same dead owner: the later one must not remove the claim that the earlier one made. */
function removeStale(ownerFile: string, dead: ProcessMark | null): void {
  const aside = `${ownerFile}.${process.pid}`
  try {
    renameSync(ownerFile, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved !== null && moved.pid !== dead?.pid && !existsSync(ownerFile)) renameSync(aside, ownerFile)
  else rmSync(aside, { force: true })
}

export function releaseOwnership(ownerFile: string): void {
  rmSync(ownerFile, { force: true })
}

/** The living process that owns the database, if there is one. */
export function findOwner(ownerFile: string): ProcessMark | null {
  const owner = readOwner(ownerFile)
  return owner !== null && isAlive(owner) ? owner : null
}

/**
 * Ends a PostgreSQL that outlived the process that started it: first politely (disconnects clients, writes a
 * checkpoint), then at once; its journal makes both safe. Leaves the cluster without a process and without a lock.
 */
export async function endOrphan(cluster: string): Promise<boolean> {
  const postmaster = readPostmaster(cluster)
  if (postmaster === null) return false
  let found = false
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
    ['SIGKILL', IMMEDIATE_STOP_MS],
  ]
  for (const [signal, patienceMs] of steps) {
    const pids = processesIn(cluster, postmaster.pid)
    if (pids.length === 0) break
    found = true
    // Once the postmaster is gone its children end by themselves; what still stays is hit directly.
    const targets = pids.includes(postmaster.pid) ? [postmaster.pid] : pids
    for (const pid of targets) sendSignal(pid, signal)
    await waitUntil(() => processesIn(cluster, postmaster.pid).length === 0, patienceMs)
  }
  // The id in the lock may by now belong to a stranger or to a zombie; PostgreSQL would refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return found
}

/** What `postmaster.pid` says; `isReady` once connections are accepted. */
export function readPostmaster(cluster: string): { pid: number; port: number; isReady: boolean } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

export async function waitUntil(condition: () => boolean, patienceMs: number): Promise<boolean> {
  const stepMs = 10
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
    if (condition()) return true
    await sleep(stepMs)
  }
  return condition()
}

/** Every PostgreSQL process enters its cluster's folder and stays there; without /proc only the first is known. */
function processesIn(cluster: string, postmasterPid: number): number[] {
  if (process.platform !== 'linux') return isNamedPostgres(postmasterPid) ? [postmasterPid] : []
  const place = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`) === place
      } catch {
        return false
      }
    })
    .map(Number)
    .filter((pid) => isPostgres(pid))
}

/** A shell that someone opened in the folder is not ours to end. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function isNamedPostgres(pid: number): boolean {
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
      : ['ps', ['-p', String(pid), '-o', 'comm=']]
  return spawnSync(command, args, { encoding: 'utf8' }).stdout?.includes('postgres') === true
}

function readOwner(ownerFile: string): ProcessMark | null {
  try {
    const mark: ProcessMark = JSON.parse(readFileSync(ownerFile, 'utf8'))
    return mark
  } catch {
    return null
  }
}

function markOf(pid: number): ProcessMark {
  const startTicks = startTicksOf(pid)
  return startTicks === null ? { pid } : { pid, startTicks }
}

function isAlive(mark: ProcessMark): boolean {
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return mark.startTicks === undefined || startTicksOf(mark.pid) === mark.startTicks
}

function startTicksOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold blanks; the start time is field 22, the 20th after it. A zombie is dead.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in the meantime.
  }
}
