import { GRANT_MOVES } from '@xezer/bonuses/grant-states'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveExample, shipped, underLock } from '../core/bonuses/example-grants.ts'
import {
  cancelGrant,
  completeGrant,
  expireGrant,
  forfeitGrant,
  releaseGrant,
} from '../core/bonuses/grants.ts'
import { openExamplePlayer } from '../core/player/example-player.ts'
import { IDENTITY_MOVES } from '../core/player/identity-states.ts'
import { createSealing } from '../core/sealing/sealing.ts'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { endDocuments } from '../features/identity-check/end-documents.ts'
import { refuseIdentity, verifyIdentity } from '../features/identity-check/identity-desk.ts'
import { submitIdentity } from '../features/identity-check/submit-identity.ts'
import { nodeMachine } from '../platform/node-machine.ts'

let database: TestDatabase
let players = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const newPlayer = () => openExamplePlayer(database.pool, `walker${++players}@example.com`, major(50))

/** Whatever is there of one kind, and all that can happen to it on the server. */
interface Machine<Subject> {
  readonly first: string
  readonly moves: Readonly<Record<string, readonly string[]>>
  begin(): Promise<Subject>
  /** Its state comes first; behind it what else must stay as it is where an event is refused. */
  read(subject: Subject): Promise<readonly [state: string, ...rest: unknown[]]>
  readonly events: Readonly<Record<string, (subject: Subject) => Promise<unknown>>>
}

/** Says every event in every state that the events lead to; the moves that were made. */
async function walkAll<Subject>({ first, moves, begin, read, events }: Machine<Subject>): Promise<string[]> {
  const seen = new Set<string>()
  const ways = new Map<string, readonly string[]>([[first, []]])
  const happen = (name: string, subject: Subject) =>
    // The database refuses as well.
    must(
      events[name],
      name,
    )(subject).catch((error: Error) => {
      if (!/cannot become|violates check constraint/.test(error.message)) throw error
    })
  for (const [state, before] of ways)
    for (const name of Object.keys(events)) {
      const subject = await begin()
      for (const one of before) await happen(one, subject)
      const from = await read(subject)
      expect(from[0]).toBe(state)
      await happen(name, subject)
      const to = await read(subject)
      if (to[0] === state) {
        expect([name, to]).toEqual([name, from])
        continue
      }
      expect([state, name, moves[state]]).toEqual([state, name, expect.arrayContaining([to[0]])])
      seen.add(`${state} ${to[0]}`)
      if (!ways.has(to[0])) ways.set(to[0], [...before, name])
    }
  return [...seen].sort()
}

const tableOf = (moves: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(moves)
    .flatMap(([from, all]) => all.map((to) => `${from} ${to}`))
    .sort()

it('a grant goes the ways of its table and no others, whatever happens in whatever state', async () => {
  interface Waiting {
    readonly player: number
    readonly id: number
    readonly before: number
  }
  type End = typeof forfeitGrant
  const end =
    (by: End) =>
    ({ player, id }: Waiting) =>
      underLock(database.pool, player, (client, wallet) => by(client, wallet, id))
  const made = await walkAll<Waiting>({
    first: 'queued',
    moves: GRANT_MOVES,
    // Another one is active, so that it waits.
    async begin() {
      const player = await newPlayer()
      const [before, grant] = [
        await giveExample(database.pool, player, shipped('reload'), major(4)),
        await giveExample(database.pool, player, shipped('first_deposit'), major(6)),
      ]
      return { player, id: must(grant, 'no grant').id, before: must(before, 'no grant').id }
    },
    async read({ id }) {
      const { rows } = await database.pool.query<{ status: string; rest: string }>(
        `select status, (select json_agg(t) from transfer t where cause = g.id)::text || balance as rest
         from bonus_grant g where id = $1`,
        [id],
      )
      const { status, rest } = must(rows[0], 'no grant')
      return [status, rest]
    },
    events: {
      'the one before it is over': ({ player, before }) =>
        underLock(database.pool, player, (client, wallet) => forfeitGrant(client, wallet, before)),
      'given up': end(forfeitGrant),
      'taken back': end(cancelGrant),
      'its days are over': end(expireGrant),
      'its player is verified': ({ player, id }) =>
        underLock(database.pool, player, (client, wallet) => releaseGrant(client, wallet, id)),
      'said to be done before it is': ({ player, id }) =>
        underLock(database.pool, player, (client, wallet) => completeGrant(client, wallet, id)),
      'played to its end': async ({ player, id }) => {
        await database.ownerPool.query(
          "update bonus_grant set done = needed where id = $1 and status = 'active'",
          [id],
        )
        return underLock(database.pool, player, (client, wallet) => completeGrant(client, wallet, id))
      },
    },
  })
  expect(made).toEqual(tableOf(GRANT_MOVES))
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

it('an identity goes the ways of its table and no others, whatever happens in whatever state', async () => {
  const sealing = createSealing(Buffer.alloc(32, 1), nodeMachine.secureRandom)
  const desk = { pool: database.pool, sealing, hearVerified: [] }
  const word = { actor: 'desk', reason: 'walk' }
  const made = await walkAll<number>({
    first: 'none',
    moves: IDENTITY_MOVES,
    begin: newPlayer,
    async read(player) {
      const { rows } = await database.pool.query<{ status: string; steps: string }>(
        `select status, (select json_agg(s)::text from identity_step s where s.player_id = c.player_id) as steps
         from identity_check c where player_id = $1`,
        [player],
      )
      return [rows[0]?.status ?? 'none', rows[0]?.steps ?? null]
    },
    events: {
      'handed in': async (player) => {
        await database.ownerPool.query(
          'insert into identity_check (player_id) values ($1) on conflict do nothing',
          [player],
        )
        await database.ownerPool.query(
          `insert into identity_document (id, player_id, name, type, size, sealed)
           values (nextval('identity_document_number'), $1, 'page.jpg', 'image/jpeg', 1, 'x')`,
          [player],
        )
        const number = String(1_000_000 + player)
        const form = { fin: number, address: 'Nizami 1', series: 'AA', number, expires: '2099-12-31' }
        return submitIdentity(desk, player, form)
      },
      believed: (player) => verifyIdentity(desk, player, word),
      refused: (player) => refuseIdentity(desk, player, 'mismatch', word),
      'its document is not valid any more': async (player) => {
        await database.ownerPool.query(
          "update identity_check set expires_on = '2020-01-01' where player_id = $1",
          [player],
        )
        return endDocuments(desk)
      },
    },
  })
  expect(made).toEqual(tableOf(IDENTITY_MOVES))
})
