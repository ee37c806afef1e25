import type { CallOutput } from '@xezer/contract/call'
import type { MenuSport, prematchList } from '@xezer/contract/prematch'
import type { BookEvent } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import { HOME_COUNTRY, isFollowed, leagueOrder } from '../../core/catalogue/league-order.ts'
import { presentNamedSport, presentNames } from '../../core/offer-bytes/present-names.ts'

const POPULAR_LEAGUES_MAX = 14
const TOP_TIER = 1
/** International competitions stand before the countries. */
const INTERNATIONAL = new Set(['un', 'eu'])

/** How many events are in play, by sport. */
export type LiveCounts = ReadonlyMap<number, number>
type Country = MenuSport['countries'][number]
type League = Country['leagues'][number]

/** Sports in their order, countries and leagues that have events, with their counts; countries by name, better leagues first. */
export function presentPrematchMenu(
  events: readonly BookEvent[],
  live: LiveCounts,
  locale: Locale,
): CallOutput<typeof prematchList> {
  const sports = new Map<number, MenuSport>()
  const tiers = new Map<number, number>()
  for (const event of events) {
    const sport = getOrAdd(sports, event.sport.id, () => presentSport(event, live, locale))
    const country = findOrAdd(sport.countries, event.category.id, () => presentCountry(event, locale))
    const league = findOrAdd(country.leagues, event.tournament.id, () => presentLeague(event, locale))
    for (const counted of [country, league]) counted.count += 1
    sport.countEvents += 1
    tiers.set(league.id, event.tournament.tier)
  }
  const byTier = (left: League, right: League): number =>
    (tiers.get(left.id) ?? 0) - (tiers.get(right.id) ?? 0) || left.id - right.id
  const byName = new Intl.Collator(locale).compare
  for (const sport of sports.values()) {
    sport.countSports = sports.size
    sport.countries.sort((left, right) => rank(left.code) - rank(right.code) || byName(left.name, right.name))
    for (const country of sport.countries) country.leagues.sort(byTier)
  }
  // The order of lists in play, whatever starts next.
  const inOrder = [...sports.values()].sort((left, right) => left.id - right.id)
  return { sports: inOrder, popular: presentPopular(inOrder, tiers) }
}

function rank(code: string): number {
  return INTERNATIONAL.has(code) ? 0 : 1
}

/** The best league of home in each sport and the top ones: those that are followed here first, then by their events. */
function presentPopular(
  sports: readonly MenuSport[],
  tiers: ReadonlyMap<number, number>,
): CallOutput<typeof prematchList>['popular'] {
  const leagues = sports.flatMap((sport) =>
    sport.countries.flatMap((country) =>
      country.leagues
        .filter(
          ({ id }, place) => tiers.get(id) === TOP_TIER || (country.code === HOME_COUNTRY && place === 0),
        )
        .map((league) => ({
          ...league,
          sport: sport.id,
          alias: country.code,
          rank: isFollowed(country.code) ? 0 : 1,
          order: leagueOrder(country.code, TOP_TIER),
        })),
    ),
  )
  leagues.sort(
    (left, right) =>
      left.rank - right.rank ||
      left.sport - right.sport ||
      left.order - right.order ||
      right.count - left.count ||
      left.id - right.id,
  )
  return {
    sports: sports.map(({ id, alias, name }) => ({ id, alias, name })),
    leagues: leagues
      .slice(0, POPULAR_LEAGUES_MAX)
      .map(({ id, sport, name, alias }) => ({ id, sport, name, alias })),
  }
}

function presentSport({ sport }: BookEvent, live: LiveCounts, locale: Locale): MenuSport {
  const counts = { countEvents: 0, countSports: 0, countLive: live.get(sport.id) ?? 0 }
  return { ...presentNamedSport(sport, locale), ...counts, countries: [] }
}

function presentCountry({ category }: BookEvent, locale: Locale): Country {
  const { id, code, name } = category
  return { id, code, ...presentNames(name, locale), count: 0, leagues: [] }
}

function presentLeague({ tournament }: BookEvent, locale: Locale): League {
  return { id: tournament.id, ...presentNames(tournament.name, locale), count: 0 }
}

function getOrAdd<T>(map: Map<number, T>, key: number, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function findOrAdd<T extends { readonly id: number }>(list: T[], id: number, make: () => T): T {
  const known = list.find((item) => item.id === id)
  if (known !== undefined) return known
  const made = make()
  list.push(made)
  return made
}
