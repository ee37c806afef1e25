import type { Listing } from '@xezer/game-catalogue/listing'
import type { GameEngine } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'

/** What of a listing is played with. */
export type PlayedListing = Pick<
  Listing,
  'id' | 'provider' | 'kind' | 'engine' | 'variant' | 'stakes' | 'maxWinMinor' | 'hasDemo'
>

/** A game as it is played here. */
export interface Game {
  readonly id: string
  readonly provider: string
  readonly kind: PlayedListing['kind']
  readonly engine: GameEngine
  readonly variant: string | null
  readonly stakes: PlayedListing['stakes']
  readonly maxWinMinor: number
  readonly hasDemo: boolean
  /** Whether new rounds of it are begun; what is open is played to its end all the same. */
  readonly isOn: boolean
}

export interface GameSwitches {
  /** Kinds or engines. */
  readonly familiesOff: ReadonlySet<string>
  readonly gamesOff: ReadonlySet<string>
}

export type GameBook = ReadonlyMap<string, Game>

export function createGameBook(
  listings: readonly PlayedListing[],
  { familiesOff, gamesOff }: GameSwitches,
): GameBook {
  return new Map(
    listings.map(({ id, provider, kind, engine, variant, stakes, maxWinMinor, hasDemo }) => {
      const isOff = familiesOff.has(kind) || familiesOff.has(engine) || gamesOff.has(id)
      const game = { id, provider, kind, variant, stakes, maxWinMinor, hasDemo, isOn: !isOff }
      return [id, { ...game, engine: findEngine(engine) }]
    }),
  )
}
