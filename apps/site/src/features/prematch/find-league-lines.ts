import type { CallOutput } from '@xezer/contract/call'
import type { prematchList } from '@xezer/contract/prematch'

type Menu = CallOutput<typeof prematchList>

export interface LeagueLine {
  id: number
  sport: number
  name: string
  country: { id: number; code: string; name: string }
  count: number
}

/** Top leagues that stand above the tree; more would hide it. */
const TOP_MAX = 6

/** The pinned leagues that have matches now, in the order of pinning, and the top ones that are not among them. */
export function findLeagueLines(
  { sports, popular }: Pick<Menu, 'sports' | 'popular'>,
  pins: readonly string[],
): { pinned: LeagueLine[]; top: LeagueLine[] } {
  const known = new Map<string, LeagueLine>()
  for (const sport of sports)
    for (const { leagues, ...country } of sport.countries)
      for (const { id, name, count } of leagues)
        known.set(String(id), { id, name, count, sport: sport.id, country })
  const find = (id: string) => known.get(id) ?? []
  const top = popular.leagues.map(({ id }) => String(id)).filter((id) => !pins.includes(id))
  return { pinned: pins.flatMap(find), top: top.flatMap(find).slice(0, TOP_MAX) }
}
