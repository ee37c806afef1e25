import { MARKET_GROUPS } from '@xezer/sport/market-group'
import type * as z from 'zod/mini'
import type { EventPage, LiveOverviewOutput, liveListMenu } from './live.ts'
import { leagueHeight, SPORT_HEAD_HEIGHT } from './row-layout.ts'
import type { Event, Factor, League, ListSport, Period } from './sport-entities.ts'
import type { ListPatch, MenuPatch, NewCell, PagePatch } from './topic-patches.ts'

type Menu = z.output<typeof liveListMenu.output>
type MenuSport = Menu['sports'][number]

// What a patch does not name keeps its identity, so that what shows it need not be rendered again.

/** The page after the patch. */
export function patchPage(page: EventPage, { periods, markets, gone }: PagePatch): EventPage {
  const away = new Set(gone.map(([kind, id]) => `${kind} ${id}`))
  for (const { period, market } of markets) away.add(`${period} ${market.id}`)
  const left = page.periods
    .map((period) =>
      withMarkets(
        period,
        period.markets.filter(({ id }) => !away.has(`${period.kind} ${id}`)),
      ),
    )
    .filter((period) => period.markets.length > 0)
  const heads = periods.map(({ at, ...head }) => ({
    at,
    item: { ...head, factors: [], markets: [], groups: [] },
  }))
  const next = insert<Period>(left, heads).map((period) => {
    const own = markets.filter((placed) => placed.period === period.kind)
    return withMarkets(
      period,
      insert(
        period.markets,
        own.map(({ at, market }) => ({ at, item: market })),
      ),
    )
  })
  const groups = MARKET_GROUPS.filter((group) => next.some((period) => period.groups.includes(group)))
  return { ...page, event: { ...page.event, groups }, periods: next }
}

function withMarkets(period: Period, markets: Period['markets']): Period {
  if (isSameList(period.markets, markets)) return period
  const groups = MARKET_GROUPS.filter((group) => markets.some((market) => market.group === group))
  return { ...period, markets, groups }
}

/** The list after the patch; a league whose place and rows are the same is the same league. */
export function patchList(list: LiveOverviewOutput, patch: ListPatch): LiveOverviewOutput {
  const away = new Set([...patch.gone, ...patch.rows.map(({ event }) => event.id)])
  const sportsLeft = list.sports.flatMap((sport) => {
    const leagues = sport.leagues.flatMap((league) => {
      const events = (league.events ?? [])
        .filter(({ id }) => !away.has(id))
        .map((event) => withColumns(event, patch.columns))
      return events.length === 0 ? [] : [withEvents(league, events)]
    })
    return leagues.length === 0 ? [] : [{ ...sport, leagues }]
  })
  const newSports = patch.sports.map(({ at, sport }) => ({
    at,
    item: { ...sport, countEvents: 0, top: 0, height: 0, leagues: [] },
  }))
  const sports = insert<ListSport>(sportsLeft, newSports).map((sport) => {
    const newLeagues = patch.leagues
      .filter(({ league }) => league.sport === sport.id)
      .map(({ at, league }) => ({ at, item: { ...league, top: 0, height: 0, count: 0, events: [] } }))
    const leagues = insert<League>(sport.leagues, newLeagues).map((league) => {
      const rows = patch.rows.filter((row) => row.league === league.id)
      return withEvents(
        league,
        insert(
          league.events ?? [],
          rows.map(({ at, event }) => ({ at, item: event })),
        ),
      )
    })
    return { ...sport, leagues }
  })
  return layOut(list, sports)
}

function withEvents(league: League, events: Event[]): League {
  return league.events !== undefined && isSameList(league.events, events) ? league : { ...league, events }
}

/** A row shows one part of play. */
function withColumns(event: Event, columns: ListPatch['columns']): Event {
  const own = columns.filter(([eventId]) => eventId === event.id)
  const [period] = event.periods
  if (period === undefined || own.length === 0) return event
  const factors = [...period.factors]
  for (const [, index, cells] of own) factors[index] = cells.map((cell) => cell && readNewCell(cell))
  return { ...event, periods: [{ ...period, factors }] }
}

function readNewCell([h, v, isDisabled, way, n, pt]: NewCell): Factor {
  return { h, v, n, pt, d: isDisabled === 1, ...(way === 0 ? {} : { b: way === 1 }) }
}

/** Leagues below each other, as the server lays whole lists out. */
function layOut(list: LiveOverviewOutput, sports: readonly ListSport[]): LiveOverviewOutput {
  let bottom = 0
  const laidOut = sports.map((sport) => {
    const top = bottom
    bottom += SPORT_HEAD_HEIGHT
    let countEvents = 0
    const leagues = sport.leagues.map((league) => {
      const count = league.events?.length ?? 0
      const height = leagueHeight(count)
      const leagueTop = bottom
      bottom += height
      countEvents += count
      const isThere = league.top === leagueTop && league.count === count && league.height === height
      return isThere ? league : { ...league, top: leagueTop, height, count }
    })
    return { ...sport, countEvents, top, height: bottom - top, leagues }
  })
  return { ...list, sports: laidOut, screen: { top: 0, height: bottom, total: bottom } }
}

/** The menu after the patch. */
export function patchMenu(menu: Menu, patch: MenuPatch): Menu {
  const away = new Set([...patch.gone, ...patch.events.map(({ event }) => event.id)])
  const sportsLeft = menu.sports.flatMap((sport) => {
    const events = sport.events.filter(({ id }) => !away.has(id))
    const leagues = sport.leagues.filter(({ id }) => events.some(({ league }) => league === id))
    return events.length === 0 ? [] : [{ ...sport, leagues, events }]
  })
  const newSports = patch.sports.map(({ at, sport }) => ({
    at,
    item: { ...sport, countEvents: 0, leagues: [], events: [] },
  }))
  const sports = insert<MenuSport>(sportsLeft, newSports).map((sport) => {
    const isOwn = (placed: { sport: number }) => placed.sport === sport.id
    const leagues = patch.leagues.filter(isOwn).map(({ at, league }) => ({ at, item: league }))
    const matches = patch.events.filter(isOwn).map(({ at, event }) => ({ at, item: event }))
    const events = insert(sport.events, matches)
    return { ...sport, countEvents: events.length, leagues: insert(sport.leagues, leagues), events }
  })
  return { ...menu, sports }
}

/** In the order of their places, so that each finds all that stands before it there already. */
function insert<Item>(list: Item[], placed: readonly { readonly at: number; readonly item: Item }[]): Item[] {
  if (placed.length === 0) return list
  const next = [...list]
  for (const { at, item } of placed) next.splice(at, 0, item)
  return next
}

function isSameList<Item>(left: readonly Item[], right: readonly Item[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index])
}
