import type { Queryable } from './pool.ts'

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly type: string
  readonly is_nullable: boolean
  /** The checks of this column alone. */
  readonly checks: readonly string[]
}

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as type,
    not a.attnotnull as is_nullable,
    coalesce((select array_agg(pg_get_constraintdef(k.oid) order by k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '{}') as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

/** What a pool makes of each type. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  'bigint[]': 'readonly string[]',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  'integer[]': 'readonly (number | null)[]',
  bytea: 'Buffer',
  jsonb: 'unknown',
  date: 'Date',
  'text[]': 'readonly string[]',
  'timestamp with time zone': 'Date',
  'timestamp with time zone[]': 'Date[]',
}

/** The module of row types, an interface a table, from a database that is migrated. */
export async function writeRowTypes(database: Queryable): Promise<string> {
  const { rows } = await database.query<Column>(COLUMNS)
  const tables = new Map<string, string[]>()
  for (const column of rows) {
    const fields = tables.get(column.table_name) ?? []
    fields.push(`  readonly ${column.column_name}: ${typeOf(column)}\n`)
    tables.set(column.table_name, fields)
  }
  const interfaces = [...tables].map(
    ([table, fields]) => `\nexport interface ${nameOf(table)}Row {\n${fields.join('')}}\n`,
  )
  return `// Made from the migrations by npm run rows.\n${interfaces.join('')}`
}

function nameOf(table: string): string {
  return table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function typeOf(column: Column): string {
  const plain = TYPES[column.type]
  if (plain === undefined)
    throw new Error(`no type for ${column.table_name}.${column.column_name}: ${column.type}`)
  const type = literalsOf(column) ?? plain
  return column.is_nullable && type !== 'unknown' ? `${type} | null` : type
}

/** Of `check (x in (...))`, which the database tells as `x = ANY (ARRAY[...])`. */
function literalsOf({ column_name: name, type, checks }: Column): string | null {
  for (const check of checks) {
    const listed = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(check)?.[1]
    if (listed === undefined) continue
    if (type === 'text')
      return [...listed.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
    return listed
      .split(', ')
      .map((value) => value.replace(/::\w+$/, ''))
      .join(' | ')
  }
  return null
}
