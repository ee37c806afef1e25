import type { MarketType } from '@xezer/sport/market-type'
import { formatSpecifier, type SpecifierValues } from '@xezer/sport/specifier'
import type { MarketName } from '../sport-module.ts'
import { RACES } from './match-view.ts'
import { TABLE_TENNIS_MARKETS } from './table-tennis-markets.ts'

const SETS_MOST = 7

/** No line that is sold lies beyond these: of both sides, of one, and a handicap either way. */
const LIMITS: Readonly<Record<string, { total: number; team: number; handicap: number }>> = {
  'match points': { total: 220, team: 120, handicap: 78 },
  'match sets': { total: 7, team: 0, handicap: 4 },
  'set{setnr} points': { total: 60, team: 30, handicap: 11 },
}

/** Every market that may ever have been sold on a match: after a restart nobody remembers which were. */
export const TABLE_TENNIS_UNIVERSE: readonly MarketName[] = TABLE_TENNIS_MARKETS.types.flatMap((type) =>
  listSets(type).flatMap((set) =>
    listLines(type).map((line) => ({ type: type.key, specifier: formatSpecifier({ ...set, ...line }) })),
  ),
)

function listSets({ specifiers }: MarketType): SpecifierValues[] {
  if (!specifiers.some(({ key }) => key === 'setnr')) return [{}]
  return Array.from({ length: SETS_MOST }, (_, index) => ({ setnr: index + 1 }))
}

function listLines({ line, period, statistic, team }: MarketType): SpecifierValues[] {
  const limits = LIMITS[`${period} ${statistic}`] ?? { total: 0, team: 0, handicap: 0 }
  switch (line?.key) {
    case 'total':
      return halves(0, team === null ? limits.total : limits.team).map((total) => ({ total }))
    case 'hcp':
      return halves(-limits.handicap, limits.handicap).map((hcp) => ({ hcp }))
    case 'n':
      return RACES.map((n) => ({ n }))
    default:
      return [{}]
  }
}

function halves(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index + 0.5)
}
