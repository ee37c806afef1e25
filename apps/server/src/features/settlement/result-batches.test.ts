import type { Pool } from '@xezer/db/pool'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeEvents } from '../../core/catalogue/store-catalogue.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import {
  apply,
  applyTogether,
  cancel,
  database,
  money,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
  uncancel,
  unsettle,
} from './example-settlement.ts'
import { readMarketChanges } from './market-change.ts'
import { createResultBatches } from './result-batches.ts'

beforeAll(openExample)
afterAll(() => database.close())

/** `ask` hears of every statement before it is carried out, `answer` after it was. */
function openBatches(
  answer: () => void = () => undefined,
  ask: (values: readonly unknown[]) => void = () => undefined,
) {
  const asked: string[] = []
  const query = async (statement: { readonly name: string; readonly text: string; values: unknown[] }) => {
    asked.push(statement.name)
    ask(statement.values)
    const result = await database.pool.query(statement)
    answer()
    return result
  }
  return { asked, batches: createResultBatches({ query } as unknown as Pool, nodeMachine.timers) }
}

const changesOf = (eventId: number) =>
  readMarketChanges(settle(eventId, 1, 1, 0), FOOTBALL_SPORT).filter((change) => change.kind === 'result')

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

it('the sports of hundreds of matches are asked in a few statements, and each hears of its own', async () => {
  const [football, tennis] = [newEvent(), newEvent()]
  const fixture = { tournamentId: 1, homeId: 1, awayId: 2, startsAtMs: 0, season: '', round: '', number: 1 }
  await storeEvents(
    database.pool,
    [football, tennis].map((eventId, index) => ({
      fixture: { ...fixture, eventId, sportId: index + 1, isReal: false },
      ...({ status: 'live', score: null } as const),
    })),
  )
  const { asked, batches } = openBatches()
  const unknown = Array.from({ length: 100 }, newEvent)
  const found = await Promise.all([...unknown, tennis, football, tennis].map(batches.findSportId))
  expect(found).toEqual([...unknown.map(() => null), 2, 1, 2])
  expect(asked.length).toBeLessThanOrEqual(4)
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
  const [mine, none] = await Promise.all([changesOf(bet), changesOf(other)].map(batches.findThatMatter))
  expect([must(mine, 'an answer').length, must(none, 'an answer').length]).toEqual([1, 0])
  expect(asked).toEqual(['find_results_that_matter'])
  await apply(settle(bet, 1, 1, 0))
  expect(await money(player)).toEqual([101_000n, 0n])
})

it('of words of every kind that come together each is kept as what it is', async () => {
  const { asked, batches } = openBatches()
  const [first, second, third] = [newEvent(), newEvent(), newEvent()]
  const words = [
    settle(first, 1, 1, 0),
    cancel(second),
    unsettle(first, 1),
    settle(third, 4, 0, 2),
    uncancel(second),
    settle(first, 2, 0, 1),
  ]
  expect(await Promise.all(words.map(batches.keep))).toMatchObject(words.map((message) => ({ message })))
  expect(asked).toEqual(['keep_messages'])
  const { rows } = await database.pool.query<{ event_id: bigint; kind: string; step: bigint | null }>(
    `select event_id, kind, step from result_message where event_id = any($1)
     and message ->> 'kind' = kind and (message ->> 'eventId')::bigint = event_id
     order by event_id, (message ->> 'generatedAtMs')::bigint`,
    [[first, second, third]],
  )
  const kept = rows.map(({ event_id, kind, step }) => [Number(event_id), kind, step && Number(step)])
  expect(kept).toEqual([
    [first, 'settle', 2],
    [first, 'unsettle', 3],
    [first, 'settle', 4],
    [second, 'void', null],
    [second, 'unvoid', null],
    [third, 'settle', 8],
  ])
})

it('one that comes again beside a new word of its event is as it was the first time', async () => {
  const { batches } = openBatches()
  const message = settle(newEvent(), 1, 1, 0)
  const first = await batches.keep(message)
  const copy = { ...message, receivedAtMs: message.receivedAtMs + 500 }
  // The database's clock, which tells both apart, has gone on.
  await new Promise((resolve) => setTimeout(resolve, 5))
  const [fresh, again] = await Promise.all([settle(message.eventId, 2, 0, 1), copy].map(batches.keep))
  expect(again).toEqual(first)
  expect(must(fresh, 'an answer').receivedAtMs).toBeGreaterThan(first.receivedAtMs)
})

it.each([
  ['a deadlock', '40P01'],
  ['a failed serialisation', '40001'],
  ['a lock that another process holds', '55P03'],
  ['time that was up', '57014'],
  ['a value beyond a limit', '54001'],
  ['an index that is broken', 'XX002'],
])('%s keeps the one that it is about, and none that came together with it', async (_name, code) => {
  const messages = [1, 2, 3, 4].map(() => settle(newEvent(), 1, 1, 0))
  const stuck = must(messages[2], 'a message')
  const refuse = ([eventIds]: readonly unknown[]) => {
    if ((eventIds as number[]).includes(stuck.eventId)) throw Object.assign(new Error('stuck'), { code })
  }
  const { asked, batches } = openBatches(undefined, refuse)
  const ends = await Promise.allSettled(messages.map(batches.keep))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(asked).toHaveLength(5)
  const sports = await Promise.allSettled(messages.map(({ eventId }) => batches.findSportId(eventId)))
  expect(sports.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it.each([
  ['a connection that broke', '08006'],
  ['one that the system broke', 'ECONNRESET'],
  ['one that nobody reads', 'EPIPE'],
  ['a full disk', '53100'],
  ['an end of the database', '57P01'],
  ['a disk that fails', '58030'],
  ['a database that only reads', '25006'],
  ['a password that it does not know', '28P01'],
  ['a database that is not there', '3D000'],
  ['a table that is not there', '42P01'],
])('%s fails all who wait, who ask no more of it one by one', async (_name, code) => {
  const { asked, batches } = openBatches(() => {
    throw Object.assign(new Error('away'), { code })
  })
  const ends = await Promise.allSettled([1, 2, 3].map(() => batches.keep(settle(newEvent(), 1, 1, 0))))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked).toEqual(['keep_messages'])
})

it('an answer that is lost fails all who waited for it, and what they say again is kept once', async () => {
  const { asked, batches } = openBatches(() => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  })
  const messages = [1, 2, 3].map(() => settle(newEvent(), 1, 1, 0))
  const ends = await Promise.allSettled(messages.map(batches.keep))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked, 'a database that is away is not asked by each of them').toEqual(['keep_messages'])
  const after = openBatches()
  const kept = await Promise.all(messages.map(after.batches.keep))
  expect(kept.map(({ message }) => message.eventId)).toEqual(messages.map(({ eventId }) => eventId))
  const { rows } = await database.pool.query<{ count: bigint }>(
    'select count(*) from result_message where event_id = any($1)',
    [messages.map(({ eventId }) => eventId)],
  )
  expect(Number(rows[0]?.count)).toBe(3)
})

it('a question that the database refuses leaves the others answered, each with its own', async () => {
  const [player, bet] = [await newPlayer(), newEvent()]
  await strike(player, { eventId: bet })
  const { asked, batches } = openBatches()
  const [mine, others, broken] = [changesOf(bet), changesOf(newEvent()), changesOf(newEvent())]
  const ends = await Promise.allSettled(
    [others, broken.map((change) => ({ ...change, specifier: '\0' })), mine, others].map(
      batches.findThatMatter,
    ),
  )
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : 'refused'))).toEqual([
    [],
    'refused',
    mine,
    [],
  ])
  expect(asked).toHaveLength(5)
})

it('results of many matches that come at once settle the bets of each, and of each once', async () => {
  const matches: { player: number; eventId: number }[] = []
  for (let count = 0; count < 6; count++) {
    const match = { player: await newPlayer(), eventId: newEvent() }
    await strike(match.player, { eventId: match.eventId })
    matches.push(match)
  }
  // Half of the players lose.
  const results = matches.map(({ eventId }, index) => settle(eventId, 1, 1, index % 2 === 0 ? 0 : 1))
  await applyTogether([...results, ...results])
  const balances = await Promise.all(matches.map(({ player }) => money(player)))
  expect(balances).toEqual(matches.map((_, index) => [index % 2 === 0 ? 101_000n : 99_000n, 0n]))
})
