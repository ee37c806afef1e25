import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { formatCursor } from '@xezer/odds-book/cursor'
import { ALL_SPORTS, LEAGUE_GROUP, type TopicName } from '@xezer/sport/topic'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { asFirst, createJoint, type Joint, LIST_END, openList, type Piece, toItem } from './json-bytes.ts'
import { createListMemory } from './list-memory.ts'
import { type ListChange, listPatchText } from './list-patch.ts'
import { hasBroadcast } from './present-event.ts'
import type { Moves } from './present-factor.ts'
import {
  groupByLeague,
  groupBySport,
  type LeagueBlock,
  type PlacedLeague,
  placeLeagues,
  presentListSport,
  presentScreen,
  SPORT_HEAD,
  type Window,
} from './present-list.ts'
import type { ListRows, RowBytes } from './row-bytes.ts'

export interface ListRequest {
  readonly group: number
  readonly locale: Locale
  readonly window: Window
  /** Only what has a broadcast. */
  readonly isVideo?: boolean
  readonly version: number
  readonly moves: Moves
}

export interface ListBytes {
  /** Matches in play by sport and league as JSON. */
  overview(sportId: number, request: ListRequest): Buffer
  /** The same shape for the pre-match rows of one league. */
  league(tournamentId: number, request: Omit<ListRequest, 'group' | 'window'>): Buffer
  /** What is new in the structure of a list, as JSON. */
  patch(list: ListName, change: ListChange, locale: Locale, moves: Moves): string
}
export type ListName = Extract<TopicName, { kind: 'overview' | 'league' }>

/** A list without its rows: what stands around them, and whose rows they are. */
export interface ListLayout {
  /** Everything before the cursor. */
  readonly head: string
  readonly parts: readonly LayoutPart[]
}
/** One that many ask for. */
interface Layout extends ListLayout {
  readonly joint: Joint
}
export type LayoutPart = Piece | RowPlace
interface RowPlace {
  readonly event: BookEvent
  readonly isFirst: boolean
  /** Of the event when its row came here; no row is asked for as long as it is the same. */
  rev: number | null
  /** The last row that stood here, and how: the same piece as long as it is the same row. */
  row: Piece | null
  piece: Piece
}

/** Rows that did not change are not made again, and what stands around them only when events come or go. */
export function createListBytes(book: OddsBook, rows: RowBytes, texts: CatalogueTexts): ListBytes {
  const layouts = createListMemory<Layout>()
  const write = (layout: Layout, { group, locale, version, moves }: Omit<ListRequest, 'window'>): Buffer => {
    const cursor = formatCursor(book.epoch, version)
    return layout.joint.join(fillLayout(layout, cursor, rows.of(group, locale), moves))
  }
  return {
    overview(sportId, request) {
      const events = book.liveEvents()
      const { group, locale, window, isVideo = false } = request
      const make = () => {
        const own = listEvents(book, { kind: 'overview', sportId })
        return withJoint(layOutSports(isVideo ? own.filter(hasBroadcast) : own, texts, request))
      }
      // Windows are as many as there are positions to scroll to.
      const key = `${sportId}/${group}/${locale}/${isVideo}`
      return write(window === null ? layouts.get(events, key, make) : make(), request)
    },
    league(tournamentId, request) {
      const events = book.prematchEvents()
      const whole = { ...request, group: LEAGUE_GROUP, window: null }
      const make = () =>
        withJoint(layOutSports(listEvents(book, { kind: 'league', tournamentId }), texts, whole))
      return write(layouts.get(events, `league/${tournamentId}/${request.locale}`, make), whole)
    },
    patch(list, change, locale, moves) {
      const group = list.kind === 'league' ? LEAGUE_GROUP : list.group
      const of = { book, texts, rows: rows.of(group, locale), group, locale, moves }
      return listPatchText(of, listEvents(book, list), change)
    },
  }
}

type ListOf = { kind: 'overview'; sportId: number } | { kind: 'league'; tournamentId: number }

function listEvents(book: OddsBook, list: ListOf): readonly BookEvent[] {
  if (list.kind === 'league') {
    return book.prematchEvents().filter(({ tournament }) => tournament.id === list.tournamentId)
  }
  const events = book.liveEvents()
  return list.sportId === ALL_SPORTS ? events : events.filter(({ sport }) => sport.id === list.sportId)
}

function withJoint(layout: ListLayout): Layout {
  return { ...layout, joint: createJoint() }
}

/** Events by sport and league, in the order in which they come. */
export function layOutSports(
  events: readonly BookEvent[],
  texts: CatalogueTexts,
  { group, locale, window }: Pick<ListRequest, 'group' | 'locale' | 'window'>,
): ListLayout {
  const sports = groupBySport(events).map(([sport, own]) => [sport, groupByLeague(own)] as const)
  const { parts, bottom } = sportParts(sports, texts, { group, locale, window })
  parts.push(LIST_END)
  const head = JSON.stringify({ screen: presentScreen(window, bottom) }).slice(0, -1)
  return { head, parts }
}

/** The pieces of a list whose image the cursor names. */
function fillLayout(layout: ListLayout, cursor: string, rows: ListRows, moves: Moves): Piece[] {
  const head = Buffer.from(layoutHead(layout, cursor), 'latin1')
  return fillParts([head, ...layout.parts], rows, moves)
}

/** What stands before the parts of a list: without a letter of any name. */
export function layoutHead({ head }: ListLayout, cursor: string): string {
  return `${head},"factors":"${cursor}","sports":[`
}

export type SportLeagues = readonly [sport: BookEvent['sport'], leagues: readonly LeagueBlock[]]

/** The items of a list of sports with their leagues, and where they end. */
export function sportParts(
  sports: readonly SportLeagues[],
  texts: CatalogueTexts,
  { group, locale, window }: Pick<ListRequest, 'group' | 'locale' | 'window'>,
): { readonly parts: LayoutPart[]; readonly bottom: number } {
  const parts: LayoutPart[] = []
  let bottom = 0
  for (const [sport, leagues] of sports) {
    const top = bottom
    const placed = placeLeagues(leagues, top + SPORT_HEAD, window, locale)
    bottom = placed.bottom
    const count = leagues.reduce((sum, { events }) => sum + events.length, 0)
    const head = presentListSport(sport, group, count, texts, locale)
    const opening = toItem(openList({ ...head, top, height: bottom - top }, 'leagues'))
    parts.push(top === 0 ? asFirst(opening) : opening, ...leagueParts(placed.leagues), LIST_END)
  }
  return { parts, bottom }
}

/** The items of a list of leagues; those outside of the window have no rows. */
export function leagueParts(leagues: readonly PlacedLeague[]): LayoutPart[] {
  return leagues.flatMap(({ block, league, isInWindow }, index): LayoutPart[] => {
    const opening = toItem(isInWindow ? openList(league, 'events') : JSON.stringify(league))
    const head = index === 0 ? asFirst(opening) : opening
    if (!isInWindow) return [head]
    const places = block.events.map(
      (event, place): RowPlace => ({
        event,
        isFirst: place === 0,
        rev: null,
        row: null,
        piece: LIST_END,
      }),
    )
    return [head, ...places, LIST_END]
  })
}

/** Rows where places for them are. */
export function fillParts(parts: readonly LayoutPart[], rows: ListRows, moves: Moves): Piece[] {
  return parts.map((part) => {
    if (part instanceof Uint8Array || (moves.size === 0 && part.rev === part.event.rev)) return pieceOf(part)
    // A row with its moves is that of one reader.
    part.rev = moves.size === 0 ? part.event.rev : null
    const row = rows(part.event, moves)
    if (part.row !== row) {
      part.row = row
      part.piece = part.isFirst ? asFirst(row) : row
    }
    return part.piece
  })
}

function pieceOf(part: LayoutPart): Piece {
  return part instanceof Uint8Array ? part : part.piece
}
