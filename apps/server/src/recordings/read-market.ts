import { odds } from '@xezer/money/odds'
import type { MarketPrices, OutcomePrice } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { formatSpecifier, type NumberKey, parseSpecifier } from '@xezer/sport/specifier'
import { must } from '@xezer/std/assert'

export interface NamedMarket {
  readonly type: string
  readonly specifier: string
}

/** `1x2`, `total[total=2.5]`, `exact[variant=sr:exact_goals:6+]`: values as a provider writes them, texts unescaped. */
export function readMarket(word: string): NamedMarket {
  const [, type = '', inside] = /^([a-z0-9_]+)(?:\[(.*)\])?$/.exec(word) ?? []
  if (type === '') throw new Error(`not a market: ${word}`)
  if (inside === undefined) return { type, specifier: '' }
  const values = Object.fromEntries(
    inside.split('|').map((pair) => {
      const at = pair.indexOf('=')
      const key = pair.slice(0, at)
      const text = pair.slice(at + 1)
      return [key, isNumberKey(key) ? Number(text) : text]
    }),
  )
  return { type, specifier: formatSpecifier(values) }
}

/** A key of texts reads any text; the others read none. */
function isNumberKey(key: string): key is NumberKey {
  return !parseSpecifier(`${key}=x`).ok
}

/** `1=1.50`, `x=-` for no price, `over=1.90@0.51` with its probability. */
export function readPrice(word: string): OutcomePrice {
  const { key, value } = splitPair(word)
  const [price = '', probability] = value.split('@')
  return {
    outcome: key,
    odds: price === '-' ? null : odds(Math.round(Number(price) * 1000)),
    ...(probability === undefined ? {} : { probabilityPpb: Math.round(Number(probability) * 1e9) }),
  }
}

/** `1=won`, `2=dead_heat(1/2)`. */
export function readResult(word: string): { readonly outcome: string; readonly result: OutcomeResult } {
  const { key, value } = splitPair(word)
  const [, numerator, denominator] = /^dead_heat\((\d+)\/(\d+)\)$/.exec(value) ?? []
  if (numerator === undefined) return { outcome: key, result: { kind: value } as OutcomeResult }
  const share = { numerator: Number(numerator), denominator: Number(denominator) }
  return { outcome: key, result: { kind: 'dead_heat', ...share } }
}

function splitPair(word: string): { readonly key: string; readonly value: string } {
  const at = word.lastIndexOf('=')
  if (at < 1) throw new Error(`not an outcome and what is said of it: ${word}`)
  return { key: word.slice(0, at), value: word.slice(at + 1) }
}

/** `1x2 open 1=1.50 x=4.00 & total[total=2.5] suspended`. */
export function readMarketPrices(words: readonly string[]): MarketPrices[] {
  return splitList(words).map(([market = '', status = '', ...prices]) => ({
    ...readMarket(market),
    status: status as MarketPrices['status'],
    outcomes: prices.map(readPrice),
  }))
}

/** `1x2 1=won x=lost & total[total=2.5] over=void`. */
export function readMarketResults(words: readonly string[]) {
  return splitList(words).map(([market = '', ...results]) => ({
    ...readMarket(market),
    outcomes: results.map(readResult),
  }))
}

/** `1x2 & total[total=2.5]`. */
export function readMarkets(words: readonly string[]): NamedMarket[] {
  return splitList(words).map(([market = '']) => readMarket(market))
}

function splitList(words: readonly string[]): string[][] {
  const lists: string[][] = [[]]
  for (const word of words) {
    if (word === '&') lists.push([])
    else must(lists.at(-1), 'a list was begun').push(word)
  }
  return lists
}
