import { afterAll, beforeAll, expect, it } from 'vitest'
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

beforeAll(openExample)
afterAll(() => database.close())

it('results without a number that come at once each get their own, and the newest stands', async () => {
  const [player, eventId] = [await newPlayer(), newEvent()]
  await strike(player, { eventId })
  const results = [0, 1, 2, 3, 4, 5].map((away) => ({ ...settle(eventId, 1, 3, away), generation: null }))
  await Promise.all(results.map(apply))
  const { rows } = await database.pool.query(
    "select step, message -> 'generation' as generation from result_message where event_id = $1 order by step",
    [eventId],
  )
  expect(rows).toEqual([1, 2, 3, 4, 5, 6].map((generation) => ({ step: generation * 2, generation })))
  expect(await money(player)).toEqual([99_000n, 0n])
})
