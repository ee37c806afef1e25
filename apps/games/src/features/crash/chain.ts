import type { Pool, PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'
import { sha256 } from '../../core/seeds/seed-store.ts'
import type { Sealing } from '../../platform/sealing.ts'

export interface ChainOptions {
  readonly pool: Pool
  readonly sealing: Sealing
  readonly secureRandom: SecureRandom
  readonly timers: Pick<Timers, 'pause'>
  readonly testSeed: string | null
  readonly chainLength?: number
}

/** What a round is drawn with, and the link before it, which everybody has seen. */
export interface ChainLink {
  readonly link: string
  readonly before: string
  readonly chainId: number
  readonly number: number
  /** The end of the chain, which is so many links after this one as its number says. */
  readonly published: string
}

const CHAIN_LENGTH = 1_000_000
const MARK_EVERY = 1000
const HASHES_AT_ONCE = 2000
const ROOT_BYTES = 32

/** Makes the chain of a game where there is none left: a million hashes, a few at a time, since others wait for the processor. */
export async function ensureChain(options: ChainOptions, game: string): Promise<void> {
  const { rows } = await options.pool.query('select from games.chain where game = $1 and used < length', [
    game,
  ])
  if (rows.length > 0) return
  const { chainLength: length = CHAIN_LENGTH } = options
  const root =
    options.testSeed === null
      ? Buffer.from(options.secureRandom.bytes(ROOT_BYTES)).toString('hex')
      : sha256(`${options.testSeed} ${game}`)
  const marks: { number: number; sealed: Buffer }[] = []
  let link = root
  for (let number = length; number > 0; number -= 1) {
    if (number % MARK_EVERY === 0 || number === length) {
      marks.push({ number, sealed: options.sealing.seal(link) })
    }
    link = sha256(link)
    if (number % HASHES_AT_ONCE === 0) await options.timers.pause()
  }
  await withTransaction(options.pool, async (client) => {
    const { rows: made } = await client.query<{ id: bigint }>(
      'insert into games.chain (game, published, length) values ($1, $2, $3) returning id',
      [game, link, length],
    )
    await client.query(
      `insert into games.chain_mark (chain_id, link, sealed)
       select $1, number, sealed from unnest($2::int[], $3::bytea[]) marks (number, sealed)`,
      [made[0]?.id, marks.map(({ number }) => number), marks.map(({ sealed }) => sealed)],
    )
  })
}

/** The next link, spent: whatever becomes of its round, no other is drawn with it. */
export async function takeLink(client: PoolClient, sealing: Sealing, game: string): Promise<ChainLink> {
  const { rows } = await client.query<{ id: bigint; used: number; published: string }>(
    `update games.chain set used = used + 1
     where id = (select id from games.chain where game = $1 and used < length order by id limit 1)
     returning id, used, published`,
    [game],
  )
  const { id, used, published } = must(rows[0], 'a chain that is at its end')
  const link = await linkAt(client, sealing, Number(id), used)
  return { link, before: sha256(link), chainId: Number(id), number: used, published }
}

/** A link again, from the nearest one behind it that is kept. */
export async function linkAt(
  client: Queryable,
  sealing: Sealing,
  chainId: number,
  wanted: number,
): Promise<string> {
  const { rows } = await client.query<{ link: number; sealed: Buffer }>(
    'select link, sealed from games.chain_mark where chain_id = $1 and link >= $2 order by link limit 1',
    [chainId, wanted],
  )
  const mark = must(rows[0], 'a link behind the end of its chain')
  let link = sealing.open(mark.sealed)
  for (let number = mark.link; number > wanted; number -= 1) link = sha256(link)
  return link
}
