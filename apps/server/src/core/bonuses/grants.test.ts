import { GRANT_STATES, mayBecome } from '@xezer/bonuses/grant-states'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { runAudit } from '../upkeep/run-audit.ts'
import { findWallet } from '../wallet/lock-wallets.ts'
import { giveExample, shipped, underLock } from './example-grants.ts'
import { GRANTS_MAX, readGrants } from './grant-store.ts'
import {
  cancelGrant,
  completeGrant,
  expireGrant,
  forfeitGrant,
  moveDueGrants,
  releaseGrant,
  startNext,
} from './grants.ts'

let database: TestDatabase
let player: number
let players = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  players += 1
  player = await openExamplePlayer(database.pool, `grants${players}@example.com`, major(50))
})
afterAll(() => database.close())
const fail = (error: unknown) => {
  throw error
}

const reload = shipped('reload')
const once = shipped('first_deposit')
const give = (campaign = reload, amount = major(20), isHeld = false) =>
  giveExample(database.pool, player, campaign, amount, isHeld).then((grant) => must(grant, 'a grant'))
const money = async () => {
  const { cash, bonus } = (await findWallet(database.pool, player)).balances
  return { cash, bonus }
}
const states = async () => (await readGrants(database.pool, player)).map(({ status }) => status)
const endsOf = async (id: number) => {
  const { rows } = await database.pool.query<{ said: string }>(
    "select concat_ws(' ', actor_kind, actor, action) as said from trail where subject = $1",
    [`grant ${id}`],
  )
  return rows.map(({ said }) => said)
}
const playOut = (id: number) =>
  database.ownerPool.query('update bonus_grant set done = needed where id = $1', [id])

describe('a grant', () => {
  it('starts at once, and its money comes', async () => {
    const grant = await give()
    expect(grant).toMatchObject({ status: 'active', amount: 2000n, balance: 2000n, needed: 10n, done: 0n })
    expect(grant.rules).toEqual({ stake: reload.stake, bets: reload.bets })
    const days = (Number(grant.expiresAt) - Number(grant.startedAt)) / 86_400_000
    expect(days).toBe(30)
    expect(await money()).toEqual({ cash: 5000n, bonus: 2000n })
  })

  it('waits while another one is active, and starts when that one is over', async () => {
    const first = await give()
    const second = await give(once, major(10))
    expect(second).toMatchObject({ status: 'queued', balance: 0n, expiresAt: null, needed: 5000n })
    expect(await money()).toEqual({ cash: 5000n, bonus: 2000n })
    const lost = await underLock(database.pool, player, (client, wallet) =>
      forfeitGrant(client, wallet, first.id),
    )
    expect(lost).toBe(2000n)
    expect(await money()).toEqual({ cash: 5000n, bonus: 1000n })
    expect(await states()).toEqual(['active', 'forfeited'])
  })

  it('begins its days when it starts, however long it waited', async () => {
    const first = await give()
    const { id } = await give()
    await database.ownerPool.query(
      "update bonus_grant set granted_at = granted_at - interval '20 days' where id = $1",
      [id],
    )
    await underLock(database.pool, player, (client, wallet) => forfeitGrant(client, wallet, first.id))
    const [started] = await readGrants(database.pool, player)
    const days = (Number(started?.expiresAt) - Number(started?.startedAt)) / 86_400_000
    expect([started?.id, started?.status, days]).toEqual([id, 'active', 30])
  })

  it('becomes cash whole when it is played to its end', async () => {
    const grant = await give()
    await playOut(grant.id)
    await underLock(database.pool, player, (client, wallet) => completeGrant(client, wallet, grant.id))
    expect(await money()).toEqual({ cash: 7000n, bonus: 0n })
    expect(await states()).toEqual(['done'])
    const again = await underLock(database.pool, player, (client, wallet) =>
      cancelGrant(client, wallet, grant.id),
    )
    expect(again).toBeNull()
  })

  it('is not done before it is played to its end', async () => {
    const grant = await give()
    const early = underLock(database.pool, player, (client, wallet) =>
      completeGrant(client, wallet, grant.id),
    )
    await expect(early).rejects.toThrow('bonus_grant')
    expect(await money()).toEqual({ cash: 5000n, bonus: 2000n })
  })

  it('that is held waits for its player, whatever the day', async () => {
    const grant = await give(once, major(10), true)
    await playOut(grant.id)
    await database.ownerPool.query('update bonus_grant set expires_at = instant_now() where id = $1', [
      grant.id,
    ])
    await moveDueGrants(database.pool, fail)
    expect(
      await underLock(database.pool, player, (client, wallet) => expireGrant(client, wallet, grant.id)),
    ).toBeNull()
    expect(await states()).toEqual(['active'])
    const release = () =>
      underLock(database.pool, player, (client, wallet) => releaseGrant(client, wallet, grant.id))
    expect([await release(), await release()]).toEqual([true, false])
    expect(await money()).toEqual({ cash: 6000n, bonus: 0n })
  })

  it('that waits is taken away without money', async () => {
    await give()
    const waiting = await give()
    await underLock(database.pool, player, (client, wallet) => cancelGrant(client, wallet, waiting.id))
    expect(await states()).toEqual(['active', 'cancelled'])
    expect(await money()).toEqual({ cash: 5000n, bonus: 2000n })
  })

  it('of a campaign for once is given once, to many at the same time too', async () => {
    const given = await Promise.all(
      [1, 2, 3, 4].map(() => giveExample(database.pool, player, once, major(10))),
    )
    expect(given.filter((grant) => grant !== null)).toHaveLength(1)
    expect(await giveExample(database.pool, player, once, major(10))).toBeNull()
    expect(await money()).toEqual({ cash: 5000n, bonus: 1000n })
  })

  it("is nobody else's to end", async () => {
    const grant = await give()
    const other = await openExamplePlayer(database.pool, `other${players}@example.com`, major(1))
    const taken = await underLock(database.pool, other, (client, wallet) =>
      forfeitGrant(client, wallet, grant.id),
    )
    expect(taken).toBeNull()
    expect(await readGrants(database.pool, player)).toMatchObject([{ id: grant.id, status: 'active' }])
  })
})

describe('whoever stays away', () => {
  const stayAway = () =>
    database.ownerPool.query(
      `insert into player_break (player_id, kind, length, began_at, ends_at)
       values ($1, 'time_out', '24h', instant_now(), instant_now() + interval '1 day')`,
      [player],
    )
  const comeBack = () =>
    database.ownerPool.query('update player_break set ended_at = instant_now() where player_id = $1', [
      player,
    ])

  it('is given nothing, and nothing of his starts before he is back', async () => {
    const active = await give()
    await give(reload, major(5))
    await stayAway()
    expect(await giveExample(database.pool, player, reload, minor(100n))).toBeNull()
    expect(await states()).toEqual(['active', 'queued'])
    await underLock(database.pool, player, (client, wallet) => expireGrant(client, wallet, active.id))
    expect(await states()).toEqual(['queued', 'expired'])
    await moveDueGrants(database.pool, fail)
    expect(await underLock(database.pool, player, startNext)).toBeNull()
    await comeBack()
    expect(await moveDueGrants(database.pool, fail)).toEqual([player])
    expect(await states()).toEqual(['active', 'expired'])
    expect(await money()).toEqual({ cash: 5000n, bonus: 500n })
  })
})

describe('whose account is blocked or closed', () => {
  const become = (now: string) =>
    database.ownerPool.query(
      "update player set status = $2, closed_at = case when $2 = 'closed' then instant_now() end where id = $1",
      [player, now],
    )

  it.each(['blocked', 'closed'])('is given nothing, and nothing of his starts: %s', async (status) => {
    const active = await give()
    await give(reload, major(5))
    await become(status)
    expect(await giveExample(database.pool, player, reload, minor(100n))).toBeNull()
    await underLock(database.pool, player, (client, wallet) => expireGrant(client, wallet, active.id))
    expect(await moveDueGrants(database.pool, fail)).toEqual([])
    expect([await states(), await money()]).toEqual([['queued', 'expired'], { cash: 5000n, bonus: 0n }])
  })

  it('goes on when the block is taken away', async () => {
    const active = await give()
    await give(reload, major(5))
    await become('blocked')
    await underLock(database.pool, player, (client, wallet) => expireGrant(client, wallet, active.id))
    await become('active')
    expect(await moveDueGrants(database.pool, fail)).toEqual([player])
    expect(await states()).toEqual(['active', 'expired'])
  })
})

it('what fails for one player holds up nobody else, is told, and is tried again', async () => {
  const [bad, badGrant] = [player, (await give()).id]
  player = await openExamplePlayer(database.pool, `beside${players}@example.com`, major(50))
  const good = player
  await give()
  const { rows } = await database.ownerPool.query<{ expires_at: Date }>(
    'update bonus_grant set expires_at = instant_now() where player_id = any($1) returning expires_at',
    [[bad, good]],
  )
  expect(rows).toHaveLength(2)
  // No server may end it: as if its rows had been spoiled.
  await database.ownerPool.query(
    `create function spoil() returns trigger language plpgsql as $$ begin raise exception 'spoilt'; end $$;
     create trigger spoilt before update on bonus_grant for each row when (old.id = ${badGrant}) execute function spoil()`,
  )
  const told: string[] = []
  const move = () => moveDueGrants(database.pool, (error) => told.push(String(error)))
  expect(await move()).toEqual([good])
  await move()
  expect(told).toEqual([1, 2].map(() => `Error: a bonus of player ${bad} did not end or start`))
  await database.ownerPool.query('drop trigger spoilt on bonus_grant; drop function spoil')
  expect(await move()).toEqual([bad])
})

it('as many as there were, the newest are read: the active one, those that wait, those that are over', async () => {
  const first = await give()
  const waiting: number[] = []
  for (let index = 0; index < GRANTS_MAX + 2; index += 1) waiting.push((await give(reload, minor(1n))).id)
  for (const id of waiting.slice(0, 3))
    await underLock(database.pool, player, (client, wallet) => cancelGrant(client, wallet, id))
  const read = await readGrants(database.pool, player)
  expect(read.map(({ id }) => id)).toEqual([first.id, ...waiting.slice(3).reverse()].slice(0, GRANTS_MAX))
  for (const id of waiting.slice(3, 10))
    await underLock(database.pool, player, (client, wallet) => cancelGrant(client, wallet, id))
  expect((await readGrants(database.pool, player)).map(({ id }) => id)).toEqual(
    [first.id, ...waiting.slice(10).reverse(), ...waiting.slice(0, 10).reverse()].slice(0, GRANTS_MAX),
  )
})

it('ends what is past its days, once, on two servers at the same time', async () => {
  const grant = await give()
  expect(await moveDueGrants(database.pool, fail)).toEqual([])
  await database.ownerPool.query('update bonus_grant set expires_at = instant_now() where id = $1', [
    grant.id,
  ])
  const both = await Promise.all([moveDueGrants(database.pool, fail), moveDueGrants(database.pool, fail)])
  expect(both.flat()).toEqual([player])
  expect([await states(), await money()]).toEqual([['expired'], { cash: 5000n, bonus: 0n }])
  expect(await endsOf(grant.id)).toEqual(['system bonuses bonus.expired'])
})

it('the database lets a grant go the ways of the table, and no other of all pairs', async () => {
  const client = await database.ownerPool.connect()
  const moved: string[] = []
  try {
    await client.query('begin; alter table bonus_grant disable trigger bonus_grant_begins')
    for (const from of GRANT_STATES)
      for (const to of GRANT_STATES) {
        if (from === to) continue
        await client.query('savepoint here')
        const { rows } = await client.query<{ id: bigint }>(
          `insert into bonus_grant (player_id, campaign, version, status, currency, amount, unit, needed, done, rules, days,
             is_once, on_withdrawal, started_at, expires_at, ended_at)
           select $1, 'c', 1, $2::text, 'AZN', 1, 'bets', 1, 1, '{}', 1, false, 'keep', s.at, s.at,
             case when $2 not in ('queued', 'active') then instant_now() end
           from (select case when $2 <> 'queued' then instant_now() end as at) s returning id`,
          [player, from],
        )
        const isLegal = await client
          .query(
            `update bonus_grant set status = $2::text, started_at = s.at, expires_at = s.at,
               ended_at = case when $2 not in ('queued', 'active') then instant_now() end
             from (select case when $2 <> 'queued' then instant_now() end as at) s where id = $1`,
            [rows[0]?.id, to],
          )
          .then(() => true)
          .catch((error: Error) => {
            expect(error.message).toContain('cannot become')
            return false
          })
        if (isLegal) moved.push(`${from} ${to}`)
        await client.query('rollback to here')
      }
  } finally {
    await client.query('rollback')
    client.release()
  }
  const legal = GRANT_STATES.flatMap((from) =>
    GRANT_STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moved).toEqual(legal)
})

it('leaves an audit of zeros', async () => {
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})
