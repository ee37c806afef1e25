import type { Pool } from '@xezer/db/pool'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { createLiability } from '../../core/bets/liability.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { applyResult, settleBy } from './apply-result.ts'
import { settle } from './example-settlement.ts'
import { createResultBatches } from './result-batches.ts'

interface Asked {
  readonly name: string
  readonly values: readonly unknown[]
}

/** A database with so many bets on a market, whose batches go on when the test says so. */
function openDatabase(betCount: number) {
  const asked: string[] = []
  const looks: unknown[] = []
  const batches: { resolve: () => void; reject: (error: Error) => void }[] = []
  const nextBets = async (values: readonly unknown[]) => {
    const [afterId, limit] = [Number(values[3]), Number(values[5])]
    looks.push([afterId, limit])
    const left = Math.max(0, betCount - afterId)
    const length = Math.min(left, limit)
    // Looking takes longer than a promise, as it does in a database.
    await new Promise(setImmediate)
    return Array.from({ length }, (_, index) => ({ bet_id: BigInt(afterId + index + 1), player_id: 1n }))
  }
  const query = async ({ name, values }: Asked) => {
    asked.push(name)
    if (name === 'keep_messages') {
      const [[eventId] = [], [digest] = []] = values as readonly (readonly unknown[])[]
      return { rows: [{ event_id: eventId, digest, received_ms: 1n }] }
    }
    if (name === 'find_results_that_matter') return { rows: betCount > 0 ? [{ number: 1n }] : [] }
    return { rows: name === 'find_next_bets_by_result' ? await nextBets(values) : [] }
  }
  const batch = ({ name }: Asked) =>
    name === 'lock_bets'
      ? new Promise((resolve, reject) => batches.push({ resolve: () => resolve({ rows: [] }), reject }))
      : Promise.resolve({ rows: [] })
  const client = { query: batch, on: () => undefined, off: () => undefined, release: () => undefined }
  const pool = { query, connect: async () => client } as unknown as Pool
  const options = {
    pool,
    batches: createResultBatches(pool, nodeMachine.timers),
    descriptions: { find: () => null },
    liability: createLiability(),
    publisher: { publishAccount: () => undefined },
    waitForPlacements: async () => undefined,
    onQuarantined: () => undefined,
  }
  const next = () => must(batches.shift(), 'no batch is under way')
  return {
    options,
    asked,
    looks,
    underWay: () => batches.length,
    end: () => next().resolve(),
    fail: () => next().reject(new Error('the disk is full')),
    /** Until nothing moves on without the test. */
    async rest() {
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    },
  }
}

describe('the bets of a market', () => {
  it('are settled batch by batch, and the next ones are looked for when a batch is written', async () => {
    const { options, looks, underWay, end, rest } = openDatabase(300)
    let isDone = false
    const done = settleBy(options, { message: settle(5, 1, 1, 0), receivedAtMs: 0 }, FOOTBALL_SPORT).then(
      () => {
        isDone = true
      },
    )
    await rest()
    expect([looks, underWay()]).toEqual([[[0, 120]], 1])
    end()
    await rest()
    expect([looks.at(-1), underWay()]).toEqual([[120, 120], 1])
    end()
    await rest()
    expect([looks.at(-1), underWay(), isDone]).toEqual([[240, 120], 1, false])
    end()
    await done
    expect(looks).toHaveLength(3)
  })

  it('that fill a batch are settled by it, and no empty one follows', async () => {
    const { options, looks, underWay, end, rest } = openDatabase(120)
    const done = settleBy(options, { message: settle(5, 1, 1, 0), receivedAtMs: 0 }, FOOTBALL_SPORT)
    await rest()
    end()
    await rest()
    expect([looks.length, underWay()]).toEqual([2, 0])
    await done
  })

  it('of a batch that fails stop the settlement, which tells of it', async () => {
    const { options, looks, fail, rest } = openDatabase(300)
    const done = settleBy(options, { message: settle(5, 1, 1, 0), receivedAtMs: 0 }, FOOTBALL_SPORT)
    const told = expect(done).rejects.toThrow('the disk is full')
    await rest()
    fail()
    await told
    await rest()
    expect(looks).toEqual([[0, 120]])
  })
})

it('a result that nobody bet on is kept, and nothing else is asked or written', async () => {
  const { options, asked } = openDatabase(0)
  await applyResult(options, settle(5, 1, 1, 0))
  expect(asked).toEqual(['find_sports_of_events', 'keep_messages', 'find_results_that_matter'])
})
