import type { EventPage, LiveOverviewOutput } from '@xezer/contract/live'
import type { Event, Factor, League, Market } from '@xezer/contract/sport-entities'

// A new image replaces a whole structure although little of it is new. What is the same keeps its identity,
// so that memoised rows and cards are not rendered again. Prices and scores are not compared: they live in
// their own stores.

/** The next event page with the old objects of the markets that did not change their cells. */
export function keepSameMarkets(old: EventPage | undefined, next: EventPage): EventPage {
  if (old === undefined || old.event.id !== next.event.id) return next
  const known = new Map(
    old.periods.flatMap(({ kind, markets }) =>
      markets.map((market) => [`${kind} ${market.id}`, market] as const),
    ),
  )
  const periods = next.periods.map((period) => ({
    ...period,
    markets: period.markets.map((market) =>
      keepIf(known.get(`${period.kind} ${market.id}`), market, marketShape),
    ),
  }))
  return { ...next, periods }
}

/** The next overview with the old objects of the rows and leagues that did not change. */
export function keepSameRows(
  old: LiveOverviewOutput | undefined,
  next: LiveOverviewOutput,
): LiveOverviewOutput {
  if (old === undefined) return next
  const leagues = new Map(
    old.sports.flatMap((sport) => sport.leagues.map((league) => [league.id, league] as const)),
  )
  return {
    ...next,
    sports: next.sports.map((sport) => {
      const before = old.sports.find(({ id }) => id === sport.id)
      return {
        ...sport,
        head: keepIf(before?.head, sport.head, JSON.stringify),
        leagues: sport.leagues.map((league) => keepSameLeague(leagues.get(league.id), league)),
      }
    }),
  }
}

/** The next league, or the old one when nothing of it is new; rows that are the same keep their identity. */
export function keepSameLeague(old: League | undefined, next: League): League {
  if (old?.events === undefined || next.events === undefined) return next
  const known = new Map(old.events.map((event) => [event.id, event]))
  const events = next.events.map((event) => keepIf(known.get(event.id), event, eventShape))
  const isSame =
    events.length === old.events.length && events.every((event, row) => event === old.events?.[row])
  return isSame && leagueShape(old) === leagueShape(next) ? old : { ...next, events }
}

const leagueShape = ({ name, country, top, height, count }: League) =>
  [name, country.name, top, height, count].join('\n')

function keepIf<Value>(old: Value | undefined, next: Value, shapeOf: (value: Value) => string): Value {
  return old !== undefined && shapeOf(old) === shapeOf(next) ? old : next
}

function marketShape({ name, head, factors }: Market): string {
  return [name, ...head, ...factors.map(cellShape)].join('\n')
}

function eventShape({ home, away, type, time, periods }: Event): string {
  const cells = periods.flatMap(({ factors }) => factors.flat()).map(cellShape)
  return [home, away, type, time, ...cells].join('\n')
}

/** The name too: in another language it may be all that is new. */
const cellShape = (factor: Factor | null) => (factor === null ? '' : `${factor.h} ${factor.pt} ${factor.n}`)
