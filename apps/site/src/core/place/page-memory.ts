import type { VisitStorage } from '../../platform/visit-storage.ts'

/** How the visitor left each page of this tab's history: what was scrolled, folded and typed. */
export interface PageMemory {
  find: (entry: string, name: string) => unknown
  /** Whether anything is known of the entry. */
  knows: (entry: string) => boolean
  keep: (entry: string, name: string, value: unknown) => void
  /** Writes down what is known, before the page goes. */
  save: () => void
}

/** Entries of the history that are remembered; those that were left longest ago are forgotten first. */
const ENTRIES_MAX = 60

export function createPageMemory(storage: VisitStorage): PageMemory {
  const entries = readEntries(storage.read())
  return {
    find: (entry, name) => entries.get(entry)?.[name],
    knows: (entry) => entries.has(entry),
    keep(entry, name, value) {
      const known = entries.get(entry)
      // The newest stands last.
      entries.delete(entry)
      entries.set(entry, { ...known, [name]: value })
      const [oldest] = entries.keys()
      if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest)
    },
    save: () => storage.write(JSON.stringify([...entries])),
  }
}

/** Storage may hold anything: what is no memory is none. */
function readEntries(text: string | undefined): Map<string, Readonly<Record<string, unknown>>> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(stored.flatMap((pair: unknown) => (isEntry(pair) ? [pair] : [])))
  } catch {
    return new Map()
  }
}

function isEntry(pair: unknown): pair is [string, Readonly<Record<string, unknown>>] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'object' && pair[1] !== null
}
