import type { EventPage, LiveOverviewOutput } from '@xezer/contract/live'
import type { Event, Factor, ListSport } from '@xezer/contract/sport-entities'
import type { CellChange } from '@xezer/contract/stream'
import type { PriceChange } from '../prices/price.ts'
import type { MatchState } from './event-states.ts'
import type { TopicData, TopicKind } from './topic-data.ts'

type AnyData = TopicData[TopicKind]

const isEventPage = (data: AnyData): data is EventPage => 'event' in data
const isOverview = (data: AnyData): data is LiveOverviewOutput => 'screen' in data

/** A wire cell as the price store takes it. */
export function readPrice({ h, v, d, b }: Factor): PriceChange {
  return { handle: h, value: v, isDisabled: d, direction: b === undefined ? 0 : b ? 1 : -1 }
}

/** A cell of a delta as the price store takes it. */
export function readDeltaPrice([handle, value, isDisabled, direction]: CellChange): PriceChange {
  return { handle, value, isDisabled: isDisabled === 1, direction }
}

function listFactors(data: AnyData): Factor[] {
  if (isEventPage(data)) return data.periods.flatMap((period) => period.markets).flatMap(marketFactors)
  if (isOverview(data)) return data.sports.flatMap((sport) => sport.leagues).flatMap(leagueFactors)
  return []
}
const isFactor = (factor: Factor | null): factor is Factor => factor !== null
export const marketFactors = ({ factors }: { factors: (Factor | null)[] }) => factors.filter(isFactor)

/** Every cell of a match row. */
export function eventFactors(event: Event): Factor[] {
  return event.periods.flatMap((period) => period.factors.flat()).filter(isFactor)
}
const leagueFactors = ({ events = [] }: ListSport['leagues'][number]) => events.flatMap(eventFactors)

export function readPrices(data: AnyData): PriceChange[] {
  return listFactors(data).map(readPrice)
}

/** What of an event moves by itself, taken out of the event. */
export function readEventState(event: Event): MatchState {
  const { id, results, kind, status, paused, marketCount, ended, incidents } = event
  return { id, results, kind, status, paused, marketCount, ended, incidents }
}

export function readStates(data: AnyData): MatchState[] {
  if (isEventPage(data)) return [readEventState(data.event)]
  if (isOverview(data)) {
    return data.sports.flatMap((sport) =>
      sport.leagues.flatMap((league) => (league.events ?? []).map(readEventState)),
    )
  }
  return data.sports.flatMap((sport) => sport.events)
}

/** Text that is equal for two images exactly when they have the same rows, markets and names. */
export function readShape(data: AnyData): string {
  const names: (string | number)[] = []
  if (isEventPage(data)) {
    const { id, home, kind, type, ended } = data.event
    names.push(id, home, kind ?? '', type, String(ended))
    for (const period of data.periods) {
      names.push(period.name)
      for (const market of period.markets) names.push(market.name, ...market.head)
    }
  } else if (isOverview(data)) {
    for (const sport of data.sports) {
      names.push(sport.name, sport.group, ...sport.head.map((group) => group.name))
      for (const league of sport.leagues) {
        names.push(league.name, league.top)
        for (const event of league.events ?? []) names.push(event.id, event.home)
      }
    }
  } else {
    for (const sport of data.sports) {
      names.push(sport.name, sport.countEvents)
      for (const event of sport.events) names.push(event.id, event.home)
    }
  }
  for (const factor of listFactors(data)) names.push(factor.h, factor.n)
  return names.join('\n')
}
