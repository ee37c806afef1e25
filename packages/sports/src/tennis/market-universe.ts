import type { MarketType } from '@xezer/sport/market-type'
import { formatSpecifier, type SpecifierValues } from '@xezer/sport/specifier'
import type { MarketName } from '../sport-module.ts'
import { TENNIS_MARKETS } from './tennis-markets.ts'

const SETS_MOST = 5
/** Twelve games and the tie-break. */
const GAMES_MOST = 13
const RACES = [2, 3, 4, 5]

interface Limits {
  readonly total: number
  readonly team: number
  readonly handicap: number
}

/** No line that is sold lies beyond these: of both sides, of one, and a handicap either way. */
const LIMITS: Readonly<Record<string, Limits>> = {
  'match games': { total: 66, team: 36, handicap: 24 },
  'match sets': { total: 5, team: 3, handicap: 3 },
  'match tie_breaks': { total: 5, team: 0, handicap: 0 },
  'set{setnr} games': { total: 13, team: 7, handicap: 6 },
  'set{setnr}.game{gamenr} points': { total: 30, team: 0, handicap: 0 },
}
const NO_LIMITS: Limits = { total: 0, team: 0, handicap: 0 }

/** Every market that may ever have been sold on a match: after a restart nobody remembers which were. */
export const TENNIS_UNIVERSE: readonly MarketName[] = TENNIS_MARKETS.matchTypes.flatMap((type) =>
  listPlaces(type).flatMap((place) =>
    listLines(type).map((line) => ({ type: type.key, specifier: formatSpecifier({ ...place, ...line }) })),
  ),
)

function listPlaces({ specifiers }: MarketType): SpecifierValues[] {
  const has = (wanted: string): boolean => specifiers.some(({ key }) => key === wanted)
  const sets = has('setnr') ? upTo(SETS_MOST).map((setnr) => ({ setnr })) : [{}]
  if (!has('gamenr')) return sets
  return sets.flatMap((set) => upTo(GAMES_MOST).map((gamenr) => ({ ...set, gamenr })))
}

function listLines(type: MarketType): SpecifierValues[] {
  const { total, team, handicap } = LIMITS[`${type.period} ${type.statistic}`] ?? NO_LIMITS
  switch (type.line?.key) {
    case 'total':
      return halfLines(0, type.team === null ? total : team).map((line) => ({ total: line }))
    case 'hcp':
      return halfLines(-handicap, handicap).map((line) => ({ hcp: line }))
    case 'n':
      return RACES.map((n) => ({ n }))
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
