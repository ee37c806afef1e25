import type { AnyEntry } from '../kit/round-words.ts'

/** A chunk of each engine: a frame brings the one that it shows. */
const ENTRIES: Readonly<Record<string, () => Promise<{ readonly entry: AnyEntry }>>> = {
  baccarat: () => import('./baccarat/entry.ts'),
  blackjack: () => import('./blackjack/entry.ts'),
  crash: () => import('./crash/entry.ts'),
  dice: () => import('./dice/entry.ts'),
  'hi-lo': () => import('./hi-lo/entry.ts'),
  keno: () => import('./keno/entry.ts'),
  limbo: () => import('./limbo/entry.ts'),
  mines: () => import('./mines/entry.ts'),
  plinko: () => import('./plinko/entry.ts'),
  roulette: () => import('./roulette/entry.ts'),
  scratch: () => import('./scratch/entry.ts'),
  'slot-book': () => import('./slot-book/entry.ts'),
  'slot-cascade': () => import('./slot-cascade/entry.ts'),
  'slot-hold': () => import('./slot-hold/entry.ts'),
  'slot-lines': () => import('./slot-lines/entry.ts'),
  'video-poker': () => import('./video-poker/entry.ts'),
  wheel: () => import('./wheel/entry.ts'),
}

export const findEntry = (engine: string) => ENTRIES[engine] ?? null
