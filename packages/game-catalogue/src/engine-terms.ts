import type { EngineName } from '@xezer/game-math/play/engine'
import type { GameKind } from './listing.ts'

/** What all listings of an engine share: where they stand, and the least and the largest stake in minor units. */
interface EngineTerms {
  readonly kind: GameKind
  readonly min: number
  readonly max: number
}

/** Slots of a high cap have low stakes: no win of a round is above the house's largest. */
export const ENGINE_TERMS: Readonly<Record<EngineName, EngineTerms>> = {
  'slot-lines': { kind: 'slots', min: 20, max: 20_000 },
  'slot-book': { kind: 'slots', min: 10, max: 2500 },
  'slot-cascade': { kind: 'slots', min: 10, max: 2500 },
  'slot-hold': { kind: 'slots', min: 20, max: 6000 },
  roulette: { kind: 'table', min: 10, max: 100_000 },
  blackjack: { kind: 'table', min: 50, max: 50_000 },
  baccarat: { kind: 'table', min: 50, max: 100_000 },
  'video-poker': { kind: 'table', min: 10, max: 10_000 },
  crash: { kind: 'instant', min: 100, max: 50_000 },
  limbo: { kind: 'instant', min: 100, max: 50_000 },
  dice: { kind: 'instant', min: 100, max: 50_000 },
  mines: { kind: 'instant', min: 100, max: 50_000 },
  'hi-lo': { kind: 'instant', min: 100, max: 2500 },
  plinko: { kind: 'instant', min: 10, max: 50_000 },
  keno: { kind: 'instant', min: 10, max: 20_000 },
  wheel: { kind: 'instant', min: 10, max: 50_000 },
  scratch: { kind: 'instant', min: 10, max: 2000 },
}

/** The house's largest win of a round; it lowers stakes, never wins. */
export const MAX_WIN_MINOR = 25_000_000
