import type { Campaign } from '@xezer/bonuses/campaign'
import type { TestDatabase } from '@xezer/db/test-database'
import type { World } from '@xezer/dev-world/boot-world'
import { major, minor } from '@xezer/money/minor'
import { EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import { must } from '@xezer/std/assert'
import type { Random } from '@xezer/std/random'
import { earnByIdentity } from '../core/bonuses/deposit-bonus.ts'
import { giveExample, shipped, underLock } from '../core/bonuses/example-grants.ts'
import { cancelGrant, expireGrant, forfeitGrant, grantBonus } from '../core/bonuses/grants.ts'
import { createSealing } from '../core/sealing/sealing.ts'
import { verifyIdentity } from '../features/identity-check/identity-desk.ts'
import { nodeMachine } from '../platform/node-machine.ts'

/** A player of a sequence, with whom its acts are done. */
export interface Acting {
  readonly seed: string
  readonly playerId: number
  readonly database: TestDatabase
  readonly random: Random
  readonly headers: Readonly<Record<string, string>>
  /** At one of the servers; a number of its own makes another press of it. */
  call(world: World, path: string, input: object): Promise<void>
  /** Kept for who has to look. */
  tell(what: string): void
}

export type Act = (world: World) => Promise<void>

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
/** Played to its end by one bet, so that some are. */
const SHORT: Campaign = { ...shipped('reload'), stake: 'any', wagering: { unit: 'bets', count: 1 } }

/** What keeps a player from play, and how he comes back. */
export function createBreakActs({ playerId, database, random, call, tell }: Acting) {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item
  const stayAway: Act = (world) => call(world, 'account/timeOut', { length: pick(TIME_OUT_LENGTHS) })
  const exclude: Act = (world) =>
    call(world, 'account/exclude', { length: pick(EXCLUSION_LENGTHS), confirmed: true })
  /** The calendar goes on for him alone: what has an end ends, and he says both words of whoever was excluded. */
  const comeBack: Act = async (world) => {
    const standing = 'where player_id = $1 and ended_at is null'
    const begun = "began_at + interval '1 microsecond'"
    await database.ownerPool.query(
      `update player_break set ends_at = ${begun} ${standing} and ends_at > ${begun}`,
      [playerId],
    )
    tell('his break is over by the calendar')
    await call(world, 'account/return', { step: 'ask' })
    await database.ownerPool.query(
      `update player_break set return_from = instant_now() ${standing} and return_from > instant_now()`,
      [playerId],
    )
    await call(world, 'account/return', { step: 'confirm' })
  }
  return { stayAway, exclude, comeBack }
}

/** What gives bonuses and takes them away, besides deposits and withdrawals. */
export function createBonusActs({ playerId, database, random, tell }: Acting) {
  const give = async () => {
    const amount = minor(BigInt(100 * (1 + random.below(20))))
    const grant = await giveExample(database.pool, playerId, SHORT, amount)
    tell(`grant ${grant?.id} of ${amount}: ${grant?.status}`)
  }
  /** As a campaign would for a deposit, which is played to its end by one bet. */
  const reward = async () => {
    const draw = random.next()
    const grant = await underLock(database.pool, playerId, async (client, wallet) => {
      const { rows } = await client.query<{ id: bigint }>(
        "select id from payment where player_id = $1 and direction = 'in' and status = 'credited' order by id",
        [playerId],
      )
      const paid = rows[Math.floor(draw * rows.length)]
      if (paid === undefined) return null
      const paymentId = Number(paid.id)
      return grantBonus(client, wallet, { campaign: SHORT, amount: major(4), paymentId, isHeld: false })
    })
    tell(`grant ${grant?.id} of a deposit: ${grant?.status}`)
  }
  const drop = async () => {
    const end = [forfeitGrant, cancelGrant, expireGrant][random.below(3)] ?? forfeitGrant
    const draw = random.next()
    const lost = await underLock(database.pool, playerId, async (client, wallet) => {
      const { rows } = await client.query<{ id: bigint }>(
        "select id from bonus_grant where player_id = $1 and status in ('queued', 'active') order by id",
        [playerId],
      )
      const open = rows[Math.floor(draw * rows.length)]
      return open && end(client, wallet, Number(open.id))
    })
    tell(`${end.name}: ${lost}`)
  }
  return { give, reward, drop }
}

/** He shows who he is, and the house believes him: that earns its campaign once, however often it is done at once. */
export function createIdentityAct({ seed, playerId, database, headers, call, tell }: Acting): Act {
  return async (world) => {
    const sent = await fetch(`${world.url}/api/account/identityDocument`, {
      method: 'POST',
      body: new Uint8Array(JPEG),
      headers: { ...headers, 'content-type': 'image/jpeg', 'x-file-name': 'page.jpg' },
    })
    tell(`a document: ${sent.status}`)
    const number = must(/\d+$/.exec(seed), 'a seed without a number')[0].padStart(7, '0')
    const [fin, expires] = [number.slice(-7), '2099-12-31']
    await call(world, 'account/identitySubmit', {
      fin,
      address: 'Bakı şəhəri',
      series: 'AA',
      number,
      expires,
    })
    const sealing = createSealing(world.config.dataKey, nodeMachine.secureRandom)
    const desk = { pool: database.pool, sealing, hearVerified: [earnByIdentity] }
    const decided = await verifyIdentity(desk, playerId, { actor: 'desk', reason: 'sequence' })
    tell(`identity: ${JSON.stringify(decided)}`)
  }
}
