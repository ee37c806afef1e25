import type { Queryable } from '@xezer/db/pool'

/** A message that wallet and game server do not tell alike. */
export interface GameDifference {
  readonly tx: string
  readonly what: 'unknown to the wallet' | 'unknown to the game server' | 'another amount' | 'another answer'
}

export interface Reconciled {
  /** Messages of either side that were looked at. */
  readonly looked: number
  /** Still awaited by the game server: nothing is said about them yet. */
  readonly awaited: number
  readonly differences: readonly GameDifference[]
}

const PAGE = 5000

interface OwnRow {
  readonly provider: string
  readonly tx: string
  readonly amount: bigint
  readonly code: string
}

interface TheirRow {
  readonly id: bigint
  readonly tx: string
  readonly amount: bigint
  /** Null while it is awaited; `UNKNOWN` where its rollback brings out what became of it. */
  readonly code: string | null
}

/** Every message that the game server has sent, `play` being two; the rollback moves what its bet did. */
const THEIRS = `
  select m.id, leg.tx, leg.amount::bigint as amount, m.code
  from games.message m join games.round r on r.id = m.round_id join games.player p on p.id = r.player_id
  cross join lateral (
    select m.body -> 'bet' ->> 'tx' as tx, m.body -> 'bet' ->> 'amount' as amount where m.call = 'play'
    union all
    -- A refused press has no win.
    select m.body -> 'win' ->> 'tx', m.body -> 'win' ->> 'amount' where m.call = 'play' and coalesce(m.code, 'OK') in ('OK', 'UNKNOWN')
    union all
    select m.tx, coalesce(m.body ->> 'amount', '0') where m.call <> 'play'
  ) leg
  where p.handle is not null`

/** Holds the books of the wallet against those of our game server, message by message, page by page. */
export async function reconcileGames(
  wallet: Queryable,
  games: Queryable,
  providers: readonly string[],
): Promise<Reconciled> {
  const differences: GameDifference[] = []
  let looked = 0
  let awaited = 0
  for (let from = 0n; ; ) {
    const { rows } = await games.query<TheirRow>(
      `${THEIRS} and m.id in (select id from games.message where id > $1 order by id limit ${PAGE}) order by m.id`,
      [from],
    )
    const last = rows.at(-1)
    if (last === undefined) break
    from = last.id
    looked += rows.length
    awaited += rows.filter(({ code }) => code === null).length
    const own = await listOwn(wallet, providers, rows)
    differences.push(...rows.flatMap((row) => compare(row, own.get(row.tx))))
  }
  return {
    looked,
    awaited,
    differences: [...differences, ...(await findStrangers(wallet, games, providers))],
  }
}

async function listOwn(
  wallet: Queryable,
  providers: readonly string[],
  rows: readonly TheirRow[],
): Promise<ReadonlyMap<string, OwnRow>> {
  const { rows: own } = await wallet.query<OwnRow>(
    `select provider, tx, amount, answer ->> 'code' as code from casino_tx
     where provider = any($1) and tx = any($2)`,
    [providers, rows.map(({ tx }) => tx)],
  )
  return new Map(own.map((row) => [row.tx, row]))
}

function compare({ tx, amount, code }: TheirRow, own: OwnRow | undefined): readonly GameDifference[] {
  if (code === null || code === 'UNKNOWN') return []
  // What was not understood, or may still come true, is not kept there.
  if (own === undefined) return code === 'OK' ? [{ tx, what: 'unknown to the wallet' }] : []
  if (own.amount !== amount) return [{ tx, what: 'another amount' }]
  return own.code === code ? [] : [{ tx, what: 'another answer' }]
}

/** What the wallet has decided and the game server never said. */
async function findStrangers(
  wallet: Queryable,
  games: Queryable,
  providers: readonly string[],
): Promise<readonly GameDifference[]> {
  const differences: GameDifference[] = []
  let [provider, from] = ['', '']
  for (;;) {
    const { rows } = await wallet.query<OwnRow>(
      `select provider, tx, amount, answer ->> 'code' as code from casino_tx
       where provider = any($1) and (provider, tx) > ($2, $3) order by provider, tx limit ${PAGE}`,
      [providers, provider, from],
    )
    const last = rows.at(-1)
    if (last === undefined) return differences
    ;({ provider, tx: from } = last)
    const { rows: said } = await games.query<{ tx: string }>(
      `select tx from games.message where tx = any($1)
       union select body -> 'win' ->> 'tx' from games.message
         where call = 'play' and tx = any(select regexp_replace(one, '[.]w$', '.b1') from unnest($1::text[]) one)`,
      [rows.map(({ tx }) => tx)],
    )
    const known = new Set(said.map(({ tx }) => tx))
    differences.push(
      ...rows.flatMap(({ tx }) =>
        known.has(tx) ? [] : [{ tx, what: 'unknown to the game server' } as const],
      ),
    )
  }
}
