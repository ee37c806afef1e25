import type { PlayInputs, PlayOutputs, SharedProof } from '@xezer/contract/game-server'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { Refused } from '../../core/play-refusal.ts'
import type { PlaySession } from '../../core/players/play-sessions.ts'
import { lockPlayer } from '../../core/players/player-store.ts'
import { presentRounds } from '../../core/rounds/present-round.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import { findNamedRound, findRound, listRounds } from '../../core/rounds/round-store.ts'
import { type PlayOptions, provePlayer } from './answer-round.ts'

const PAGE = 20

/** What is there to play with, and what this sitting came to so far. */
export async function readBalance(
  options: PlayOptions,
  session: PlaySession,
): Promise<PlayOutputs['balance']> {
  const [balanceMinor, since] = await Promise.all([
    provePlayer(options, session),
    readSince(options, session),
  ])
  return { balanceMinor, ...since }
}

/** What a round returns is drawn before the wallet has heard of it, and nobody knows it until then. */
async function readSince(
  { pool }: PlayOptions,
  { playerId, sinceMs, netMinor, openedMs }: PlaySession,
): Promise<{ elapsedSeconds: number; netMinor: number }> {
  const { rows } = await pool.query<{ elapsed_s: number; net: bigint }>({
    name: 'read_since',
    text: `select floor(extract(epoch from now()) - $2::float8 / 1000)::int as elapsed_s,
             coalesce(sum(case when state = 'settled' then return_minor else 0 end - staked_minor)
               filter (where state <> 'voided'), 0)::bigint as net
           from games.round where player_id = $1 and started_at >= to_timestamp($3::float8 / 1000)`,
    values: [playerId, sinceMs, openedMs],
  })
  const row = must(rows[0], 'a sum without a row')
  return { elapsedSeconds: row.elapsed_s, netMinor: netMinor + Number(row.net) }
}

/** A page of all that was played, newest first; nothing of it is ever thrown away. */
export async function listPlayed(
  options: PlayOptions,
  session: PlaySession,
  { before }: PlayInputs['rounds'],
): Promise<PlayOutputs['rounds']> {
  await provePlayer(options, session)
  const { playerId, game } = session
  const query = { playerId, game: game.id, before: before ?? null, most: PAGE + 1 }
  const rounds = await listRounds(options.pool, query)
  return {
    rounds: await presentRounds(options, options.pool, rounds.slice(0, PAGE)),
    hasMore: rounds.length > PAGE,
  }
}

/** One round with all that draws it again, as far as it is revealed. */
export async function showPlayed(
  options: PlayOptions,
  session: PlaySession,
  { round: of }: PlayInputs['round'],
): Promise<PlayOutputs['round']> {
  await provePlayer(options, session)
  const { playerId } = session
  const round = await (typeof of === 'number'
    ? findRound(options.pool, of)
    : findNamedRound(options.pool, of))
  if (round === null || round.playerId !== playerId) throw new Refused('ROUND_NOT_FOUND')
  const seed = must((await options.seeds.list(options.pool, [round.seedId])).get(round.seedId), 'no seed')
  const [shown] = await presentRounds(options, options.pool, [round])
  return {
    round: must(shown, 'one round'),
    // Of a game that has left the catalogue nobody knows it, and nothing of the round is drawn again.
    ...{
      engine: round.engine,
      variant: options.book.get(round.game)?.variant ?? null,
      version: round.version,
    },
    serverSeed: seed.isRevealed && round.sharedNumber === null ? seed.server : null,
    sharedProof: await findProof(options, round),
  }
}

/** Of a round that has ended, and of no other: whoever had its link before could tell its end. */
async function findProof({ pool }: PlayOptions, round: RoundRow): Promise<SharedProof | null> {
  if (round.sharedNumber === null) return null
  const { rows } = await pool.query<{
    link: string
    hash: string
    seeds: string[]
    point: number
    published: string
    link_number: number
  }>({
    name: 'find_proof',
    text: `select s.link, s.hash, s.seeds, s.point, s.link_number, c.published
           from games.shared_round s join games.chain c on c.id = s.chain_id
           where s.game = $1 and s.number = $2 and s.state = 'crashed'`,
    values: [round.game, round.sharedNumber],
  })
  const row = rows[0]
  if (row === undefined) return null
  const { link, hash, seeds, point, published, link_number: place } = row
  return { link, before: hash, seeds, point, chain: { published, place } }
}

/** A new pair takes the place of the old one, which is revealed; not while a round is drawn with it. */
export async function changeSeeds(
  options: PlayOptions,
  session: PlaySession,
  { client: own }: PlayInputs['seeds'],
): Promise<PlayOutputs['seeds']> {
  await provePlayer(options, session)
  const { playerId } = session
  return withTransaction(options.pool, async (client) => {
    await lockPlayer(client, playerId)
    const old = await options.seeds.find(client, playerId)
    const { rows } = await client.query<{ id: bigint }>({
      name: 'find_drawn_with',
      text: "select id from games.round where seed_id = $1 and state not in ('settled', 'voided') limit 1",
      values: [old.id],
    })
    if (rows[0] !== undefined) throw new Refused('ROUND_OPEN', { round: Number(rows[0].id) })
    await options.seeds.reveal(client, old.id)
    const next = await options.seeds.begin(client, playerId, old, own)
    return {
      old: { server: old.server, hash: old.hash, client: old.client, rounds: old.nextNonce },
      seeds: { hash: next.hash, client: next.client, nonce: next.nextNonce },
    }
  })
}
