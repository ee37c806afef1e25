import { GRANT_STATES } from '@xezer/bonuses/grant-states'
import { createTestDatabase } from '@xezer/db/test-database'
import { seededRandom } from '@xezer/std/random'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { findStatementPage } from '../features/account/statement/find-movements.ts'
import { type House, openSequence, openSequenceHouse, type Sequence } from './example-sequence.ts'
import { countForgotten, findBroken, findUnreached } from './example-sequence-rules.ts'

/** `npm run sequences` runs ten times as many. */
const SEEDS = process.env.SEQUENCES === 'long' ? 2000 : 200
/** They go on side by side, so that one audit serves a step of all of them. */
const SIDE_BY_SIDE = 200
const STEPS = 6
const WIDTH = 8
/** Of matches, while each step is under way. */
const RESULTS = 4
/** What payments came to by what was asked and said alone, whatever the machine is at. */
const REACHED = [
  ...['in credited', 'in failed', 'in quarantined', 'in charged_back'],
  ...['out cancelled', 'out rejected', 'out approved'],
]
/** What is done, each with what may come of it: none of it is missing in any run. */
const HAPPENED = [
  ...['account/deposit 200', 'account/deposit 403 player_paused', 'account/deposit 403 player_excluded'],
  ...['hears deposit paid', 'hears deposit paid twice', 'hears deposit charged_back'],
  ...['hears deposit reinstated', 'hears payout paid', 'hears payout failed', 'hears payout returned'],
  ...['another amount of deposit', 'another currency of deposit', 'another amount of payout'],
  ...[
    'credit quarantine: true',
    'return quarantine: true',
    'approve: true',
    'reject: true',
    'approve: false',
  ],
  ...['account/withdrawal 200', 'account/rejectPayment 200', 'account/rejectPayment 409 payment_final'],
  ...['betSlip/place 200', 'account/limit 200', 'account/timeOut 200', 'account/exclude 200'],
  ...['betSlip/place 200 limit_reached', 'account/withdrawal 422 bonus_would_be_lost', 'account/return 200'],
  ...['what waits is due', 'identity: "done"'],
]
const LIMIT_MS = 60_000 + SEEDS * 600

let house: House
beforeAll(async () => {
  house = await openSequenceHouse(await createTestDatabase())
}, 60_000)
afterAll(() => house.close())

/** So many at a time. */
async function forEach<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const line = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: WIDTH }, line))
}

async function expectSound(sequences: readonly Sequence[]): Promise<void> {
  const { pool } = house.database
  const [audit, broken] = await Promise.all([runAudit(pool), findBroken(pool)])
  const breaches = [
    ...audit.flatMap(({ name, count }) => (count > 0 ? [`${name}: ${count}`] : [])),
    ...broken,
  ]
  if (breaches.length > 0)
    console.error(
      sequences.map(({ seed, playerId, told }) => [seed, playerId, ...told].join('\n')).join('\n\n'),
    )
  expect(breaches).toEqual([])
}

describe('whatever comes in whatever order', () => {
  it(
    `the books are right after every step: ${SEEDS} sequences`,
    async () => {
      const random = seededRandom('results')
      for (let first = 0; first < SEEDS; first += SIDE_BY_SIDE) {
        const sequences: Sequence[] = []
        const seeds = Array.from(
          { length: Math.min(SIDE_BY_SIDE, SEEDS - first) },
          (_, at) => `seed${first + at}`,
        )
        await forEach(seeds, async (seed) => {
          sequences.push(await openSequence(house, seed))
        })
        for (let step = 0; step < STEPS; step++) {
          // One more than results come: some are open whatever is drawn.
          for (let count = 0; count < RESULTS + 1; count++) await house.sell()
          const results = Array.from({ length: RESULTS }, () => house.settle(random))
          await forEach(sequences, (one) => one.step())
          await Promise.all(results)
          await expectSound(sequences)
        }
        // What the player is told of his money adds up as well.
        const always = { fromMs: 0, toMs: Date.now() + 1000 }
        await forEach(sequences, async ({ playerId }) => {
          const page = { before: null, limit: 1 }
          const { summary } = await findStatementPage(house.database.pool, playerId, always, page)
          expect(summary.opening + summary.in - summary.out).toBe(summary.closing)
        })
      }
      console.table(Object.fromEntries([...house.happened].sort()))
      expect(HAPPENED.filter((what) => !house.happened.has(what))).toEqual([])
      const { rows } = await house.database.pool.query<{ told: string }>(
        `select distinct p.direction || ' ' || s.status as told from payment_step s join payment p on p.id = s.payment_id`,
      )
      expect(rows.map(({ told }) => told)).toEqual(expect.arrayContaining(REACHED))
      expect(await findUnreached(house.database.pool)).toEqual([])
      await vi.waitFor(async () => expect(await countForgotten(house.database.pool)).toBe(0), 20_000)
      const { rows: grants } = await house.database.pool.query<{ status: string }>(
        'select distinct status from bonus_grant order by status',
      )
      expect(grants.map(({ status }) => status)).toEqual([...GRANT_STATES].sort())
    },
    LIMIT_MS,
  )
})
