import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from '@xezer/db/pool'
import { expect, it } from 'vitest'
import { watchLoopLag } from './platform/loop-lag.ts'
import { nodeMachine } from './platform/node-machine.ts'
import { findObstacles } from './platform/readiness.ts'
import { createServerChecks, freeBytesOf } from './server-checks.ts'

const MEGABYTE = 1024 * 1024

/** Checks whose outside the test plays: a database that answers or not, a disk, a loop. */
function stage() {
  const outside = { queries: 0, isFrozen: false, freeBytes: 1000 * MEGABYTE, lagMs: 0, steadyMs: 0 }
  const query = () => {
    outside.queries += 1
    return outside.isFrozen ? new Promise(() => undefined) : Promise.resolve({ rows: [] })
  }
  const checks = createServerChecks({
    machine: { ...nodeMachine, steadyClock: { steadyMs: () => outside.steadyMs } },
    // Only this one statement is ever asked.
    pool: { query } as unknown as Pool,
    freeBytes: async () => outside.freeBytes,
    loopLag: { worstMs: () => outside.lagMs },
    findOwnObstacle: () => null,
  })
  return { outside, ask: () => findObstacles(checks) }
}

it('is ready while everything outside is well, and asks it at most once a second', async () => {
  const { outside, ask } = stage()
  for (let count = 0; count < 50; count++) expect(await ask()).toEqual([])
  expect(outside.queries).toBe(1)
  outside.steadyMs += 1001
  await ask()
  expect(outside.queries).toBe(2)
})

it('a frozen database is said within the second, whoever asks how often, by one question', async () => {
  const { outside, ask } = stage()
  outside.isFrozen = true
  const startedMs = performance.now()
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  expect(performance.now() - startedMs).toBeLessThan(5000)
  for (const answer of answers) expect(answer).toEqual(['the database does not answer'])
  expect(outside.queries).toBe(1)
})

it('a disk that is nearly full has its sentence', async () => {
  const { outside, ask } = stage()
  outside.freeBytes = 63 * MEGABYTE
  expect(await ask()).toEqual(['the disk of the data folder is full: 63 MB are left'])
})

it('the free bytes of a folder are those of its disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xezer-disk-'))
  expect(await freeBytesOf(folder)).toBeGreaterThan(0)
  rmSync(folder, { recursive: true })
})

it('a loop that stood still has its sentence', async () => {
  const { outside, ask } = stage()
  outside.lagMs = 1300
  expect(await ask()).toEqual(['the server stood still for 1300 ms a moment ago'])
})

it('a stand-still of the loop is measured, also by whoever asks before the next timer', async () => {
  const lag = watchLoopLag(nodeMachine)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(lag.worstMs()).toBeLessThan(1000)
  const untilMs = performance.now() + 1400
  while (performance.now() < untilMs);
  expect(lag.worstMs()).toBeGreaterThan(1000)
  lag.stop()
})
