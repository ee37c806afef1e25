import type { MarketType } from '@xezer/sport/market-type'
import { must } from '@xezer/std/assert'
import { BASKETBALL_SPORT } from './basketball/basketball.ts'
import { FOOTBALL_SPORT } from './football/football.ts'
import type { SportModule } from './sport-module.ts'
import { TABLE_TENNIS_SPORT } from './table-tennis/table-tennis.ts'
import { TENNIS_SPORT } from './tennis/tennis.ts'

/** Every sport of the house, a row each. */
export const SPORTS: readonly SportModule[] = [
  FOOTBALL_SPORT,
  BASKETBALL_SPORT,
  TENNIS_SPORT,
  TABLE_TENNIS_SPORT,
]

/** Whose bets and results name no sport: they are older than the registry. */
export const FIRST_SPORT = FOOTBALL_SPORT

const byId = new Map(SPORTS.map((sport) => [sport.id, sport]))
const byKey = new Map(SPORTS.map((sport) => [sport.key, sport]))

export function getSport(id: number): SportModule {
  return must(byId.get(id), `no sport ${id}`)
}

export function findSport(id: number): SportModule | null {
  return byId.get(id) ?? null
}

export function findSportByKey(key: string): SportModule | null {
  return byKey.get(key) ?? null
}

/** A market type in the catalogue of its sport. */
export function findMarketType(sportId: number, type: string): MarketType | null {
  return byId.get(sportId)?.markets.find(type) ?? null
}

export function getMarketType(sportId: number, type: string): MarketType {
  return getSport(sportId).markets.get(type)
}
