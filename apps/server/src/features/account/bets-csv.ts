import type { AccountBet } from '@xezer/contract/account-news'
import type { BetBonus } from '@xezer/contract/bet-details'
import { parseWireTime } from '@xezer/contract/wire-time'
import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { csvLine, UTF8_MARK } from './csv-line.ts'

const COLUMNS = [
  'number',
  'placed',
  'type',
  'selections',
  'odds',
  'amount',
  'amount_bonus',
  'currency',
  'status',
  'return',
  'return_bonus',
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

/**
 * Instants are UTC, so that a file says the same in every zone; amounts have the comma or the dot of the language. Which part of an
 * amount is a bonus stands beside it, and nothing where it is cash alone.
 */
export function csvRow(bet: AccountBet, locale: Locale, bonus?: BetBonus): string {
  const number = (value: number) => sayNumber(value, locale)
  const partOf = (value: number | null | undefined) => (value == null ? '' : number(value))
  const isReturned = bet.status === 'won' || bet.status === 'lost' || bet.status === 'refunded'
  const cells = {
    number: bet.number,
    placed: new Date(parseWireTime(bet.placed)).toISOString(),
    type: bet.typeName,
    selections: bet.positions.map((position) => saySelection(position, locale)).join(' | '),
    odds: number(bet.factor),
    amount: number(bet.amount),
    amount_bonus: partOf(bonus?.stake),
    currency: bet.currency,
    status: bet.statusName,
    return: isReturned ? number(bet.winning) : '',
    return_bonus: isReturned ? partOf(bonus?.winning) : '',
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
