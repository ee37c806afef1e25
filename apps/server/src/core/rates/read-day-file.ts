import { multiplyRational, RATIONAL_ONE, type Rational } from '@xezer/money/rational'
import { invertRate } from '@xezer/payments/rates'
import { err, ok, type Result } from '@xezer/std/result'
import { XMLParser } from 'fast-xml-parser'
import { type Bank, type DayRates, type RateFault, readBankDay, readBankValue } from './day-rates.ts'

export const DAY_FILE_BYTES_MAX = 256 * 1024

/** The part of the manat bank's file that is about currencies; metals stand before it. */
const CURRENCIES_TYPE = 'Xarici valyutalar'

type Node = Readonly<Record<string, unknown>>

/** No entity is ever expanded, so a file cannot grow while it is read; numbers stay the text that they were. */
const PARSER = new XMLParser({
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'Valute' || name === 'ValType',
})

/** The day file of a central bank as it came, to rates in manat. */
export function readDayFile(bank: Bank, bytes: Uint8Array): Result<DayRates, RateFault> {
  if (bytes.length > DAY_FILE_BYTES_MAX) return err('rates_too_large')
  const root = parse(bytes)
  const day = root === null ? null : readBankDay(textOf(root['@Date']))
  if (root === null || day === null) return err('rates_unreadable')
  const values = bank === 'cbar' ? readCbar(root) : readCbr(root)
  if (values === null) return err('rates_unreadable')
  const { USD, EUR, RUB } = values
  if (USD === undefined || EUR === undefined || RUB === undefined) return err('rates_lack_currency')
  return ok({ day, rates: { USD, EUR, RUB } })
}

type Values = Partial<Record<string, Rational>>

/** Manat for so many units, with a point. */
function readCbar(root: Node): Values | null {
  const type = nodesOf(root.ValType).find((node) => node['@Type'] === CURRENCIES_TYPE)
  if (type === undefined) return null
  return readValues(type, '@Code', (value) => value)
}

/** Roubles for so many units, with a comma; in manat they are told through the manat's own. */
function readCbr(root: Node): Values | null {
  const inRoubles = readValues(root, 'CharCode', (value) => value.replace(',', '.'))
  if (inRoubles?.AZN === undefined) return inRoubles === null ? null : {}
  const manatPerRouble = invertRate(inRoubles.AZN)
  const values: Values = {}
  for (const [code, value] of Object.entries({ ...inRoubles, RUB: RATIONAL_ONE })) {
    if (value !== undefined) values[code] = multiplyRational(value, manatPerRouble)
  }
  return values
}

/** Null where one of them cannot be read: half a file is none. */
function readValues(parent: Node, codeName: string, write: (value: string) => string): Values | null {
  const values: Values = {}
  for (const node of nodesOf(parent.Valute)) {
    const value = readBankValue(write(textOf(node.Value)), textOf(node.Nominal))
    if (value === null) return null
    values[textOf(node[codeName])] = value
  }
  return values
}

/** The root of the file; null for what is no such file. A file with a document type has no business here. */
function parse(bytes: Uint8Array): Node | null {
  const text = decode(bytes)
  if (text === null || /<!(DOCTYPE|ENTITY)/i.test(text)) return null
  try {
    return nodeOf(nodeOf(PARSER.parse(text, true))?.ValCurs)
  } catch {
    return null
  }
}

/** By the encoding that the file names itself: the rouble bank writes windows-1251. */
function decode(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 100))
  const named = /encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (named !== 'utf-8' && named !== 'windows-1251') return null
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function nodeOf(value: unknown): Node | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(nodeOf).filter((node) => node !== null) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
