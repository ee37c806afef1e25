import type { Pool } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createLiability } from '../../core/bets/liability.ts'
import { startSweeping } from './sweep-late-bets.ts'

const LATELY = ['find_lately_late_events', [10]]
const EVER = ['find_late_events', []]

/** Sweeps of a database whose answers the test gives: nothing is late, unless it fails. */
function openSweeping() {
  const timers = createHandDrivenTimers()
  const asked: unknown[] = []
  const failures: unknown[] = []
  const unanswered: { resolve: (answer: { rows: [] }) => void; reject: (error: Error) => void }[] = []
  const query = ({ name, values }: { name: string; values: unknown }) => {
    asked.push([name, values])
    return new Promise((resolve, reject) => unanswered.push({ resolve, reject }))
  }
  const options = {
    pool: { query } as unknown as Pool,
    batches: {
      findSportId: async () => null,
      keep: () => Promise.reject(new Error('kept already')),
      findThatMatter: async () => [],
    },
    descriptions: { find: () => null },
    liability: createLiability(),
    publisher: { publishAccount: () => undefined },
    waitForPlacements: async () => undefined,
    onQuarantined: () => undefined,
  }
  const stop = startSweeping(options, timers, (error) => failures.push(error))
  const next = () => must(unanswered.shift(), 'nothing was asked')
  return {
    timers,
    asked,
    failures,
    stop,
    answer: () => next().resolve({ rows: [] }),
    fail: (error: Error) => next().reject(error),
  }
}

describe('the sweeps of a server', () => {
  it('come one after the other, and never two at once', async () => {
    const { timers, asked, answer } = openSweeping()
    await timers.pass(14_999)
    expect(asked).toEqual([])
    await timers.pass(1)
    await timers.pass(15_000)
    expect(asked).toEqual([LATELY])
    answer()
    await timers.pass(15_000)
    expect(asked).toEqual([LATELY, LATELY])
  })

  it('go on after one that failed, which is told', async () => {
    const { timers, asked, failures, fail } = openSweeping()
    await timers.pass(15_000)
    fail(new Error('the database is away'))
    await timers.pass(15_000)
    expect(failures).toEqual([new Error('the database is away')])
    expect(asked).toEqual([LATELY, LATELY])
  })

  it('look through everything once an hour', async () => {
    const { timers, asked, answer } = openSweeping()
    for (let tick = 1; tick < 240; tick++) {
      await timers.pass(15_000)
      answer()
    }
    expect(asked).not.toContainEqual(EVER)
    await timers.pass(15_000)
    expect(asked.at(-1)).toEqual(EVER)
  })

  it('end when they are stopped, which waits for the one that runs', async () => {
    const { timers, stop, answer } = openSweeping()
    await timers.pass(15_000)
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    expect(timers.waitingMs()).toEqual([])
    await timers.pass(60_000)
    expect(isStopped).toBe(false)
    answer()
    await stopped
  })
})
