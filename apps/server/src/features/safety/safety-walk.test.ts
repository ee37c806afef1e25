import { decideBreak, decideReturn, decideReturnAsked } from '@xezer/betting/protection/decide-break'
import { confirmLimit, decideLimit, type OwnLimit } from '@xezer/betting/protection/decide-limit'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { type BreakLength, EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { askToReturn, beginBreak, confirmReturn, readStanding } from './breaks.ts'
import { confirmRaise, type LimitName, readOwnLimits, setLimit } from './own-limits.ts'

let database: TestDatabase
let players = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const newPlayer = () => openExamplePlayer(database.pool, `safe${++players}@example.com`, major(50))
const HOUSE = { actor: 'desk', reason: 'walk' }
/** What the database's clock went on by meanwhile. */
const SLACK_MS = 60_000
const near = (instantMs: number | null) => instantMs && expect.closeTo(instantMs, -Math.log10(2 * SLACK_MS))

describe('a stay away: what is stored follows what is decided, in every state and on every word', () => {
  const options = { closeCheckouts: async () => undefined }
  const begin = (length: BreakLength) => (player: number) =>
    beginBreak({ ...options, pool: database.pool }, player, length)
  const own = (sql: string) => (player: number) =>
    database.ownerPool.query(`update player_break set ${sql} where player_id = $1 and ended_at is null`, [
      player,
    ])
  const ended = own("began_at = began_at - interval '10 years', ends_at = instant_now() - interval '1 hour'")
  const ask = (player: number) => askToReturn(database.pool, player, HOUSE)
  const waited = own("return_from = instant_now() - interval '1 hour'")
  const STATES = {
    none: [],
    'time-out': [begin('7d')],
    'time-out over': [begin('7d'), ended],
    running: [begin('1y')],
    over: [begin('1y'), ended],
    'for ever': [begin('ever')],
    asked: [begin('1y'), ended, ask],
    'asked, and waited': [begin('1y'), ended, ask, waited],
    'for ever, asked': [begin('ever'), ask],
    'for ever, asked, and waited': [begin('ever'), ask, waited],
  } as const
  const LENGTHS = [...TIME_OUT_LENGTHS, ...EXCLUSION_LENGTHS]

  it.each(Object.entries(STATES))('%s', async (_state, steps) => {
    const words = [...LENGTHS, 'ask', 'house asks', 'confirm'] as const
    await Promise.all(
      words.map(async (word) => {
        const player = await newPlayer()
        for (const step of steps) await step(player)
        const { current, nowMs } = await readStanding(database.pool as never, player)
        const [decided, said] =
          word === 'confirm'
            ? [decideReturn(current, nowMs), await confirmReturn(database.pool, player)]
            : word === 'ask' || word === 'house asks'
              ? [
                  decideReturnAsked(current, word === 'ask' ? 'player' : 'house', nowMs),
                  await askToReturn(database.pool, player, word === 'ask' ? null : HOUSE),
                ]
              : [decideBreak(current, word, nowMs), await begin(word)(player)]
        expect([word, said.ok || said.error]).toEqual([word, decided.ok || decided.error])
        const { current: after } = await readStanding(database.pool as never, player)
        if (!decided.ok) expect([word, after]).toEqual([word, current])
        else if (decided.value === null) expect([word, after]).toEqual([word, null])
        else
          expect([word, after]).toEqual([
            word,
            {
              ...decided.value,
              endsAtMs: near(decided.value.endsAtMs),
              returnFromMs: near(decided.value.returnFromMs),
            },
          ])
      }),
    )
  })
})

describe('a limit: what is stored follows what is decided, in every state and on every word', () => {
  const NAME: LimitName = { kind: 'deposit', days: 7 }
  const set = (amount: number | null) => (player: number) =>
    setLimit(database.pool, player, NAME, amount === null ? null : major(amount))
  const earlier = (hours: number) => (player: number) =>
    database.ownerPool.query(
      `update player_limit set wanted_from = wanted_from - $2 * interval '1 hour',
         wanted_until = wanted_until - $2 * interval '1 hour' where player_id = $1`,
      [player, hours],
    )
  const STATES = {
    none: [],
    one: [set(100)],
    'more asked': [set(100), set(500)],
    'more asked a day ago': [set(100), set(500), earlier(25)],
    'more asked and lapsed': [set(100), set(500), earlier(8 * 24 + 1)],
    'its end asked': [set(100), set(null)],
    'its end asked a day ago': [set(100), set(null), earlier(25)],
    'its end asked and lapsed': [set(100), set(null), earlier(8 * 24 + 1)],
  } as const

  it.each(Object.entries(STATES))('%s', async (_state, steps) => {
    await Promise.all(
      ([50, 100, 500, 600, null, 'confirm'] as const).map(async (word) => {
        const player = await newPlayer()
        for (const step of steps) await step(player)
        const read = async () => {
          const { limits, nowMs } = await readOwnLimits(database.pool, player)
          const limit = limits.find(({ kind, days }) => kind === NAME.kind && days === NAME.days)
          const current: OwnLimit | null = limit
            ? { amountMinor: limit.amountMinor, wanted: limit.wanted }
            : null
          return { current, nowMs }
        }
        const { current, nowMs } = await read()
        const decided =
          word === 'confirm'
            ? confirmLimit(current, nowMs)
            : ({ ok: true, value: decideLimit(current, word === null ? null : major(word), nowMs) } as const)
        const said =
          word === 'confirm' ? await confirmRaise(database.pool, player, NAME) : await set(word)(player)
        expect([word, said.ok || said.error]).toEqual([word, decided.ok || decided.error])
        const expected = decided.ok ? decided.value : current
        const wanted = expected?.wanted ?? null
        expect([word, (await read()).current]).toEqual([
          word,
          expected && {
            ...expected,
            wanted: wanted && { ...wanted, fromMs: near(wanted.fromMs), untilMs: near(wanted.untilMs) },
          },
        ])
      }),
    )
  })
})
