import type { EngineName, Json } from '../play/engine.ts'
import type { BookView } from '../play/slot-book.ts'
import type { CascadeRoundView } from '../play/slot-cascade.ts'
import type { HoldView } from '../play/slot-hold.ts'
import { SLOT_CASCADE } from '../slot-cascade/definition.ts'
import { SLOT_HOLD } from '../slot-hold/definition.ts'
import type { DrawStep } from './traced-draws.ts'

/** What a draw decides; whoever shows it has words for it. */
export type MeaningCode =
  | 'stop'
  | 'special'
  | 'cell'
  | 'turns-coin'
  | 'coin'
  | 'number'
  | 'card'
  | 'cards'
  | 'point'
  | 'roll'
  | 'mines'
  | 'step'
  | 'numbers'
  | 'segment'

export interface DrawMeaning {
  readonly code: MeaningCode
  /** Which spin of a slot, the paid one 1; left out where there is one. */
  readonly spin?: number
  /** Which reel, cell, card or row, from 1; left out where there is one. */
  readonly place?: number
}

const REELS = 5
const CELLS = SLOT_CASCADE.columns * SLOT_CASCADE.rows

/** Of engines whose draws are all alike. */
const ALIKE: Readonly<Partial<Record<EngineName, DrawMeaning & { readonly isCounted?: true }>>> = {
  roulette: { code: 'number' },
  blackjack: { code: 'card', isCounted: true },
  baccarat: { code: 'cards' },
  'video-poker': { code: 'cards' },
  limbo: { code: 'point' },
  dice: { code: 'roll' },
  mines: { code: 'mines' },
  'hi-lo': { code: 'card', isCounted: true },
  plinko: { code: 'step', isCounted: true },
  keno: { code: 'numbers' },
  wheel: { code: 'segment' },
  scratch: { code: 'cell', isCounted: true },
}

const stops = (spin: number): DrawMeaning[] =>
  Array.from({ length: REELS }, (_, reel) => ({ code: 'stop', spin, place: reel + 1 }))

function bookMeanings({ spins, special }: BookView): DrawMeaning[] {
  const free = spins.slice(1).flatMap((_, place) => stops(place + 2))
  return [...stops(1), ...(special === null ? [] : [{ code: 'special' as const }]), ...free]
}

/** Each cell that is filled, at first and after what has vanished. */
const cascadeMeanings = ({ spins }: CascadeRoundView): DrawMeaning[] =>
  spins.flatMap(({ cascades }, spin) => {
    const vanished = cascades.flatMap(({ wins }) => wins).reduce((sum, { count }) => sum + count, 0)
    return Array.from({ length: CELLS + vanished }, (_, place) => ({
      code: 'cell' as const,
      spin: spin + 1,
      place: place + 1,
    }))
  })

/** The coins that fell draw their worth; then each empty cell whether it turns, and if so its worth at once. */
function holdMeanings(view: HoldView, steps: readonly DrawStep[]): DrawMeaning[] {
  const fell = view.boards.length === 0 ? 0 : view.coins
  const meanings = stops(1)
  for (let place = 0; place < fell; place++) meanings.push({ code: 'coin' })
  while (meanings.length < steps.length) {
    const step = steps[meanings.length]
    meanings.push({ code: 'turns-coin' })
    if (step?.draw === 'below' && step.value < SLOT_HOLD.coinShare) meanings.push({ code: 'coin' })
  }
  return meanings
}

/** What each draw of a round decided, in their order. */
export function meaningsOf(
  engine: EngineName,
  view: Json,
  steps: readonly DrawStep[],
): readonly DrawMeaning[] {
  const alike = ALIKE[engine]
  if (alike !== undefined)
    return steps.map((_, place) => ({ code: alike.code, ...(alike.isCounted ? { place: place + 1 } : {}) }))
  if (engine === 'slot-book') return bookMeanings(view as BookView)
  if (engine === 'slot-cascade') return cascadeMeanings(view as CascadeRoundView)
  if (engine === 'slot-hold') return holdMeanings(view as HoldView, steps)
  return steps.map((_, place) => ({
    code: 'stop',
    spin: Math.floor(place / REELS) + 1,
    place: (place % REELS) + 1,
  }))
}
