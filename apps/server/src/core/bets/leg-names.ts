import { createHash } from 'node:crypto'
import type { BetRecord, LegNames } from './bet-record.ts'

/** What legs are called, as it stands in the database: once for all legs that are called the same. */
export interface LegNamesMemory {
  /** A digest, so that every process and every release finds the same one. */
  idOf(names: LegNames): string
  /** Of these ids, each once, what has to be written with them. */
  listUnwritten(ids: Iterable<string>): NamesText[]
  /** The transaction that wrote these bets was committed: what their legs are called stands in the database. */
  keepWritten(bets: readonly BetRecord[]): void
}
export interface NamesText {
  readonly id: string
  /** JSON. */
  readonly text: string
}

/**
 * Some 600 bytes each. Beyond it all is forgotten, and what comes again is written again, which changes nothing; never
 * between `idOf` and `listUnwritten` of a batch, which are called in one go.
 */
const NAMES_MAX = 20_000
const ID_BYTES = 16

/** A short cut past the database: what it forgot or never knew costs a row that is there already. */
export function createLegNamesMemory(): LegNamesMemory {
  let ids = new WeakMap<LegNames, string>()
  const texts = new Map<string, string>()
  const written = new Set<string>()
  const add = (names: LegNames): string => {
    const text = JSON.stringify(names)
    const id = createHash('sha256').update(text).digest().subarray(0, ID_BYTES).toString('hex')
    texts.set(id, text)
    ids.set(names, id)
    return id
  }
  return {
    idOf: (names) => ids.get(names) ?? add(names),
    listUnwritten(wanted) {
      const missing = new Map<string, string>()
      for (const id of wanted) {
        const text = texts.get(id)
        if (text !== undefined && !written.has(id)) missing.set(id, text)
      }
      return [...missing].map(([id, text]) => ({ id, text }))
    },
    keepWritten(bets) {
      for (const { legs } of bets) {
        for (const { names } of legs) {
          const id = ids.get(names)
          if (id !== undefined) written.add(id)
        }
      }
      if (texts.size <= NAMES_MAX) return
      texts.clear()
      written.clear()
      ids = new WeakMap()
    },
  }
}
