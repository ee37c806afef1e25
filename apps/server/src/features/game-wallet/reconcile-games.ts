import type { Queryable } from '@xezer/db/pool'

/** A message that wallet and game server do not tell alike, or a round whose messages the game server does not keep any more. */
export interface GameDifference {
  /** Of a round: what the wallet knows it by. */
  readonly tx: string
  readonly what:
    | 'unknown to the wallet'
    | 'unknown to the game server'
    | 'another amount'
    | 'another answer'
    | 'another sum of a round'
}

export interface Reconciled {
  /** Messages of either side that were looked at. */
  readonly looked: number
  /** Rounds that ended so long ago that their messages are gone at the game server: their sums are held against each other. */
  readonly summed: number
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
  from games.message m
  cross join lateral (
    select m.body -> 'bet' ->> 'tx' as tx, m.body -> 'bet' ->> 'amount' as amount where m.call = 'play'
    union all
    -- A refused press has no win.
    select m.body -> 'win' ->> 'tx', m.body -> 'win' ->> 'amount' where m.call = 'play' and coalesce(m.code, 'OK') in ('OK', 'UNKNOWN')
    union all
    select m.tx, coalesce(m.body ->> 'amount', '0') where m.call <> 'play'
  ) leg`

/** A page of them. Play money is nobody's but the game server's, and however much of it stands in between, a page is full of the rest. */
const THEIR_PAGE = `${THEIRS} where m.id in (
    select o.id from games.message o join games.round x on x.id = o.round_id join games.player y on y.id = x.player_id
    where o.id > $1 and y.handle is not null order by o.id limit ${PAGE})
  order by m.id`

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
    const { rows } = await games.query<TheirRow>(THEIR_PAGE, [from])
    const last = rows.at(-1)
    if (last === undefined) break
    from = last.id
    looked += rows.length
    awaited += rows.filter(({ code }) => code === null).length
    const own = await listOwn(wallet, providers, rows)
    differences.push(...rows.flatMap((row) => compare(row, own.get(row.tx))))
  }
  const sums = await compareSums(wallet, games, providers)
  const strangers = await findStrangers(wallet, games, providers)
  return {
    ...{ looked, awaited, summed: sums.summed },
    differences: [...differences, ...sums.differences, ...strangers],
  }
}

interface SumRow {
  readonly name: string
  readonly provider: string
  readonly staked: bigint
  readonly returned: bigint
  readonly is_over: boolean
}

/** Of the wallet's, where nothing of a round counts: every bet was refused, or given back before it came. */
const NOTHING = { staked: 0n, returned: 0n, is_over: true }

/** Rounds whose messages may be gone, by what was staked and came back: those are kept for ever on both sides. */
async function compareSums(
  wallet: Queryable,
  games: Queryable,
  providers: readonly string[],
): Promise<{ readonly summed: number; readonly differences: readonly GameDifference[] }> {
  const differences: GameDifference[] = []
  let summed = 0
  for (let from = 0n; ; ) {
    const { rows } = await games.query<SumRow & { readonly id: bigint }>(
      `select r.id, r.name, r.provider, true as is_over,
         case r.state when 'settled' then r.staked_minor else 0 end::bigint as staked,
         case r.state when 'settled' then r.return_minor else 0 end::bigint as returned
       from games.round r join games.player p on p.id = r.player_id cross join games.messages_kept k
       where r.id > $1 and p.handle is not null and ${isPast('r', 'k')} order by r.id limit ${PAGE}`,
      [from],
    )
    const last = rows.at(-1)
    if (last === undefined) return { summed, differences }
    from = last.id
    summed += rows.length
    const { rows: own } = await wallet.query<SumRow>(
      // Of what was given back and never closed nothing is left to be closed.
      `select round as name, provider, staked, returned, status = 'closed' or staked = 0 as is_over from casino_round
       where provider = any($1) and round = any($2)`,
      [providers, rows.map(({ name }) => name)],
    )
    const known = new Map(own.map((row) => [`${row.provider} ${row.name}`, row]))
    differences.push(
      ...rows.flatMap((row) => {
        const { staked, returned, is_over } = known.get(`${row.provider} ${row.name}`) ?? NOTHING
        const isAlike = staked === row.staked && returned === row.returned && is_over
        return isAlike ? [] : [{ tx: row.name, what: 'another sum of a round' } as const]
      }),
    )
  }
}

/** Whether messages of a round may be gone; whatever is not over has all of them. */
const isPast = (round: string, kept: string) =>
  `${round}.state in ('settled', 'voided') and ${round}.changed_at < ${kept}.since`

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
         where call = 'play' and tx = any(select regexp_replace(one, '[.]w$', '.b1') from unnest($1::text[]) one)
       union select w.tx from (select one as tx, regexp_replace(one, '[.][^.]*$', '') as round from unnest($1::text[]) one) w
         join games.round r on r.name = w.round cross join games.messages_kept k where ${isPast('r', 'k')}`,
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
