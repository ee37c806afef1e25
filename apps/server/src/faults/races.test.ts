import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { openRace, type Rig } from './example-race.ts'

/** `npm run races` runs many more. */
const IS_LONG = process.env.RACES === 'long'
const ROUNDS = IS_LONG ? 10_000 : 1000
const SETTLED_BETS = IS_LONG ? 50_000 : 2000
const LIMIT_MS = IS_LONG ? 600_000 : 60_000
const PLAYERS = 100
/** Rounds that run at once, each on an event of its own, and presses in each. */
const WIDTH = 25
const PRESSES = 6

let database: TestDatabase
let race: Rig

beforeAll(async () => {
  database = await createTestDatabase()
  race = await openRace(database, PLAYERS)
  race.hear(race.script.up('prematch'))
  race.hear(race.script.up('live'))
  race.hear(race.script.catalogue())
})
afterAll(async () => {
  await race.close()
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
  await database.close()
}, LIMIT_MS)

const count = async (sql: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: bigint }>(`select count(*) from ${sql}`)
  return Number(rows[0]?.count)
}
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Presses that begin one after the other while `happen` happens somewhere among them. */
async function runRound(eventId: number, round: number, happen: () => void): Promise<string[]> {
  const answers: Promise<string>[] = []
  for (let press = 0; press < PRESSES; press += 1) {
    if (press === 1 + (round % (PRESSES - 1))) happen()
    answers.push(race.place(eventId))
    await rest(round % 3)
  }
  return Promise.all(answers)
}

async function runRounds(firstEvent: number, one: (eventId: number, round: number) => Promise<string[]>) {
  const outcomes = new Map<string, number>()
  let mixedRounds = 0
  let next = 0
  const line = async () => {
    while (next < ROUNDS) {
      const round = next
      next += 1
      const answers = await one(firstEvent + round, round)
      if (new Set(answers).size > 1) mixedRounds += 1
      for (const answer of answers) outcomes.set(answer, (outcomes.get(answer) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, line))
  return { outcomes, mixedRounds }
}

describe('placing races', () => {
  it(
    'with a suspension: every bet is refused, or was accepted before it',
    async () => {
      const FIRST = 1_000_000
      const { outcomes, mixedRounds } = await runRounds(FIRST, async (eventId, round) => {
        race.hear(race.script.fixture(eventId, Date.now() - 60_000))
        race.hear(race.script.score(eventId))
        race.hear(race.openOdds('live', eventId))
        return runRound(eventId, round, () => race.hear(race.script.stop(eventId)))
      })
      expect([...outcomes.keys()].sort()).toEqual(['accepted', 'event_paused'])
      expect(mixedRounds).toBeGreaterThan(ROUNDS / 2)
      await expect.poll(() => count(`event_stop where event_id >= ${FIRST}`)).toBe(ROUNDS)
      const behind = await count(`bet b join bet_leg l on l.bet_id = b.id join event_stop s using (event_id)
      where b.placed_at > s.stopped_at`)
      expect(behind).toBe(0)
      expect(await count(`bet_leg where event_id >= ${FIRST}`)).toBe(outcomes.get('accepted'))
    },
    LIMIT_MS,
  )

  it(
    'with a start: before the match until its instant, in play only when it is open again',
    async () => {
      const FIRST = 2_000_000
      const { outcomes, mixedRounds } = await runRounds(FIRST, async (eventId, round) => {
        race.hear(race.script.fixture(eventId, Date.now() + 2 + (round % 12)))
        race.hear(race.openOdds('prematch', eventId))
        // Half of the feeds say that it began; half are late, and the clock alone closes it.
        const kickOff = () => {
          if (round % 2 === 0) return
          race.hear(race.script.stop(eventId))
          race.hear(race.script.score(eventId))
          race.hear(race.openOdds('live', eventId, true))
        }
        const answers = await runRound(eventId, round, kickOff)
        race.hear(race.script.stop(eventId))
        return answers
      })
      expect([...outcomes.keys()].sort()).toEqual(['accepted', 'event_started'])
      expect(mixedRounds).toBeGreaterThan(ROUNDS / 4)
      const legs = `bet b join bet_leg l on l.bet_id = b.id where l.event_id >= ${FIRST}`
      expect(await count(`${legs} and not l.is_live and b.placed_at >= l.starts_at`)).toBe(0)
      for (const isLive of ['l.is_live', 'not l.is_live'])
        expect(await count(`${legs} and ${isLive}`)).toBeGreaterThan(0)
    },
    LIMIT_MS,
  )

  it(
    'with a result that comes among the presses: none is left behind it',
    async () => {
      const FIRST = 4_000_000
      const settling: Promise<void>[] = []
      const { outcomes } = await runRounds(FIRST, async (eventId, round) => {
        race.hear(race.script.fixture(eventId, Date.now() - 60_000))
        race.hear(race.script.score(eventId))
        race.hear(race.openOdds('live', eventId))
        return runRound(eventId, round, () => {
          const result = race.script.settle(eventId, '1x2', { '1': { kind: 'won' } })
          race.hear(result)
          settling.push(race.settle(result))
        })
      })
      await Promise.all(settling)
      expect([...outcomes.keys()].sort()).toEqual(['accepted', 'market_closed'])
      const legs = `bet b join bet_leg l on l.bet_id = b.id where l.event_id between ${FIRST} and ${FIRST + ROUNDS}`
      expect(await count(`${legs} and b.status <> 'won'`)).toBe(0)
      expect(await count(legs)).toBe(outcomes.get('accepted'))
    },
    LIMIT_MS,
  )

  it(
    `with the result of an event with ${SETTLED_BETS} bets: none slips in behind it, none stays open`,
    async () => {
      const EVENT = 3_000_000
      const OTHER = EVENT + 1
      await race.seedBets(EVENT, SETTLED_BETS)
      for (const eventId of [EVENT, OTHER]) {
        race.hear(race.script.fixture(eventId, Date.now() - 60_000))
        race.hear(race.script.score(eventId))
        race.hear(race.openOdds('live', eventId))
      }
      let isSettled = false
      const press = async (): Promise<Map<string, number>> => {
        const outcomes = new Map<string, number>()
        for (let turn = 0; !isSettled; turn += 1) {
          const answer = await race.place(turn % 2 === 0 ? EVENT : OTHER)
          outcomes.set(answer, (outcomes.get(answer) ?? 0) + 1)
        }
        return outcomes
      }
      const pressing = Array.from({ length: 20 }, press)
      await rest(100)
      const won = { kind: 'won' } as const
      const lost = { kind: 'lost' } as const
      const result = race.script.settle(EVENT, '1x2', { '1': won, x: lost, '2': lost })
      race.hear(result)
      await race.settle(result)
      isSettled = true
      const outcomes = await Promise.all(pressing)
      expect(new Set(outcomes.flatMap((one) => [...one.keys()]))).toEqual(
        new Set(['accepted', 'market_closed']),
      )
      const open = await count(`bet b join bet_leg l on l.bet_id = b.id
      where l.event_id = ${EVENT} and b.status = 'placed'`)
      expect(open).toBe(0)
      expect(await count(`bet_leg where event_id = ${EVENT}`)).toBeGreaterThan(SETTLED_BETS)
    },
    LIMIT_MS,
  )
})
