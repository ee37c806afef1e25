import { DAY_HEAD_HEIGHT, leagueHeight, SPORT_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import type { ColumnGroup, League, ListSport, Screen } from '@xezer/contract/sport-entities'
import type { BookEvent } from '@xezer/odds-book/book'
import type { OverviewGroup } from '@xezer/sports/overview'
import { findSport, getMarketType } from '@xezer/sports/registry'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentNamedLeague, presentNamedSport } from './present-names.ts'
import { findOverviewGroup } from './row-columns.ts'

/** Pixels of a list that were asked for; null stands for all of it. */
export type Window = { readonly top: number; readonly height: number } | null

/** Events of one league, one after the other, as the lists of the book come. */
export interface LeagueBlock {
  readonly events: readonly BookEvent[]
  readonly first: BookEvent
  /** Of all of them, in lists by day. */
  readonly day?: string
}

/** Puts neighbours of the same league together; a league stands where its first event stands. */
export function groupByLeague(events: readonly BookEvent[]): LeagueBlock[] {
  const blocks = new Map<number, { first: BookEvent; events: BookEvent[] }>()
  for (const event of events) {
    const block = blocks.get(event.tournament.id)
    if (block === undefined) blocks.set(event.tournament.id, { first: event, events: [event] })
    else block.events.push(event)
  }
  return [...blocks.values()]
}

export function groupBySport(
  events: readonly BookEvent[],
): (readonly [BookEvent['sport'], readonly BookEvent[]])[] {
  const groups = new Map<BookEvent['sport'], BookEvent[]>()
  for (const event of events) {
    const group = groups.get(event.sport)
    if (group === undefined) groups.set(event.sport, [event])
    else group.push(event)
  }
  return [...groups]
}

export interface PlacedLeague {
  readonly block: LeagueBlock
  /** All of the wire's league but its events. */
  readonly league: Omit<League, 'events'>
  /** Whether the window shows any of it. */
  readonly isInWindow: boolean
}

/** Lays leagues below each other from `top` on (agreement 8, windowed lists). */
export function placeLeagues(
  blocks: readonly LeagueBlock[],
  top: number,
  window: Window,
  locale: Locale,
): { readonly leagues: readonly PlacedLeague[]; readonly bottom: number } {
  let bottom = top
  const leagues = blocks.map((block, at): PlacedLeague => {
    const { first, events, day } = block
    const isFirstOfDay = day !== undefined && day !== blocks[at - 1]?.day
    const height = leagueHeight(events.length) + (isFirstOfDay ? DAY_HEAD_HEIGHT : 0)
    const leagueTop = bottom
    bottom += height
    return {
      block,
      isInWindow: window === null || (leagueTop < window.top + window.height && bottom > window.top),
      league: {
        ...presentNamedLeague(first.tournament, first.category, locale),
        sport: first.sport.id,
        ...(day === undefined ? {} : { day }),
        top: leagueTop,
        height,
        count: events.length,
      },
    }
  })
  return { leagues, bottom }
}

export function presentHead(
  sportId: number,
  group: OverviewGroup,
  texts: CatalogueTexts,
  locale: Locale,
): ColumnGroup[] {
  return group.columns.map((column) => ({
    key: column.key,
    name: texts.columnGroup(column.key, locale),
    columns: column.outcomes.map((outcome) =>
      texts.outcome(getMarketType(sportId, column.type), outcome, locale),
    ),
  }))
}

/** The first group of columns of a sport's rows: its main market. */
export function presentMainColumns(
  sportId: number,
  groupId: number,
  texts: CatalogueTexts,
  locale: Locale,
): ColumnGroup {
  const group = findOverviewGroup(sportId, groupId)
  const [head] = group === null ? [] : presentHead(sportId, group, texts, locale)
  return head ?? { key: '', name: '', columns: [] }
}

/** The sport's part of a list without its leagues. */
export function presentListSport(
  sport: BookEvent['sport'],
  groupId: number,
  eventCount: number,
  texts: CatalogueTexts,
  locale: Locale,
): Omit<ListSport, 'leagues' | 'top' | 'height'> {
  const group = findOverviewGroup(sport.id, groupId)
  return {
    ...presentNamedSport(sport, locale),
    countEvents: eventCount,
    group: group?.id ?? groupId,
    groups: (findSport(sport.id)?.overview ?? []).map(({ id, key }) => ({
      id,
      name: texts.columnGroup(key, locale),
    })),
    head: group === null ? [] : presentHead(sport.id, group, texts, locale),
  }
}

export const SPORT_HEAD = SPORT_HEAD_HEIGHT

export function presentScreen(window: Window, total: number): Screen {
  return window === null
    ? { top: 0, height: total, total }
    : { top: window.top, height: window.height, total }
}
