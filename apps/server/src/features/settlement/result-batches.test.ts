import type { Pool } from '@xezer/db/pool'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import {
  apply,
  database,
  money,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
} from './example-settlement.ts'
import { readMarketChanges } from './market-change.ts'
import { createResultBatches } from './result-batches.ts'

beforeAll(openExample)
afterAll(() => database.close())

function openBatches() {
  const asked: string[] = []
  const query = (statement: { readonly name: string; readonly text: string }) => {
    asked.push(statement.name)
    return database.pool.query(statement)
  }
  return { asked, batches: createResultBatches({ query } as unknown as Pool, nodeMachine.timers) }
}

it('hundreds of results that come at once are kept in a few statements, each as it came', async () => {
  const { asked, batches } = openBatches()
  const messages = Array.from({ length: 200 }, () => settle(newEvent(), 1, 1, 0))
  const kept = await Promise.all([...messages, ...messages].map(batches.keep))
  expect(kept.map(({ message }) => message)).toEqual([...messages, ...messages])
  // Those that came twice are as they were the first time.
  const receivedMs = kept.map(({ receivedAtMs }) => receivedAtMs)
  expect(receivedMs.slice(200)).toEqual(receivedMs.slice(0, 200))
  expect(asked.filter((name) => name === 'keep_messages').length).toBeLessThanOrEqual(9)
  const { rows } = await database.pool.query<{ count: bigint }>(
    'select count(*) from result_message where event_id = any($1)',
    [messages.map(({ eventId }) => eventId)],
  )
  expect(Number(rows[0]?.count)).toBe(200)
})

it('one that the database refuses leaves the others kept', async () => {
  const { batches } = openBatches()
  const messages = [1, 2, 3, 4].map(() => settle(newEvent(), 1, 1, 0))
  const broken = { ...settle(newEvent(), 1, 1, 0), kind: 'settled' } as unknown as (typeof messages)[number]
  const ends = await Promise.allSettled([...messages, broken, ...messages].map(batches.keep))
  expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect(ends[4]?.status).toBe('rejected')
})

it('of results asked about together each hears of its own bets', async () => {
  const [player, bet, other] = [await newPlayer(), newEvent(), newEvent()]
  await strike(player, { eventId: bet })
  const { asked, batches } = openBatches()
  const changesOf = (eventId: number) =>
    readMarketChanges(settle(eventId, 1, 1, 0), FOOTBALL_SPORT, []).filter(
      (change) => change.kind === 'result',
    )
  const [mine, none] = await Promise.all([changesOf(bet), changesOf(other)].map(batches.findThatMatter))
  expect([must(mine, 'an answer').length, must(none, 'an answer').length]).toEqual([1, 0])
  expect(asked).toEqual(['find_results_that_matter'])
  await apply(settle(bet, 1, 1, 0))
  expect(await money(player)).toEqual([101_000n, 0n])
})
