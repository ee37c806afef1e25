import type { MarketType } from '@xezer/sport/market-type'
import { formatSpecifier, type NumberKey, type SpecifierValues } from '@xezer/sport/specifier'

/** A market of a match; tests settle all that may be sold on one. */
export interface ExampleMarket {
  readonly type: string
  readonly specifier: string
}

/** No line that is sold lies beyond these: of both sides, of one, and a handicap either way. */
export interface LineLimits {
  readonly total: number
  readonly team: number
  readonly handicap: number
}

const NO_LIMITS: LineLimits = { total: 0, team: 0, handicap: 0 }

/**
 * Every market of these types that may be sold on a match: in each part of play (`parts`: how many sets there are, games
 * of a set, quarters), at each half line within the limits of what is counted in it, and for each number to race to.
 */
export function listMarkets(
  types: readonly MarketType[],
  {
    parts,
    limits,
    countedIn,
    races,
  }: {
    readonly parts: Readonly<Partial<Record<NumberKey, number>>>
    /** By what `countedIn` says of a type. */
    readonly limits: Readonly<Record<string, LineLimits>>
    readonly countedIn: (type: MarketType) => string
    readonly races: readonly number[]
  },
): ExampleMarket[] {
  return types.flatMap((type) => {
    const keys = type.specifiers.map(({ key }) => key)
    const places = Object.entries(parts).reduce<SpecifierValues[]>(
      (found, [key, most]) =>
        keys.some((own) => own === key)
          ? found.flatMap((place) => upTo(most).map((number) => ({ ...place, [key]: number })))
          : found,
      [{}],
    )
    const lines = linesOf(type, limits[countedIn(type)] ?? NO_LIMITS, races)
    return places.flatMap((place) =>
      lines.map((line) => ({ type: type.key, specifier: formatSpecifier({ ...place, ...line }) })),
    )
  })
}

function linesOf(
  { line, team }: MarketType,
  limits: LineLimits,
  races: readonly number[],
): SpecifierValues[] {
  switch (line?.key) {
    case 'total':
      return halfLines(0, team === null ? limits.total : limits.team).map((total) => ({ total }))
    case 'hcp':
      return halfLines(-limits.handicap, limits.handicap).map((hcp) => ({ hcp }))
    case 'n':
      return races.map((n) => ({ n }))
    default:
      return [{}]
  }
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

function halfLines(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index + 0.5)
}
