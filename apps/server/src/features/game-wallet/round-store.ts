import { arrayLiteral, columnLiteral } from '@xezer/db/array-literal'
import type { CasinoRoundRow, CasinoTxRow, FreeRoundsRow } from '@xezer/db/generated/rows'
import type { StatementPart } from '@xezer/db/joint-statement'
import type { PoolClient } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { must } from '@xezer/std/assert'
import type { AskedMoney, KeptAnswer, MoneyCall } from './money-call.ts'
import { type FreeRounds, type KeptTx, type Round, RoundBook } from './round-book.ts'

/** Of everything that the calls name: their own numbers, the bets that they are about, their rounds, their free rounds. */
export async function readRoundBook(client: PoolClient, asked: readonly AskedMoney[]): Promise<RoundBook> {
  const numbers = asked.flatMap(({ provider, call }) => numbersOf(call).map((tx) => ({ provider, tx })))
  const bets = asked.flatMap(({ provider, call }) => betsOf(call).map((tx) => ({ provider, tx })))
  const [txs, rounds, free] = await Promise.all([
    readTxs(client, numbers, bets),
    readRounds(client, asked),
    readFree(client, asked, bets),
  ])
  return new RoundBook({ txs, rounds, free })
}

/** Every number that is looked up: those of the messages and of the bets that they name. */
function numbersOf(call: MoneyCall): readonly string[] {
  switch (call.call) {
    case 'bet':
      return [call.tx]
    case 'play':
      return [call.bet.tx, call.win.tx]
    case 'win':
    case 'rollback':
      return [call.tx, call.betTx]
    case 'close':
      return []
  }
}

/** Bets of which it matters whether they were to be given back. */
function betsOf(call: MoneyCall): readonly string[] {
  if (call.call === 'close') return []
  if (call.call === 'win' || call.call === 'rollback') return [call.betTx]
  return [call.call === 'bet' ? call.tx : call.bet.tx]
}

interface Named {
  readonly provider: string
  readonly tx: string
}

type TxRow = Omit<CasinoTxRow, 'at'>

const TX_COLUMNS =
  't.provider, t.tx, t.call, t.bet_tx, t.player_id, t.round_id, t.move, t.amount, t.free, t.digest, t.answer'

async function readTxs(
  client: PoolClient,
  numbers: readonly Named[],
  bets: readonly Named[],
): Promise<KeptTx[]> {
  if (numbers.length === 0) return []
  const { rows } = await client.query<TxRow>({
    name: 'casino_txs',
    text: `select ${TX_COLUMNS} from unnest($1::text[], $2::text[]) as n (provider, tx)
             join casino_tx t on t.provider = n.provider and t.tx = n.tx
           union all
           select ${TX_COLUMNS} from unnest($3::text[], $4::text[]) as n (provider, tx)
             join casino_tx t on t.provider = n.provider and t.bet_tx = n.tx and t.call = 'rollback'`,
    values: [
      ...[columnLiteral(numbers, ({ provider }) => provider), columnLiteral(numbers, ({ tx }) => tx)],
      ...[columnLiteral(bets, ({ provider }) => provider), columnLiteral(bets, ({ tx }) => tx)],
    ],
  })
  return rows.map(toTx)
}

/** One message, for whoever knows nothing of its player. */
export async function findTx(
  client: Pick<PoolClient, 'query'>,
  provider: string,
  tx: string,
): Promise<KeptTx | null> {
  const { rows } = await client.query<TxRow>({
    name: 'casino_tx',
    text: `select ${TX_COLUMNS} from casino_tx t where t.provider = $1 and t.tx = $2`,
    values: [provider, tx],
  })
  return rows[0] === undefined ? null : toTx(rows[0])
}

function toTx(row: TxRow): KeptTx {
  return {
    ...{ provider: row.provider, tx: row.tx, call: row.call, betTx: row.bet_tx },
    playerId: Number(row.player_id),
    roundId: row.round_id === null ? null : Number(row.round_id),
    ...{ move: row.move, amount: row.amount, free: row.free, digest: row.digest },
    answer: readAnswer(row.answer),
  }
}

function readAnswer(json: unknown): KeptAnswer {
  const stored = must(readStored(json), 'a message without its answer')
  return stored.fields as unknown as KeptAnswer
}

type RoundRow = Omit<CasinoRoundRow, 'opened_at' | 'closed_at' | 'staked_at'>

async function readRounds(client: PoolClient, asked: readonly AskedMoney[]): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>({
    name: 'casino_rounds',
    text: `select r.id, r.provider, r.round, r.player_id, r.game, r.currency, r.status, r.staked, r.in_play, r.returned,
             r.moves, r.taken_at
           from (select distinct * from unnest($1::text[], $2::text[]) as n (provider, round)) n
           join casino_round r on r.provider = n.provider and r.round = n.round`,
    values: [
      columnLiteral(asked, ({ provider }) => provider),
      columnLiteral(asked, ({ call }) => call.round),
    ],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    ...{ provider: row.provider, round: row.round, playerId: Number(row.player_id) },
    ...{ game: row.game, currency: row.currency, isClosed: row.status === 'closed' },
    ...{ staked: row.staked, inPlay: row.in_play, returned: row.returned },
    ...{ moves: row.moves, takenAt: row.taken_at, isStakedAgain: false, change: 'none' as const },
  }))
}

interface FreeRow extends Pick<FreeRoundsRow, 'id' | 'provider' | 'game' | 'player_id' | 'rounds' | 'used'> {
  readonly expires_ms: bigint
  readonly is_withdrawn: boolean
}

/** Few players have them: nothing is asked where no call could be about them. */
async function readFree(
  client: PoolClient,
  asked: readonly AskedMoney[],
  bets: readonly Named[],
): Promise<FreeRounds[]> {
  const named = asked.flatMap(({ call }) => ('free' in call && call.free !== undefined ? [call.free] : []))
  const hasRollback = asked.some(({ call }) => call.call === 'rollback')
  if (named.length === 0 && !hasRollback) return []
  const { rows } = await client.query<FreeRow>({
    name: 'free_rounds',
    text: `select f.id, f.provider, f.game, f.player_id, f.rounds, f.used, f.withdrawn_at is not null as is_withdrawn,
             floor(extract(epoch from f.expires_at) * 1000)::bigint as expires_ms from free_rounds f
           where f.id = any($1::text[]) or f.id in (
             select t.free from unnest($2::text[], $3::text[]) as n (provider, tx)
             join casino_tx t on t.provider = n.provider and t.tx = n.tx where t.free is not null)`,
    values: [
      arrayLiteral(named),
      ...[columnLiteral(bets, ({ provider }) => provider), columnLiteral(bets, ({ tx }) => tx)],
    ],
  })
  return rows.map((row) => ({
    ...{ id: row.id, provider: row.provider, game: row.game, playerId: Number(row.player_id) },
    ...{ rounds: row.rounds, used: row.used, isChanged: false },
    ...{ expiresAtMs: Number(row.expires_ms), isWithdrawn: row.is_withdrawn },
  }))
}

/** What writes all that a book decided. */
export function roundParts(book: RoundBook): StatementPart[] {
  const rounds = book.changedRounds
  const opened = rounds.filter(({ change }) => change === 'new')
  const changed = rounds.filter(({ change }) => change === 'changed')
  return [
    ...(opened.length === 0 ? [] : [openedPart(opened)]),
    ...(changed.length === 0 ? [] : [changedPart(changed)]),
    ...(book.newTxs.length === 0 ? [] : [txsPart(book.newTxs)]),
    ...(book.changedFree.length === 0 ? [] : [freePart(book.changedFree)]),
  ]
}

/** Status, staked, in play, returned, moves, taken at: what a round's messages change. */
const movedColumns = (rounds: readonly Round[]) => [
  columnLiteral(rounds, ({ isClosed }) => (isClosed ? 'closed' : 'open')),
  columnLiteral(rounds, ({ staked }) => staked),
  columnLiteral(rounds, ({ inPlay }) => inPlay),
  columnLiteral(rounds, ({ returned }) => returned),
  columnLiteral(rounds, ({ moves }) => moves),
  columnLiteral(rounds, ({ takenAt }) => takenAt),
]

function openedPart(rounds: readonly Round[]): StatementPart {
  return {
    name: 'rounds',
    text: `insert into casino_round (id, provider, round, player_id, game, currency, status, staked, in_play, returned, moves,
             taken_at, closed_at)
           select r.*, case r.status when 'closed' then instant_now() end
           from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[],
             $9::bigint[], $10::bigint[], $11::integer[], $12::integer[])
             as r (id, provider, round, player_id, game, currency, status, staked, in_play, returned, moves, taken_at)`,
    values: [
      columnLiteral(rounds, ({ id }) => id),
      columnLiteral(rounds, ({ provider }) => provider),
      columnLiteral(rounds, ({ round }) => round),
      columnLiteral(rounds, ({ playerId }) => playerId),
      columnLiteral(rounds, ({ game }) => game),
      columnLiteral(rounds, ({ currency }) => currency),
      ...movedColumns(rounds),
    ],
  }
}

function changedPart(rounds: readonly Round[]): StatementPart {
  return {
    name: 'rounds_c',
    text: `update casino_round r set status = m.status, staked = m.staked, in_play = m.in_play, returned = m.returned,
             moves = m.moves, taken_at = m.taken_at, closed_at = case m.status when 'closed' then instant_now() end,
             staked_at = case when m.is_staked_again then instant_now() else r.staked_at end
           from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::integer[], $7::integer[],
             $8::boolean[]) as m (id, status, staked, in_play, returned, moves, taken_at, is_staked_again)
           where r.id = m.id and r.id = any($1::bigint[])`,
    values: [
      columnLiteral(rounds, ({ id }) => id),
      ...movedColumns(rounds),
      columnLiteral(rounds, ({ isStakedAgain }) => isStakedAgain),
    ],
  }
}

function txsPart(txs: readonly KeptTx[]): StatementPart {
  return {
    name: 'txs',
    text: `insert into casino_tx (provider, tx, call, bet_tx, player_id, round_id, move, amount, free, digest, answer)
           select provider, tx, call, bet_tx, player_id, round_id, move, amount, free, decode(digest, 'hex'), answer::jsonb
           from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::integer[],
             $8::bigint[], $9::text[], $10::text[], $11::text[])
             as t (provider, tx, call, bet_tx, player_id, round_id, move, amount, free, digest, answer)`,
    values: [
      columnLiteral(txs, ({ provider }) => provider),
      columnLiteral(txs, ({ tx }) => tx),
      columnLiteral(txs, ({ call }) => call),
      columnLiteral(txs, ({ betTx }) => betTx),
      columnLiteral(txs, ({ playerId }) => playerId),
      columnLiteral(txs, ({ roundId }) => roundId),
      columnLiteral(txs, ({ move }) => move),
      columnLiteral(txs, ({ amount }) => amount),
      columnLiteral(txs, ({ free }) => free),
      columnLiteral(txs, ({ digest }) => digest.toString('hex')),
      columnLiteral(txs, ({ answer }) => writeStored(1, answer)),
    ],
  }
}

function freePart(free: readonly FreeRounds[]): StatementPart {
  return {
    name: 'free',
    text: `update free_rounds f set used = m.used from unnest($1::text[], $2::integer[]) as m (id, used)
           where f.id = m.id and f.id = any($1::text[])`,
    values: [columnLiteral(free, ({ id }) => id), columnLiteral(free, ({ used }) => used)],
  }
}
