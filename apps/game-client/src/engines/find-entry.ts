import type { AnyEntry } from '../kit/round-words.ts'

/** A chunk of each engine: a frame brings the one that it shows. */
const ENTRIES: Readonly<Record<string, () => Promise<{ readonly entry: AnyEntry }>>> = {
  dice: () => import('./dice/entry.ts'),
  'slot-lines': () => import('./slot-lines/entry.ts'),
  'slot-book': () => import('./slot-book/entry.ts'),
  'slot-cascade': () => import('./slot-cascade/entry.ts'),
  'slot-hold': () => import('./slot-hold/entry.ts'),
}

export const findEntry = (engine: string) => ENTRIES[engine] ?? null
