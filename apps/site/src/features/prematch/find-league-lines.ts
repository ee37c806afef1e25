import type { CallOutput } from '@xezer/contract/call'
import type { prematchList } from '@xezer/contract/prematch'
import { leagueTitle } from '../../core/match/league-title.ts'

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
  const known = new Map(listLeagues(sports).map((league) => [String(league.id), league]))
  const find = (id: string) => known.get(id) ?? []
  const top = popular.leagues.map(({ id }) => String(id)).filter((id) => !pins.includes(id))
  return { pinned: pins.flatMap(find), top: top.flatMap(find).slice(0, TOP_MAX) }
}

/** The popular leagues by the shortest name that tells them apart: with their country where others are called the same. */
export function nameChips({
  sports,
  popular,
}: Pick<Menu, 'sports' | 'popular'>): (LeagueLine & { title: string })[] {
  const known = listLeagues(sports)
  const isAlone = (name: string) => known.filter((league) => league.name === name).length === 1
  return popular.leagues.flatMap(({ id }) =>
    known
      .filter((league) => league.id === id)
      .map((league) => ({ ...league, title: isAlone(league.name) ? league.name : leagueTitle(league) })),
  )
}

function listLeagues(sports: Menu['sports']): LeagueLine[] {
  return sports.flatMap((sport) =>
    sport.countries.flatMap(({ leagues, ...country }) =>
      leagues.map(({ id, name, count }) => ({ id, name, count, sport: sport.id, country })),
    ),
  )
}
