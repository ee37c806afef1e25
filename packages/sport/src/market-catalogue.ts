import { assert, must } from '@xezer/std/assert'
import type { MarketType } from './market-type.ts'

/** Every market type of one sport, by its key. */
export interface MarketCatalogue {
  /** In the order of display. */
  readonly types: readonly MarketType[]
  /** Those of a match: all but the ones whose outcomes are competitors. */
  readonly matchTypes: readonly MarketType[]
  /** The periods that its rows are about, as they name them, in the order of display. */
  readonly periods: readonly string[]
  find(key: string): MarketType | null
  get(key: string): MarketType
}

export function createMarketCatalogue(types: readonly MarketType[]): MarketCatalogue {
  const byKey = new Map(types.map((type) => [type.key, type]))
  assert(byKey.size === types.length, 'two market types share a key')
  return {
    types,
    matchTypes: types.filter(({ outcomeStyle }) => outcomeStyle !== 'competitor'),
    periods: [...new Set(types.map(({ period }) => period))],
    find: (key) => byKey.get(key) ?? null,
    get: (key) => must(byKey.get(key), `unknown market type ${key}`),
  }
}
