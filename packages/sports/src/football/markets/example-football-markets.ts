import { isSpecifierOf, type MarketType } from '@xezer/sport/market-type'
import { formatSpecifier } from '@xezer/sport/specifier'
import { must } from '@xezer/std/assert'
import type { ExampleMarket } from '../../example-markets.ts'
import { FOOTBALL_MARKETS } from './football-markets.ts'

/** No line that is sold lies beyond these: largest total, and largest handicap either way. */
const LIMITS: Readonly<Record<string, { total: number; handicap: number }>> = {
  goals: { total: 20, handicap: 14 },
  corners: { total: 40, handicap: 22 },
  cards: { total: 34, handicap: 20 },
}
const NUMBER_MAX = 40

/** Every market that may be sold on a match; besides half lines there are whole ones and quarters. */
export const FOOTBALL_UNIVERSE: readonly ExampleMarket[] = FOOTBALL_MARKETS.matchTypes.flatMap((type) =>
  listSpecifiers(type)
    .filter((specifier) => isSpecifierOf(type, specifier))
    .map((specifier) => ({ type: type.key, specifier })),
)

function listSpecifiers(type: MarketType): string[] {
  const [specifier] = type.specifiers
  if (specifier === undefined) return ['']
  const { key, lines } = specifier
  const limit = LIMITS[type.statistic]
  if (key === 'hcp') {
    const { handicap } = must(limit, `${type.key} has handicaps without a limit`)
    const step = lines === 'whole' ? 1 : 0.25
    return range(-handicap, handicap, step).map((hcp) => formatSpecifier({ hcp }))
  }
  if (key === 'total') {
    const { total } = must(limit, `${type.key} has totals without a limit`)
    const step = lines === 'quarter' ? 0.25 : 0.5
    return range(step, total, step).map((line) => formatSpecifier({ total: line }))
  }
  return range(1, NUMBER_MAX, 1).map((number) => formatSpecifier({ [key]: number }))
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
