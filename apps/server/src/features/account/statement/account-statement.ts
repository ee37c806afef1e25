import type { CallInput, CallOutput } from '@xezer/contract/call'
import {
  type accountStatement,
  type accountStatementFile,
  STATEMENT_CSV_MAX,
  STATEMENT_DAYS_MAX,
  STATEMENT_PAGE_LIMIT,
  STATEMENT_PDF_MAX,
} from '@xezer/contract/statement'
import { parseWireTime, presentWireTime, wireDate } from '@xezer/contract/wire-time'
import type { PlayerRow } from '@xezer/db/generated/rows'
import type { Pool } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { must } from '@xezer/std/assert'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { Timers } from '@xezer/std/timers'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findStatementPage, type MovementRow, type Period, walkMovements } from './find-movements.ts'
import { nameMovement } from './name-movement.ts'
import { statementCsvFoot, statementCsvHead } from './statement-csv.ts'
import { walkLines } from './walk-lines.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface StatementOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly timers: Pick<Timers, 'pause'>
}

/** A page of what moved; a page of the site asks it. */
export async function tellStatement(
  pool: Pool,
  playerId: number,
  input: CallInput<typeof accountStatement>,
  locale: Locale,
): Promise<CallOutput<typeof accountStatement> | Refusal<'period_invalid'>> {
  const period = readPeriod(input)
  if (period === null) return refusePeriod()
  const page = { before: input.before ?? null, limit: STATEMENT_PAGE_LIMIT + 1 }
  const { summary, movements } = await findStatementPage(pool, playerId, period, page)
  return {
    currency: summary.currency,
    opening: wire(summary.opening),
    closing: wire(summary.closing),
    in: wire(summary.in),
    out: wire(summary.out),
    count: summary.count,
    movements: movements.slice(0, STATEMENT_PAGE_LIMIT).map((row) => presentMovement(row, locale)),
    more: movements.length > STATEMENT_PAGE_LIMIT,
  }
}

function presentMovement(row: MovementRow, locale: Locale) {
  return {
    number: row.number,
    time: presentWireTime(row.at.getTime()),
    kind: row.code,
    kindName: nameMovement(row.code, locale),
    subject: row.subject,
    amount: wire(row.amount),
    balance: wire(row.balance),
  }
}

const wire = (amount: bigint) => presentWireAmount(minor(amount))

type FileInput = CallInput<typeof accountStatementFile>
type FileAnswer = CallOutput<typeof accountStatementFile> | Refusal<'period_invalid' | 'statement_too_long'>

const TYPES = { csv: 'text/csv;charset=utf-8', pdf: 'application/pdf' } as const
const ROWS_MAX = { csv: STATEMENT_CSV_MAX, pdf: STATEMENT_PDF_MAX } as const

/** The whole period as one file; the rest of the process has its turn in between. */
export async function makeStatementFile(
  options: StatementOptions,
  playerId: number,
  input: FileInput,
  locale: Locale,
): Promise<FileAnswer> {
  const period = readPeriod(input)
  if (period === null) return refusePeriod()
  const { format } = input
  const bytes = await (format === 'csv'
    ? writeTable(options, playerId, period, locale)
    : writePages(options, playerId, period, locale))
  if (bytes === null) return refuse('statement_too_long', { n: ROWS_MAX[format] })
  const { days = { from: wireDate(period.fromMs), to: wireDate(period.toMs) } } = input
  const name = `xezer-${playerId}-${days.from}_${days.to}.${format}`
  return { name, type: TYPES[format], data: bytes.toString('base64') }
}

/** Null when it has too many rows; so is a document. */
async function writeTable(
  { pool }: StatementOptions,
  playerId: number,
  period: Period,
  locale: Locale,
): Promise<Buffer | null> {
  const lines: Buffer[] = []
  const summary = await walkLines(pool, { playerId, period, locale, linesMax: ROWS_MAX.csv }, (bytes) =>
    lines.push(bytes),
  )
  if (summary === null) return null
  const [head, foot] = [statementCsvHead(summary, locale), statementCsvFoot(summary, locale)]
  return Buffer.concat([Buffer.from(head), ...lines, Buffer.from(foot)])
}

/** How many rows of a document are written before others have their turn. */
const TURN_ROWS = 50

/** Who never asks for a document never loads what makes one. */
async function writePages(
  { pool, clock, timers }: StatementOptions,
  playerId: number,
  period: Period,
  locale: Locale,
): Promise<Buffer | null> {
  const { beginStatementPdf } = await import('./statement-pdf.ts')
  const { rows: players } = await pool.query<Pick<PlayerRow, 'firstname' | 'lastname'>>(
    'select firstname, lastname from player where id = $1',
    [playerId],
  )
  const { firstname, lastname } = must(players[0], `no player ${playerId}`)
  const holder = { playerId, name: `${firstname} ${lastname}` }
  let pages: ReturnType<typeof beginStatementPdf> | null = null
  await walkMovements(pool, playerId, period, {
    begin(summary) {
      if (summary.count > ROWS_MAX.pdf) return false
      pages = beginStatementPdf({ holder, period, summary, madeMs: clock.nowMs() }, locale)
      return true
    },
    rows: async (rows) => {
      for (const [at, row] of rows.entries()) {
        if (at % TURN_ROWS === TURN_ROWS - 1) await timers.pause()
        pages?.add(row)
      }
    },
  })
  return pages === null ? null : (pages as ReturnType<typeof beginStatementPdf>).end()
}

/** Null for one that ends before it begins, or is longer than a year. */
function readPeriod({ from, to }: { readonly from: string; readonly to: string }): Period | null {
  const [fromMs, toMs] = [parseWireTime(from), parseWireTime(to)]
  return fromMs <= toMs && toMs - fromMs < STATEMENT_DAYS_MAX * DAY_MS ? { fromMs, toMs } : null
}

function refusePeriod(): Refusal<'period_invalid'> {
  return refuse('period_invalid', { n: STATEMENT_DAYS_MAX })
}
