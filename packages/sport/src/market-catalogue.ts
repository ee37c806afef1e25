import { assert, must } from '@xezer/std/assert'
import { COMBINATION_OUTCOME, COMBINATION_TYPE } from './combination.ts'
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

/** `combines`: whose selections can be put together into combinations of one event, which are in no list of types. */
export function createMarketCatalogue(types: readonly MarketType[], combines?: string): MarketCatalogue {
  const byKey = new Map(types.map((type) => [type.key, type]))
  assert(byKey.size === types.length, 'two market types share a key')
  const legTypes = new Map(byKey)
  const legType = (key: string): MarketType | null => legTypes.get(key) ?? null
  if (combines !== undefined) byKey.set(COMBINATION_TYPE, combinationType(combines, legType))
  return {
    types,
    matchTypes: types.filter(({ outcomeStyle }) => outcomeStyle !== 'competitor'),
    periods: [...new Set(types.map(({ period }) => period))],
    find: (key) => byKey.get(key) ?? null,
    get: (key) => must(byKey.get(key), `unknown market type ${key}`),
  }
}

function combinationType(statistic: string, legType: (key: string) => MarketType | null): MarketType {
  return {
    key: COMBINATION_TYPE,
    rule: 'combination',
    name: COMBINATION_TYPE,
    statistic,
    period: 'match',
    group: 'o',
    layout: 'common',
    outcomes: [COMBINATION_OUTCOME],
    outcomeStyle: 'word',
    specifiers: [{ key: 'legs', lines: 'text' }],
    line: null,
    numbered: null,
    team: null,
    columns: 1,
    order: 0,
    offered: { prematch: true, live: true },
    legType,
  }
}
