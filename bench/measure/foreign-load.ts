import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

interface Reading {
  readonly atMs: number
  readonly busyMs: number
  readonly ownMs: number
}

/**
 * Watches how much of the processors others took: all that was busy, less this process and everything it started.
 * The function returned gives the share of one core since `watchForeignLoad`; null where the system does not tell.
 */
export function watchForeignLoad(): () => number | null {
  const before = read()
  return () => {
    const after = read()
    if (before === null || after === null) return null
    const elapsedMs = after.atMs - before.atMs
    const foreignMs = after.busyMs - before.busyMs - (after.ownMs - before.ownMs)
    return Math.min(availableParallelism(), Math.max(0, foreignMs / elapsedMs))
  }
}

function read(): Reading | null {
  try {
    const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number)
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields
    const busyMs = (user + nice + system + irq + softirq + steal) * TICK_MS
    return { atMs: performance.now(), busyMs, ownMs: readOwnMs() }
  } catch {
    return null
  }
}

/** Processor milliseconds of this process and all it started. Children that ended count with the parent that waited. */
export function readOwnMs(): number {
  return readTreeMs(process.pid)
}

/** The same for any process; Linux only. */
export function readTreeMs(root: number): number {
  const parents = new Map<number, number>()
  const spentMs = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const fields = readStat(name)
    if (fields === null) continue
    const [, parent = 0] = fields
    parents.set(Number(name), parent)
    // utime, stime, cutime, cstime: fields 14 to 17, of which the first two are cut off.
    spentMs.set(Number(name), fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS)
  }
  let treeMs = 0
  for (const [pid, ms] of spentMs) if (descends(pid, root, parents)) treeMs += ms
  return treeMs
}

/** The first process below `root` whose command names this; null where there is none. Linux only. */
export function findBelow(root: number, command: string): number | null {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const [, parent = 0] = (/^\d+$/.test(name) && readStat(name)) || []
    if (parent > 0) parents.set(Number(name), parent)
  }
  const below = [...parents.keys()].filter((pid) => pid !== root && descends(pid, root, parents))
  return below.find((pid) => readCommand(pid).includes(command)) ?? null
}

/** Empty when the process has ended meanwhile. */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Without its children. */
export function readProcessMs(pid: number): number {
  const [utime = 0, stime = 0] = readStat(String(pid))?.slice(11, 13) ?? []
  return (utime + stime) * TICK_MS
}

export function readResidentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Fields from the state on; null when the process has ended meanwhile. */
function readStat(pid: string): number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return null
  }
}

function descends(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true
  return false
}
