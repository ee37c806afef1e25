import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import type { MoneyWord } from '../money/money-port.ts'
import type { Step } from './decide-step.ts'
import { ROUND_COLUMNS, type RoundRow, readRound, type StoredRound } from './round-row.ts'

/** A bet is asked for three times a second apart; then it is given back. */
const BET_PATIENCE_S = 5
const ANSWER_PATIENCE_S = 5

export interface MessageRow {
  readonly id: number
  readonly roundId: number
  readonly word: MoneyWord
  readonly tries: number
  readonly ageMs: number
}

export interface NewRound
  extends Pick<
    RoundRow,
    | 'name'
    | 'playerId'
    | 'game'
    | 'provider'
    | 'engine'
    | 'version'
    | 'currency'
    | 'stakeMinor'
    | 'choice'
    | 'seedId'
    | 'nonce'
    | 'stakedMinor'
    | 'sharedNumber'
  > {}

export async function insertRound(client: Queryable, round: NewRound): Promise<RoundRow> {
  const { rows } = await client.query<StoredRound>({
    name: 'insert_round',
    text: `insert into games.round as r (name, player_id, game, provider, engine, version, state, currency, stake_minor, choice,
             seed_id, nonce, staked_minor, shared_number)
           values ($1, $2, $3, $4, $5, $6, 'betting', $7, $8, $9, $10, $11, $12, $13)
           returning ${ROUND_COLUMNS}`,
    values: [
      ...[round.name, round.playerId, round.game, round.provider, round.engine, round.version],
      ...[round.currency, round.stakeMinor, JSON.stringify(round.choice), round.seedId, round.nonce],
      ...[round.stakedMinor, round.sharedNumber],
    ],
  })
  return readRound(must(rows[0], 'a round that was not kept'))
}

export async function findRound(client: Queryable, id: number): Promise<RoundRow | null> {
  const { rows } = await client.query<StoredRound>({
    name: 'find_round',
    text: `select ${ROUND_COLUMNS} from games.round r where r.id = $1`,
    values: [id],
  })
  return rows[0] === undefined ? null : readRound(rows[0])
}

/** By what the wallet knows it by. */
export async function findNamedRound(client: Queryable, name: string): Promise<RoundRow | null> {
  const { rows } = await client.query<StoredRound>({
    name: 'find_named_round',
    text: `select ${ROUND_COLUMNS} from games.round r where r.name = $1`,
    values: [name],
  })
  return rows[0] === undefined ? null : readRound(rows[0])
}

export async function lockRound(client: Queryable, id: number): Promise<RoundRow> {
  const { rows } = await client.query<StoredRound>({
    name: 'lock_round',
    text: `select ${ROUND_COLUMNS} from games.round r where r.id = $1 for no key update`,
    values: [id],
  })
  return readRound(must(rows[0], 'a round that is gone'))
}

/** The one of a game that is not over. */
export async function findAtHand(
  client: Queryable,
  playerId: number,
  game: string,
): Promise<RoundRow | null> {
  const { rows } = await client.query<StoredRound>({
    name: 'round_at_hand',
    text: `select ${ROUND_COLUMNS} from games.round r
           where r.player_id = $1 and r.game = $2 and r.state not in ('settled', 'voided')`,
    values: [playerId, game],
  })
  return rows[0] === undefined ? null : readRound(rows[0])
}

/** Newest first, those before `before`; of one game where it is named. */
export async function listRounds(
  client: Queryable,
  {
    playerId,
    game,
    before,
    most,
  }: {
    readonly playerId: number
    readonly game: string | null
    readonly before: number | null
    readonly most: number
  },
): Promise<readonly RoundRow[]> {
  const { rows } = await client.query<StoredRound>({
    name: game === null ? 'list_rounds' : 'list_rounds_of_game',
    text: `select ${ROUND_COLUMNS} from games.round r
           where r.player_id = $1 and r.id < coalesce($2::bigint, 9223372036854775807)${game === null ? '' : ' and r.game = $4'}
           order by r.id desc limit $3`,
    values: game === null ? [playerId, before, most] : [playerId, before, most, game],
  })
  return rows.map(readRound)
}

/** Writes a step, what was said, and what is said next. */
export async function writeStep(client: Queryable, round: RoundRow, step: Step): Promise<RoundRow> {
  const { rows } = await client.query<StoredRound>({
    name: 'write_step',
    text: `update games.round r set state = $2, staked_minor = $3, return_minor = $4, moves = $5, raise = $6, bets = $7,
             refusal = $8, changed_at = now()
           where r.id = $1 returning ${ROUND_COLUMNS}`,
    values: [
      ...[round.id, step.state, step.stakedMinor, step.returnMinor, JSON.stringify(step.moves)],
      ...[step.raise === null ? null : JSON.stringify(step.raise), step.bets],
      step.refusal === null ? null : JSON.stringify(step.refusal),
    ],
  })
  return readRound(must(rows[0], 'a round that is gone'))
}

/** Before it is said. */
export async function insertMessage(
  client: Queryable,
  roundId: number,
  word: MoneyWord,
): Promise<MessageRow> {
  const isBet = word.call === 'bet' || word.call === 'play'
  const { rows } = await client.query<{ id: bigint }>({
    name: 'insert_message',
    text: `insert into games.message (round_id, tx, call, body, due_at)
           values ($1, $2, $3, $4, now() + make_interval(secs => $5)) returning id`,
    values: [
      ...[roundId, txOf(word), word.call, JSON.stringify(word.body)],
      isBet ? BET_PATIENCE_S : ANSWER_PATIENCE_S,
    ],
  })
  return { id: Number(must(rows[0], 'a message that was not kept').id), roundId, word, tries: 0, ageMs: 0 }
}

/** False where somebody else has heard of it meanwhile. */
export async function endMessage(client: Queryable, id: number, code: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'end_message',
    text: 'update games.message set done_at = now(), code = $2 where id = $1 and done_at is null',
    values: [id, code],
  })
  return rowCount === 1
}

/** Takes what is due, so that nobody else does meanwhile: each time it waits twice as long, five minutes at most. */
export async function takeDueMessages(client: Queryable, most: number): Promise<readonly MessageRow[]> {
  const { rows } = await client.query<{
    id: bigint
    round_id: bigint
    call: MoneyWord['call']
    body: MoneyWord['body']
    tries: number
    age_ms: bigint
  }>({
    name: 'take_due_messages',
    text: `update games.message m set tries = m.tries + 1,
             due_at = now() + make_interval(secs => least(300, 4 + power(2, least(m.tries, 10))))
           from (select id from games.message where done_at is null and due_at <= now()
                 order by due_at limit $1 for no key update skip locked) due
           where m.id = due.id
           returning m.id, m.round_id, m.call, m.body, m.tries,
             floor(extract(epoch from now() - m.created_at) * 1000)::bigint as age_ms`,
    values: [most],
  })
  return rows.map((row) => ({
    ...{ id: Number(row.id), roundId: Number(row.round_id), tries: row.tries, ageMs: Number(row.age_ms) },
    word: { call: row.call, body: row.body } as MoneyWord,
  }))
}

export const txOf = ({ call, body }: MoneyWord): string => (call === 'play' ? body.bet.tx : body.tx)
