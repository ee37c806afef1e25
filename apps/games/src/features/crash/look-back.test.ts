import { createPool, type Pool } from '@xezer/db/pool'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from '../../core/catalogue/example-listings.ts'
import { createGameBook } from '../../core/catalogue/game-book.ts'
import { type CrashOptions, createCrashCalls } from './crash-calls.ts'

let games: Games
let pool: Pool
beforeAll(async () => {
  games = await bootGames({ listings: EXAMPLE_LISTINGS, recoveryPeriodMs: 600_000 })
  // The server's own first look is over: it would find what is laid out for this one.
  await games.recover()
  pool = createPool({ connectionString: games.environment.GAMES_DATABASE_URL ?? '', maxConnections: 1 })
})
afterAll(async () => {
  await pool.end()
  await games.stop()
})

/** The database, but for questions about these games. */
function failingFor(failing: ReadonlySet<string>): Pool {
  const query = async (
    asked: string | { readonly name?: string; readonly values?: readonly unknown[] },
    values?: unknown[],
  ) => {
    if (typeof asked === 'string') return pool.query(asked, values)
    if (asked.name === 'list_cut_off' && failing.has(String(asked.values?.[0]))) throw new Error('no answer')
    return pool.query(asked as never)
  }
  return { query, connect: () => pool.connect() } as unknown as Pool
}

it('a game whose cut off rounds cannot be found keeps no other one waiting, be it in the catalogue or gone from it', async () => {
  const gone = ['gone_a', 'gone_b', 'gone_c', 'gone_d']
  const cutOff = ['l8_sar', ...gone]
  await pool.query(
    `with chain as (insert into games.chain (game, published, length) values ('l8_sar', 'end', 1) returning id)
     insert into games.shared_round (game, number, state, hash, chain_id, link_number)
     select game, 1, 'betting', 'hash', chain.id, 1 from chain, unnest($1::text[]) game`,
    [cutOff],
  )
  const cancelled = async () => {
    const { rows } = await pool.query(
      "select game from games.shared_round where state = 'cancelled' order by game",
    )
    return rows.map(({ game }) => game)
  }
  const errors: unknown[] = []
  const book = createGameBook(EXAMPLE_LISTINGS, { familiesOff: new Set(), gamesOff: new Set() })
  // What looks back asks for nothing else.
  const lookBack = (failing: readonly string[]) =>
    createCrashCalls({
      ...{ pool: failingFor(new Set(failing)), book, onError: (error: unknown) => errors.push(error) },
      steadyClock: { steadyMs: () => 0 },
    } as unknown as CrashOptions).lookBack()

  await lookBack(['l8_sar', 'gone_a', 'gone_c'])
  expect(await cancelled()).toEqual(['gone_b', 'gone_d'])
  expect(errors).toHaveLength(3)
  await lookBack([])
  expect(await cancelled()).toEqual([...gone, 'l8_sar'])
  expect(errors).toHaveLength(3)
})
