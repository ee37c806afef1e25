import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { changeBlock } from './block-player.ts'
import {
  disownPassport,
  findExcludedClaimant,
  findLinks,
  findPassportClaimants,
  hasLinkedClaims,
  isPhoneOfVerified,
  type Link,
  presentLink,
} from './claims.ts'
import { openExamplePlayer } from './example-player.ts'
import { createSessions } from './sessions.ts'

let database: TestDatabase
let players = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function open(passport: string, phone = '-'): Promise<number> {
  players += 1
  const id = await openExamplePlayer(database.pool, `claim${players}@example.com`, major(0))
  await change(id, passport, phone)
  return id
}
const change = (id: number, passport: string, phone: string) =>
  database.ownerPool.query('update player set passport = $2, phone = $3 where id = $1', [id, passport, phone])
const isPhoneTaken = (id: number, phone: string) =>
  withTransaction(database.pool, (client) => isPhoneOfVerified(client, id, phone))
const verify = (id: number) =>
  database.pool.query('update player_claim set verified_at = instant_now() where player_id = $1', [id])
const exclude = (id: number, kind: 'exclusion' | 'time_out', endedAt: string | null) =>
  database.ownerPool.query(
    `insert into player_break (player_id, kind, length, began_at, ends_at, ended_at)
     values ($1, $2, $3, now(), now() + interval '1 day', $4)`,
    [id, kind, kind === 'exclusion' ? '6m' : '24h', endedAt],
  )

const PLAIN = {
  ...{ isVerified: false, isFormer: false, isClosed: false },
  ...{ isExcluded: false, isDisowned: false },
}
const close = (id: number) =>
  database.ownerPool.query("update player set status = 'closed', closed_at = now() where id = $1", [id])

describe('claims', () => {
  it.each([
    ['AZE 100', '-', 'aze-100', '-', ['passport']],
    ['AZE200', '+994 50 111 11 11', 'AZE201', '00994501111111', ['phone']],
    ['AZE300', '+994 50 222 22 22', 'A Z E 3 0 0', '994502222222', ['passport', 'phone']],
    ['AZE400', '+994 50 333 33 33', 'AZE4000', '+994 50 333 33 34', []],
    ['', '-', '', ' ', []],
  ])('%j %j and %j %j share %j', async (passport, phone, otherPassport, otherPhone, kinds) => {
    const [one, other] = [await open(passport, phone), await open(otherPassport, otherPhone)]
    expect(await findLinks(database.pool, one)).toEqual(
      kinds.map((kind) => ({ ...PLAIN, playerId: other, kind })),
    )
    expect([await hasLinkedClaims(database.pool, one), await hasLinkedClaims(database.pool, other)]).toEqual(
      Array.from({ length: 2 }, () => kinds.length > 0),
    )
  })

  it('are one of their kind among the verified, whatever comes first', async () => {
    const [one, other] = [await open('AZE500'), await open('AZE500')]
    await verify(one)
    expect(await findLinks(database.pool, other)).toEqual([
      { ...PLAIN, playerId: one, kind: 'passport', isVerified: true },
    ])
    await expect(verify(other)).rejects.toMatchObject({ code: '23505' })
  })

  it('follow the profile, and what was claimed before stays and links', async () => {
    const [one, other] = [
      await open('AZE600', '+994 50 600 00 00'),
      await open('AZE601', '+994 50 600 00 00'),
    ]
    const linkOf = (id: number, more: object) => [
      { ...PLAIN, playerId: id, kind: 'phone', isFormer: true, ...more },
    ]
    await change(other, 'AZE601', '+994 50 600 00 01')
    expect(await findLinks(database.pool, one)).toEqual(linkOf(other, {}))
    expect(await findLinks(database.pool, other)).toEqual(linkOf(one, {}))
    // Back again: it is his number as before.
    await change(other, 'AZE601', '+994 50 600 00 00')
    expect(await findLinks(database.pool, one)).toEqual(linkOf(other, { isFormer: false }))
    await verify(other)
    await change(other, 'AZE601', '+994 50 600 00 02')
    await change(one, 'AZE600', '+994 50 600 00 03')
    expect(await findLinks(database.pool, one)).toEqual(linkOf(other, { isVerified: true }))
    expect(await hasLinkedClaims(database.pool, one)).toBe(true)
  })

  it.each([
    ['exclusion', null, true],
    ['exclusion', '2026-01-01', false],
    ['time_out', null, false],
  ] as const)('of somebody under %s that ended %j are found: %j', async (kind, endedAt, isFound) => {
    const passport = `EXC${players}`
    const [id, other] = [await open(passport), await open(passport)]
    await exclude(id, kind, endedAt)
    const claims = [{ kind: 'passport', typed: ` ${passport.toLowerCase()}` }] as const
    const found = isFound ? { playerId: id, isVerified: false } : null
    expect(await findExcludedClaimant(database.pool, claims)).toEqual(found)
    // He himself may show who he is.
    expect(await findExcludedClaimant(database.pool, claims, id)).toBeNull()
    const [link] = (await findLinks(database.pool, other)) as [Link]
    expect(link.isExcluded).toBe(isFound)
    expect(presentLink(link).endsWith(', who excluded himself')).toBe(isFound)
    await verify(id)
    expect(await findExcludedClaimant(database.pool, claims)).toEqual(found && { ...found, isVerified: true })
  })

  it.each([
    ['whose day has passed', "'1 minute'", true, false],
    ['whose day has passed while the account is open', "'1 minute'", false, true],
    ['whose day is to come', "'-1 minute'", true, true],
    ['for ever', 'null', true, true],
  ])(
    'of an exclusion %s are found, though a closed account confirms nothing',
    async (_when, since, isClosed, isFound) => {
      const passport = `GON${players}`
      const [id, other] = [await open(passport), await open(passport)]
      await exclude(id, 'exclusion', null)
      await database.ownerPool.query(
        `update player_break set began_at = now() - interval '1 year', ends_at = now() - ${since}::interval,
         length = ${since === 'null' ? "'ever'" : "'6m'"} where player_id = $1`,
        [id],
      )
      if (isClosed) await close(id)
      const found = await findExcludedClaimant(database.pool, [{ kind: 'passport', typed: passport }])
      expect(found !== null).toBe(isFound)
      expect(await findLinks(database.pool, other)).toMatchObject([{ isExcluded: isFound, isClosed }])
    },
  )

  it('of a closed account keep nobody from being verified with them, and stay linked', async () => {
    const number = '+994 50 800 00 00'
    const [one, other] = [await open('AZE620', number), await open('AZE620', number)]
    await verify(one)
    expect(await isPhoneTaken(other, number)).toBe(true)
    await close(one)
    expect(await isPhoneTaken(other, number)).toBe(false)
    await verify(other)
    const links = await findLinks(database.pool, other)
    expect(links).toMatchObject([
      { playerId: one, kind: 'passport', isVerified: true, isClosed: true },
      { playerId: one, kind: 'phone', isVerified: true, isClosed: true },
    ])
    expect(presentLink(links[0] as Link)).toContain(', who closed the account')
    const third = await open('AZE620', number)
    await expect(verify(third)).rejects.toMatchObject({ code: '23505' })
  })

  it('of a number that was given back stand in nobody’s way, and typing it again verifies nothing', async () => {
    const number = '+994 50 700 00 00'
    const [one, other] = [await open('AZE610', number), await open('AZE611', number)]
    await verify(one)
    await change(one, 'AZE610', '+994 50 700 00 01')
    await verify(other)
    await change(one, 'AZE610', number)
    const { rows } = await database.pool.query(
      "select player_id from player_claim where kind = 'phone' and value = '994507000000' and verified_at is not null",
    )
    expect(rows).toEqual([{ player_id: BigInt(other) }])
  })
})

describe('a passport that the house saw to be another’s', () => {
  const word = { actor: 'desk', reason: 'its owner showed it at the counter' }
  const claims = [{ kind: 'passport', typed: 'DIS 900' }] as const

  it('excludes its owner no longer, and of the two only who typed it stays linked', async () => {
    const [stranger, owner] = [await open('DIS900'), await open('DIS-900')]
    await exclude(stranger, 'exclusion', null)
    expect(await findPassportClaimants(database.pool, 'dis 900')).toEqual([stranger, owner])
    const disown = () => disownPassport(database.pool, stranger, 'dis-900', word)
    expect(await findExcludedClaimant(database.pool, claims)).not.toBeNull()
    expect([await disown(), await disown()]).toEqual(['done', 'not_claimed'])
    expect(await findExcludedClaimant(database.pool, claims)).toBeNull()
    expect([
      await hasLinkedClaims(database.pool, owner),
      await hasLinkedClaims(database.pool, stranger),
    ]).toEqual([...[false, true]])
    const [link] = (await findLinks(database.pool, owner)) as [Link]
    expect(presentLink(link)).toContain(', whose it is not')
    const { rows } = await database.pool.query(
      "select action, after from trail where subject = 'player ' || $1 and action like '%disowned'",
      [stranger],
    )
    expect(rows).toMatchObject([
      { action: 'player.passport_disowned', after: { passport: 'dis-900', reason: word.reason } },
    ])
  })

  it('is none that he was verified with', async () => {
    const playerId = await open('DIS901')
    await verify(playerId)
    expect(await disownPassport(database.pool, playerId, 'DIS901', word)).toBe('verified')
    expect(await disownPassport(database.pool, playerId, 'DIS902', word)).toBe('not_claimed')
  })
})

describe('a blocked account', () => {
  const word = { actor: 'desk', reason: 'asked by a court' }

  it('is out at once with its sessions and launch tokens, and they stay dead when it is opened again', async () => {
    const playerId = await open('AZE700')
    const sessions = createSessions({
      ...{ pool: database.pool, ...nodeMachine, trustMs: 0 },
    })
    const opened = await sessions.open(database.pool, { playerId, passwordHash: 'none' })
    const find = async () => [
      (await sessions.findSession(opened?.token ?? ''))?.playerId,
      (await sessions.findLauncher(opened?.launchToken ?? ''))?.playerId,
    ]
    expect(await find()).toEqual([playerId, playerId])
    expect(await changeBlock(database.pool, playerId, 'block', word)).toBe(true)
    expect(await find()).toEqual([undefined, undefined])
    expect(await sessions.open(database.pool, { playerId, passwordHash: 'none' })).toBeNull()
    expect(await changeBlock(database.pool, playerId, 'unblock', word)).toBe(true)
    expect(await find()).toEqual([undefined, undefined])
    expect(await sessions.open(database.pool, { playerId, passwordHash: 'none' })).not.toBeNull()
    const { rows } = await database.pool.query(
      "select action from trail where subject = 'player ' || $1 order by number",
      [playerId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['player.blocked', 'player.unblocked'])
  })

  it('is blocked and opened once', async () => {
    const playerId = await open('AZE800')
    const say = (said: 'block' | 'unblock') => changeBlock(database.pool, playerId, said, word)
    expect([await say('unblock'), await say('block'), await say('block'), await say('unblock')]).toEqual([
      ...[false, true, false, true],
    ])
    expect(await changeBlock(database.pool, 1, 'block', word)).toBe(false)
  })
})
