import type { accountBetsTable } from '@xezer/contract/account'
import type { CallOutput } from '@xezer/contract/call'
import type { WalletRow } from '@xezer/db/generated/rows'
import type { Pool } from '@xezer/db/pool'
import { serverTranslator } from '@xezer/i18n/server-text'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import type { Timers } from '@xezer/std/timers'
import { tabulateAccountBets } from '../account-bets.ts'
import { withSnapshot } from '../statement/find-movements.ts'
import { statementCsvFoot, statementCsvHead } from '../statement/statement-csv.ts'
import { walkLines } from '../statement/walk-lines.ts'
import { type ExportTable, findExportTables } from './export-tables.ts'
import { createZipParts, type ZipParts } from './zip-parts.ts'

export interface ExportSource {
  readonly pool: Pool
  readonly timers: Pick<Timers, 'pause'>
}

export interface ExportOf {
  readonly playerId: number
  readonly locale: Locale
  readonly at: Date
}

/** Rows of a table in memory at a time. */
const ROWS_AT_ONCE = 500

/**
 * Everything that is kept of a player as one zip: what a person reads (bets and movements as tables, in his language) and
 * every row that names him, for a program. Each part is handed on as it is full.
 */
export async function writeExport(
  source: ExportSource,
  of: ExportOf,
  hand: (part: Uint8Array) => Promise<void>,
): Promise<void> {
  const zip = createZipParts(of.at)
  const flush = async () => {
    for (const part of zip.take()) await hand(part)
    await source.timers.pause()
  }
  zip.begin('read-me.txt')
  zip.add(serverTranslator(of.locale)('mail.export_contents', { number: String(of.playerId) }))
  await writeBets(source.pool, of, zip, flush)
  await writeMovements(source.pool, of, zip)
  await flush()
  for (const table of await findExportTables(source.pool))
    await writeTable(source.pool, of, { table, zip, flush })
  zip.end()
  await flush()
}

async function writeBets(pool: Pool, of: ExportOf, zip: ZipParts, flush: () => Promise<void>): Promise<void> {
  zip.begin('bets.csv')
  let before: number | null = null
  for (;;) {
    const input = { filter: 'all', ...(before === null ? {} : { before }) } as const
    const page: CallOutput<typeof accountBetsTable> = await tabulateAccountBets(
      pool,
      of.playerId,
      input,
      of.locale,
    )
    zip.add(page.csv)
    await flush()
    if (page.before === null) return
    before = page.before
  }
}

/** From the first movement to the last: the opening balance is nothing, and what moved makes what there is. */
async function writeMovements(pool: Pool, { playerId, locale, at }: ExportOf, zip: ZipParts): Promise<void> {
  zip.begin('movements.csv')
  const { rows } = await pool.query<Pick<WalletRow, 'currency'>>(
    'select currency from wallet where player_id = $1',
    [playerId],
  )
  const { currency } = must(rows[0], `player ${playerId} has no wallet`)
  zip.add(statementCsvHead({ opening: 0n, currency }, locale))
  const period = { fromMs: 0, toMs: at.getTime() }
  const summary = await walkLines(pool, { playerId, period, locale, linesMax: Infinity }, (bytes) =>
    zip.add(bytes),
  )
  zip.add(statementCsvFoot(must(summary, 'an export was too long'), locale))
}

interface TableParts {
  readonly table: ExportTable
  readonly zip: ZipParts
  readonly flush: () => Promise<void>
}

function writeTable(pool: Pool, { playerId }: ExportOf, { table, zip, flush }: TableParts): Promise<void> {
  zip.begin(`rows/${table.name}.json`)
  zip.add('[')
  const columns = table.columns.map((column) => `t."${column}"`).join(', ')
  return withSnapshot(pool, async (client) => {
    await client.query(
      `declare told no scroll cursor for
       select row_to_json(own)::text as row from (select ${columns} from "${table.name}" t where ${table.isOwn}) own`,
      [playerId],
    )
    let mark = '\n'
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from told`)
      if (rows.length === 0) break
      for (const { row } of rows) {
        zip.add(mark + row)
        mark = ',\n'
      }
      await flush()
    }
    zip.add('\n]\n')
  })
}
