import type { Queryable } from '@xezer/db/pool'

/** A table of which a player gets his rows. */
export interface ExportTable {
  readonly name: string
  /** What of a row is told. */
  readonly columns: readonly string[]
  /** Which rows `t` are those of player `$1`. */
  readonly isOwn: string
}

/** Of these nothing is told: they keep secrets and counts that guard the account, or this very copy. */
const WITHHELD: readonly string[] = [
  ...['operation', 'code_try', 'passkey_challenge', 'recovery_code', 'mailed_link', 'account'],
  ...['player_export', 'player_export_part', 'quarantine'],
]

/** Rows that belong to a row of the player's. */
const BELONGING: readonly (readonly [table: string, key: string, owner: string])[] = [
  ['bet_leg', 'bet_id', 'bet'],
  ['payment_step', 'payment_id', 'payment'],
  ['chat_message', 'chat_id', 'chat'],
]

/**
 * Columns that open, seal or recognise something, what the house notes for its own safety, and the names of its people.
 * Bytes are never told.
 */
const HIDDEN =
  /(^|_)(hash|secret|sealed|token|print|key|flags|actor|reason|fault|note|redirect|challenge)($|_)/

/**
 * Every table that names a player, as the database has them now: whoever adds one has it told without a word, and what is
 * a secret is bytes or is called one.
 */
export async function findExportTables(database: Queryable): Promise<readonly ExportTable[]> {
  const { rows } = await database.query<{ name: string; columns: string[]; is_own: boolean }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) filter (where a.atttypid <> 'bytea'::regtype) as columns,
       bool_or(a.attname = 'player_id') as is_own
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped
     group by c.relname order by c.relname`,
  )
  return rows.flatMap(({ name, columns, is_own }) => {
    const isOwn = is_own && !WITHHELD.includes(name) ? 't.player_id = $1' : ownerOf(name)
    return isOwn === null ? [] : [{ name, columns: columns.filter((column) => !HIDDEN.test(column)), isOwn }]
  })
}

function ownerOf(table: string): string | null {
  if (table === 'player') return 't.id = $1'
  const found = BELONGING.find(([name]) => name === table)
  if (found === undefined) return null
  const [, key, owner] = found
  return `t.${key} in (select o.id from ${owner} o where o.player_id = $1)`
}
