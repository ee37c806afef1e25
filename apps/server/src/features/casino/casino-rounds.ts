import type { CallInput, CallOutput } from '@xezer/contract/call'
import { CASINO_ROUNDS_PAGE_LIMIT, type casinoRounds } from '@xezer/contract/casino'
import { parseWireTime, presentWireTime } from '@xezer/contract/wire-time'
import type { CasinoRoundRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { type Currency, minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { must } from '@xezer/std/assert'

type Row = Pick<
  CasinoRoundRow,
  'id' | 'game' | 'round' | 'status' | 'staked' | 'returned' | 'moves' | 'opened_at'
>

/** Every round that there ever was, of games that are switched off too: rows of rounds are kept for good. */
export async function listCasinoRounds(
  database: Queryable,
  playerId: number,
  { from, to, before }: CallInput<typeof casinoRounds>,
  nameOf: (game: string) => string | null,
): Promise<CallOutput<typeof casinoRounds>> {
  const [{ rows }, currency] = await Promise.all([
    database.query<Row>(
      `select id, game, round, status, staked, returned, moves, opened_at from casino_round
       where player_id = $1 and ($2::float8 is null or opened_at >= to_timestamp($2::float8 / 1000))
         and ($3::float8 is null or opened_at < to_timestamp($3::float8 / 1000)) and ($4::bigint is null or (opened_at, id) < (select b.opened_at, b.id from casino_round b where b.id = $4))
       order by opened_at desc, id desc limit ${CASINO_ROUNDS_PAGE_LIMIT + 1}`,
      [playerId, instant(from), instant(to), before ?? null],
    ),
    findCurrency(database, playerId),
  ])
  return {
    rounds: rows.slice(0, CASINO_ROUNDS_PAGE_LIMIT).map((row) => ({
      ...{ id: Number(row.id), game: row.game, name: nameOf(row.game), round: row.round },
      time: presentWireTime(row.opened_at.getTime()),
      status: isWaiting(row) ? ('open' as const) : ('closed' as const),
      staked: presentWireAmount(minor(row.staked)),
      returned: presentWireAmount(minor(row.returned)),
    })),
    currency,
    more: rows.length > CASINO_ROUNDS_PAGE_LIMIT,
  }
}

/** A round of which every stake went back waits for nothing, though nobody closed it; a free one never had any. */
const isWaiting = ({ status, staked, moves }: Row) => status === 'open' && (staked > 0n || moves === 1)

export async function findCurrency(database: Queryable, playerId: number): Promise<Currency> {
  const { rows } = await database.query<{ currency: Currency }>({
    name: 'own_currency',
    text: 'select currency from player where id = $1',
    values: [playerId],
  })
  return must(rows[0], `player ${playerId} is gone`).currency
}

/** Milliseconds: years that nobody writes as text are instants too. */
const instant = (wire: string | undefined) => (wire === undefined ? null : parseWireTime(wire))
