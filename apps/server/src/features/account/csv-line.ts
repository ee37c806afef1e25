import type { Locale } from '@xezer/std/locale'

/** By it a spreadsheet knows that the letters are UTF-8. */
export const UTF8_MARK = '\uFEFF'
export const CSV_LINE_END = '\r\n'
/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Where the comma parts whole from hundredths, spreadsheets part cells by the semicolon. */
export function csvLine(cells: readonly string[], locale: Locale): string {
  return cells.map(csvCell).join(csvSeparator(locale)) + CSV_LINE_END
}

export const csvSeparator = (locale: Locale): string => (locale === 'en' ? ',' : ';')

export function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
