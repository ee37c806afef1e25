import type { CrashPast } from '@xezer/contract/game-server'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import { ROUND_COLUMNS, type RoundRow, readRound, type StoredRound } from '../../core/rounds/round-row.ts'
import type { ChainLink } from './chain.ts'

/** How many seeds of first bets draw a round with the house's link. */
const SALTING_BETS = 3

export async function insertShared(client: PoolClient, game: string, link: ChainLink): Promise<number> {
  const { rows } = await client.query<{ number: bigint }>(
    `insert into games.shared_round (game, number, state, hash, chain_id, link_number)
     select $1, coalesce(max(number), 0) + 1, 'betting', $2, $3, $4 from games.shared_round where game = $1
     returning number`,
    [game, link.before, link.chainId, link.number],
  )
  return Number(must(rows[0], 'a round that was not kept').number)
}

/** No bet is taken behind this: the bets that are, and the seeds of the first of them that play for money. */
export async function startShared(
  client: PoolClient,
  game: string,
  number: number,
): Promise<{ bets: readonly OpenBet[]; seeds: readonly string[] }> {
  await client.query('select from games.shared_round where game = $1 and number = $2 for no key update', [
    game,
    number,
  ])
  const bets = await listOpenBets(client, game, number)
  const seeds = bets.filter(({ isDemo }) => !isDemo).map(({ clientSeed }) => clientSeed)
  const salting = seeds.slice(0, SALTING_BETS)
  await client.query(
    `update games.shared_round set state = 'flying', seeds = $3, started_at = now() where game = $1 and number = $2`,
    [game, number, salting],
  )
  return { bets, seeds: salting }
}

export interface OpenBet {
  readonly round: RoundRow
  readonly handle: string | null
  readonly isDemo: boolean
  readonly clientSeed: string
}

export async function listOpenBets(
  client: Queryable,
  game: string,
  number: number,
): Promise<readonly OpenBet[]> {
  const { rows } = await client.query<StoredRound & { handle: string | null; client: string }>(
    `select ${ROUND_COLUMNS}, p.handle, s.client from games.round r
     join games.player p on p.id = r.player_id join games.seed s on s.id = r.seed_id
     where r.game = $1 and r.shared_number = $2 and r.state = 'open' order by r.shared_bet`,
    [game, number],
  )
  return rows.map((row) => ({
    round: readRound(row),
    ...{ handle: row.handle, isDemo: row.handle === null, clientSeed: row.client },
  }))
}

export async function endShared(
  client: Queryable,
  game: string,
  number: number,
  end: { readonly link: string; readonly point: number },
): Promise<void> {
  await client.query(
    `update games.shared_round set state = 'crashed', link = $3, point = $4, ended_at = now()
     where game = $1 and number = $2`,
    [game, number, end.link, end.point],
  )
}

/** Its link is spent; whoever had a bet in it has it back. */
export async function cancelShared(client: Queryable, game: string, number: number): Promise<void> {
  await client.query(
    "update games.shared_round set state = 'cancelled', ended_at = now() where game = $1 and number = $2",
    [game, number],
  )
}

/** Rounds without an end, and those with a bet that is open still. */
export async function listCutOff(client: Queryable, game: string): Promise<readonly number[]> {
  const { rows } = await client.query<{ number: bigint }>({
    name: 'list_cut_off',
    text: `select number from games.shared_round where game = $1 and state in ('betting', 'flying')
           union
           select shared_number from games.round where game = $1 and state = 'open' and shared_number is not null
           order by number`,
    values: [game],
  })
  return rows.map(({ number }) => Number(number))
}

/** Games that have such rounds, those that have left the catalogue as well. */
export async function listCutOffGames(client: Queryable): Promise<readonly string[]> {
  const { rows } = await client.query<{ game: string }>({
    name: 'list_cut_off_games',
    text: `select game from games.shared_round where state in ('betting', 'flying')
           union
           select game from games.round where state = 'open' and shared_number is not null`,
  })
  return rows.map(({ game }) => game)
}

/** What the bets of a round were begun with. */
export async function listRules(
  client: Queryable,
  game: string,
  number: number,
): Promise<readonly Pick<RoundRow, 'engine' | 'version'>[]> {
  const { rows } = await client.query<Pick<RoundRow, 'engine' | 'version'>>(
    'select distinct engine, version from games.round where game = $1 and shared_number = $2',
    [game, number],
  )
  return rows
}

export interface CutOff {
  readonly state: 'betting' | 'flying' | 'crashed' | 'cancelled'
  readonly point: number | null
  readonly chainId: number
  readonly linkNumber: number
  readonly seeds: readonly string[]
}

export async function findCutOff(client: Queryable, game: string, number: number): Promise<CutOff | null> {
  const { rows } = await client.query<{
    state: CutOff['state']
    point: number | null
    chain_id: bigint
    link_number: number
    seeds: string[] | null
  }>(
    `select state, point, chain_id, link_number, seeds from games.shared_round where game = $1 and number = $2`,
    [game, number],
  )
  const row = rows[0]
  if (row === undefined) return null
  const { state, point, chain_id: chainId, link_number: linkNumber, seeds } = row
  return { state, point, chainId: Number(chainId), linkNumber, seeds: seeds ?? [] }
}

export async function listPast(client: Queryable, game: string, most: number): Promise<readonly CrashPast[]> {
  const { rows } = await client.query<{ number: bigint; point: number }>(
    `select number, point from games.shared_round where game = $1 and state = 'crashed' order by number desc limit $2`,
    [game, most],
  )
  return rows.map(({ number, point }) => ({ number: Number(number), point }))
}
