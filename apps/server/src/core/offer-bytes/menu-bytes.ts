import type { LiveMenuSport } from '@xezer/contract/live'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type * as z from 'zod/mini'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { asFirst, joinPieces, LIST_END, openList, type Piece, toItem, toPiece } from './json-bytes.ts'
import { createListMemory } from './list-memory.ts'
import { groupByLeague, groupBySport } from './present-list.ts'
import { presentMenuEvent } from './present-live-menu.ts'
import { presentNamedLeague, presentNamedSport } from './present-names.ts'

export interface MenuBytes {
  /** Sports in play with their leagues, events and scores as JSON: made once for each version of the menu. */
  bytes(locale: Locale, version: number): Buffer
}

type MenuHead = Omit<z.output<typeof LiveMenuSport>, 'events'>
interface MenuPart {
  readonly opening: Piece
  readonly events: readonly BookEvent[]
}

const MENU_START = toPiece('{"sports":[')

/** Of the events only those that changed are made again, and what stands around them when one comes or goes. */
export function createMenuBytes(book: OddsBook, texts: CatalogueTexts): MenuBytes {
  const layouts = createListMemory<readonly MenuPart[]>()
  const items: Readonly<Record<Locale, WeakMap<BookEvent, MenuItem>>> = {
    az: new WeakMap(),
    ru: new WeakMap(),
    en: new WeakMap(),
  }
  const last = new Map<Locale, { readonly version: number; readonly bytes: Buffer }>()
  const itemOf = (event: BookEvent, locale: Locale): Piece => {
    const known = items[locale].get(event)
    if (known?.rev === event.stateRev) return known.piece
    const piece = toItem(JSON.stringify(presentMenuEvent(event, texts, locale)))
    items[locale].set(event, { rev: event.stateRev, piece })
    return piece
  }
  return {
    bytes(locale, version) {
      const known = last.get(locale)
      if (known?.version === version) return known.bytes
      const events = book.liveEvents()
      const parts = layouts.get(events, locale, () => layOutMenu(events, locale))
      const pieces = parts.flatMap(({ opening, events: own }) => [
        opening,
        ...own.map((event, place) => (place === 0 ? asFirst(itemOf(event, locale)) : itemOf(event, locale))),
        LIST_END,
      ])
      const bytes = joinPieces([MENU_START, ...pieces, LIST_END])
      last.set(locale, { version, bytes })
      return bytes
    },
  }
}

interface MenuItem {
  readonly rev: number
  readonly piece: Piece
}

function layOutMenu(events: readonly BookEvent[], locale: Locale): MenuPart[] {
  return groupBySport(events).map(([sport, own], place) => {
    const head: MenuHead = {
      ...presentNamedSport(sport, locale),
      countEvents: own.length,
      leagues: groupByLeague(own).map(({ first }) =>
        presentNamedLeague(first.tournament, first.category, locale),
      ),
    }
    const opening = toItem(openList(head, 'events'))
    return { opening: place === 0 ? asFirst(opening) : opening, events: own }
  })
}
