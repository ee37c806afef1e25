import type { AnyEntry } from '../kit/round-words.ts'

/** A chunk of each engine: a frame brings the one that it shows. */
const ENTRIES: Readonly<Record<string, () => Promise<{ readonly entry: AnyEntry }>>> = {
  dice: () => import('./dice/entry.ts'),
}

export const findEntry = (engine: string) => ENTRIES[engine] ?? null
