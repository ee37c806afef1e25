import type { AccountBet } from '@xezer/contract/account-news'
import { parseWireTime } from '@xezer/contract/wire-time'
import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'

/** By it a spreadsheet knows that the letters are UTF-8. */
const UTF8_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const COLUMNS = [
  'number',
  'placed',
  'type',
  'selections',
  'odds',
  'amount',
  'currency',
  'status',
  'return',
] as const

export function csvHead(locale: Locale): string {
  return (
    UTF8_MARK +
    csvLine(
      COLUMNS.map((key) => findServerText(locale, `csv.${key}`) ?? key),
      locale,
    )
  )
}

/** Instants are UTC, so that a file says the same in every zone; amounts have the comma or the dot of the language. */
export function csvRow(bet: AccountBet, locale: Locale): string {
  const number = (value: number) => sayNumber(value, locale)
  const isReturned = bet.status === 'won' || bet.status === 'lost' || bet.status === 'refunded'
  const cells = {
    number: bet.number,
    placed: new Date(parseWireTime(bet.placed)).toISOString(),
    type: bet.typeName,
    selections: bet.positions.map((position) => saySelection(position, locale)).join(' | '),
    odds: number(bet.factor),
    amount: number(bet.amount),
    currency: bet.currency,
    status: bet.statusName,
    return: isReturned ? number(bet.winning) : '',
  }
  return csvLine(
    COLUMNS.map((key) => cells[key]),
    locale,
  )
}

function saySelection(position: AccountBet['positions'][number], locale: Locale): string {
  const { name, kind, outcome, factor, result } = position
  const said = `${name}: ${kind}, ${outcome} ${sayNumber(factor, locale)}`
  return result === null ? said : `${said} (${result})`
}

function sayNumber(value: number, locale: Locale): string {
  const text = value.toFixed(2)
  return locale === 'en' ? text : text.replace('.', ',')
}

/** Where the comma parts whole from hundredths, spreadsheets part cells by the semicolon. */
export function csvLine(cells: readonly string[], locale: Locale): string {
  return cells.map(guardCell).join(locale === 'en' ? ',' : ';') + LINE_END
}

function guardCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
