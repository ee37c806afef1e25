import type { Category } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import { tableRules } from '../season-rules.ts'
import type { SportContent } from '../sports-data/sport-content.ts'
import type { FootballData } from './football-data.ts'

export const FOOTBALL_ID = 1
export const FOOTBALL_POINTS = { win: 3, draw: 1 }
const FOOTBALL = {
  id: FOOTBALL_ID,
  alias: 'football',
  name: { az: 'Futbol', ru: 'Футбол', en: 'Football' },
} as const

/** Football in the catalogue: ids are positions in the embedded tables. */
export function footballContent(data: FootballData): SportContent {
  const codes = [...data.countries.keys()]
  const categoryIds = new Map(codes.map((code, index) => [code, index + 1]))
  const usedCodes = new Set(data.competitions.map(({ countryCode }) => countryCode))
  const categories = codes.flatMap((code): Category[] => {
    if (!usedCodes.has(code)) return []
    const { flag, name } = must(data.countries.get(code), `no country ${code}`)
    return [{ id: must(categoryIds.get(code), code), sportId: FOOTBALL_ID, code: flag, name }]
  })
  return {
    sport: FOOTBALL,
    categories,
    tournaments: data.competitions.map(({ id, countryCode, tier, kind, name }) => ({
      id,
      sportId: FOOTBALL_ID,
      categoryId: must(categoryIds.get(countryCode), `no country ${countryCode}`),
      name,
      tier,
      ...(kind === 'league' ? { table: tableRules(FOOTBALL_POINTS, data.seasons.get(id) ?? null) } : {}),
    })),
    competitors: data.teams.map(({ id, name }) => ({ id, sportId: FOOTBALL_ID, name })),
  }
}
