import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { csvLine, UTF8_MARK } from '../csv-line.ts'
import type { Summary } from './find-movements.ts'

/**
 * In and out stand in columns of their own: a minus at the beginning of a cell is a formula for some spreadsheets.
 * Instants are UTC; amounts have the comma or the dot of the language. The lines of movements are written by `walk-lines.ts`.
 */
const COLUMNS = ['entry', 'placed', 'movement', 'subject', 'in', 'out', 'balance', 'currency'] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

/** Headings, and the balance that the period begins with. */
export function statementCsvHead(
  { opening, currency }: Pick<Summary, 'opening' | 'currency'>,
  locale: Locale,
): string {
  const headings = COLUMNS.map((key) => findServerText(locale, `csv.${key}`) ?? key)
  return UTF8_MARK + csvLine(headings, locale) + balanceLine('statement.opening', opening, currency, locale)
}

/** What went in and out, and the balance that the period ends with. */
export function statementCsvFoot(summary: Summary, locale: Locale): string {
  const { closing, currency } = summary
  const [paidIn, paidOut] = [sayPlain(summary.in, locale), sayPlain(summary.out, locale)]
  const sums = { movement: say('statement.sums', locale), in: paidIn, out: paidOut, currency }
  return line(sums, locale) + balanceLine('statement.closing', closing, currency, locale)
}

function balanceLine(
  name: 'statement.opening' | 'statement.closing',
  balance: bigint,
  currency: string,
  locale: Locale,
): string {
  return line({ movement: say(name, locale), balance: sayPlain(balance, locale), currency }, locale)
}

const say = (id: string, locale: Locale) => findServerText(locale, id) ?? id

function line(cells: Cells, locale: Locale): string {
  return csvLine(
    COLUMNS.map((key) => cells[key] ?? ''),
    locale,
  )
}

/** An amount for a spreadsheet: nothing between thousands. */
function sayPlain(amountMinor: bigint, locale: Locale): string {
  const digits = String(amountMinor).padStart(3, '0')
  return `${digits.slice(0, -2)}${locale === 'en' ? '.' : ','}${digits.slice(-2)}`
}
