import type { EngineName } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { must } from '@xezer/std/assert'
import { ENGINE_TERMS, MAX_WIN_MINOR } from './engine-terms.ts'
import type { Listing, SymbolNames } from './listing.ts'
import type { GameRow } from './listings/game-row.ts'
import { INSTANT_ROWS } from './listings/instant.ts'
import { SLOTS_ROWS } from './listings/slots.ts'
import { TABLE_ROWS } from './listings/table.ts'
import { localized } from './localized.ts'
import { PROVIDERS } from './providers.ts'
import { SCRATCH_NAMES } from './symbols/scratch.ts'
import { BOOK_SYMBOLS } from './symbols/slot-book.ts'
import { CASCADE_SYMBOLS } from './symbols/slot-cascade.ts'
import { HOLD_SYMBOLS } from './symbols/slot-hold.ts'
import { LINES_SYMBOLS } from './symbols/slot-lines.ts'

const SYMBOLS: Readonly<Record<string, SymbolNames>> = {
  ...LINES_SYMBOLS,
  ...BOOK_SYMBOLS,
  ...CASCADE_SYMBOLS,
  ...HOLD_SYMBOLS,
  ...SCRATCH_NAMES,
}

function listingOf([theme, engine, code, addedOn, name, more]: GameRow): Listing {
  const { kind, min, max } = ENGINE_TERMS[engine]
  const symbols = SYMBOLS[theme]
  return {
    id: `${code}_${theme}`,
    engine,
    variant: more?.variant ?? null,
    theme,
    provider: code,
    src: must(
      PROVIDERS.find((one) => one.code === code),
      'a provider of the list',
    ).src,
    name: localized(name),
    addedOn,
    kind,
    stakes: { min, max, step: findEngine(engine).stepMinor },
    maxWinMinor: MAX_WIN_MINOR,
    hasDemo: true,
    ...(symbols === undefined ? {} : { symbols }),
  }
}

/** All games that are offered, in the order of the lobby. */
export const LISTINGS: readonly Listing[] = [...SLOTS_ROWS, ...TABLE_ROWS, ...INSTANT_ROWS].map(listingOf)

const BY_ID = new Map(LISTINGS.map((listing) => [listing.id, listing]))

/** By an id that anybody may have written; null where there is no such game. */
export const findListing = (id: string): Listing | null => BY_ID.get(id) ?? null

/** Other games of the same mathematics. */
export const listSameMathematics = ({ id, engine, variant }: Listing): readonly Listing[] =>
  LISTINGS.filter((one) => one.id !== id && one.engine === engine && one.variant === variant)

/** What switches name: a kind of games or an engine. */
export const familiesOf = ({ engine, kind }: Listing): readonly [Listing['kind'], EngineName] => [
  kind,
  engine,
]
