import { statfs } from 'node:fs/promises'
import type { Pool } from '@xezer/db/pool'
import type { LoopLag } from './platform/loop-lag.ts'
import type { Machine } from './platform/machine.ts'
import { type Check, createSlowCheck } from './platform/readiness.ts'

export interface ServerChecksOptions {
  readonly machine: Pick<Machine, 'steadyClock' | 'timers'>
  readonly pool: Pool
  /** Free bytes where the database keeps its data; null when that is another machine's disk. */
  readonly freeBytes: (() => Promise<number>) | null
  readonly loopLag: Pick<LoopLag, 'worstMs'>
  /** The offer, and whether the server is about to end. */
  readonly findOwnObstacle: () => string | null
}

/** PostgreSQL needs room for its journal: at the end of it every write fails. */
const FREE_BYTES_MIN = 64 * 1024 * 1024
const LOOP_LAG_MS_MAX = 1000
const DISK_TRUST_MS = 5000

/** What `/readyz` asks: bets are taken only while nothing of it has a word to say. */
export function createServerChecks(options: ServerChecksOptions): readonly Check[] {
  const { machine, pool, freeBytes, loopLag } = options
  const database = createSlowCheck({
    ...machine,
    overdue: 'the database does not answer',
    check: async () => {
      await pool.query('select 1')
      return null
    },
  })
  const checks: Check[] = [
    async () => options.findOwnObstacle(),
    async () => {
      const lagMs = Math.round(loopLag.worstMs())
      return lagMs > LOOP_LAG_MS_MAX ? `the server stood still for ${lagMs} ms a moment ago` : null
    },
    database,
  ]
  if (freeBytes === null) return checks
  const disk = createSlowCheck({
    ...machine,
    overdue: 'the disk of the data folder does not answer',
    trustMs: DISK_TRUST_MS,
    check: async () => {
      const free = await freeBytes()
      if (free >= FREE_BYTES_MIN) return null
      return `the disk of the data folder is full: ${Math.floor(free / 1024 / 1024)} MB are left`
    },
  })
  return [...checks, disk]
}

/** What a user without privileges may still write to the disk that holds the folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
