import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { WireDate } from './field-errors.ts'
import { CurrencyCode, Id, WireTime } from './primitives.ts'

export const STATEMENT_PAGE_LIMIT = 50
/** A year and its leap day. */
export const STATEMENT_DAYS_MAX = 366
/** What a document of pages can still be read with; a table takes more. */
export const STATEMENT_PDF_MAX = 5000
export const STATEMENT_CSV_MAX = 100_000

/** An amount that went in, or out with a minus. */
const SignedMoney = z.number()

const Movement = z.object({
  /** Its place among all movements of the account, from 1 on; none is ever put between two others. */
  number: Id,
  time: WireTime,
  kind: z.string(),
  kindName: z.string(),
  /** The bet or payment that it belongs to. */
  subject: z.nullable(Id),
  amount: SignedMoney,
  /** Of the account behind it. */
  balance: z.number(),
})
export type Movement = z.output<typeof Movement>

/** Money that can be staked or paid out: what stands in play or waits to be paid out has left it. */
export const accountStatement = defineCall({
  name: 'accountStatement',
  method: 'POST',
  path: 'account/statement',
  auth: 'player',
  summary:
    'What went in and out of the account in a period, newest first; opening and movements make closing',
  input: z.strictObject({
    from: WireTime,
    to: WireTime,
    /** The number of the last movement of the page before; absent for the first page. */
    before: z.optional(Id),
  }),
  output: z.object({
    currency: CurrencyCode,
    opening: z.number(),
    closing: z.number(),
    in: z.number(),
    out: z.number(),
    count: z.int(),
    movements: z.array(Movement),
    more: z.boolean(),
  }),
  errors: ['period_invalid'],
})

export const STATEMENT_FORMATS = ['csv', 'pdf'] as const

export const accountStatementFile = defineCall({
  name: 'accountStatementFile',
  method: 'POST',
  path: 'account/statementFile',
  auth: 'player',
  summary: 'The same as a file, oldest first: a table (CSV), or a document (PDF)',
  input: z.strictObject({
    from: WireTime,
    to: WireTime,
    format: z.enum(STATEMENT_FORMATS),
    /** What the period is called where it is asked: instants say no days of the player's own zone. The file is named by them. */
    days: z.optional(z.strictObject({ from: WireDate, to: WireDate })),
  }),
  output: z.object({
    name: z.string(),
    type: z.string(),
    /** The bytes in base64. */
    data: z.string(),
  }),
  errors: ['period_invalid', 'statement_too_long'],
})
