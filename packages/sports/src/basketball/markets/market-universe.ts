import type { MarketType } from '@xezer/sport/market-type'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { MarketName } from '../../sport-module.ts'
import { QUARTER_COUNT } from '../basketball-model.ts'
import { RACE_POINTS } from '../basketball-outcomes.ts'
import { BASKETBALL_MARKETS } from './basketball-markets.ts'

/** No line that is sold lies beyond these: of both sides, of one, and a handicap either way. */
const LIMITS: Readonly<Record<string, { total: number; team: number; handicap: number }>> = {
  match: { total: 420, team: 250, handicap: 100 },
  h1: { total: 230, team: 140, handicap: 75 },
  h2: { total: 230, team: 140, handicap: 75 },
  'q{quarternr}': { total: 130, team: 80, handicap: 50 },
}
const NO_LIMIT = { total: 0, team: 0, handicap: 0 }

/** Every market that may ever have been sold on a game: after a restart nobody remembers which were. */
export const BASKETBALL_UNIVERSE: readonly MarketName[] = BASKETBALL_MARKETS.matchTypes.flatMap((type) =>
  listLines(type).flatMap((line) =>
    listQuarters(type).map((quarter) => ({
      type: type.key,
      specifier: formatSpecifier({ ...line, ...quarter }),
    })),
  ),
)

function listQuarters({ specifiers }: MarketType): { quarternr?: number }[] {
  if (!specifiers.some(({ key }) => key === 'quarternr')) return [{}]
  return Array.from({ length: QUARTER_COUNT }, (_, index) => ({ quarternr: index + 1 }))
}

function listLines(type: MarketType): { total?: number; hcp?: number; n?: number }[] {
  const { total, team, handicap } = LIMITS[type.period] ?? NO_LIMIT
  switch (type.line?.key) {
    case 'total':
      return halfLines(0, type.team === null ? total : team).map((line) => ({ total: line }))
    case 'hcp':
      return halfLines(-handicap, handicap).map((line) => ({ hcp: line }))
    case 'n':
      return RACE_POINTS.map((n) => ({ n }))
    default:
      return [{}]
  }
}

function halfLines(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index + 0.5)
}
