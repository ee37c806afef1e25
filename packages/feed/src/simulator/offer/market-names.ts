import type { MarketId } from '@xezer/odds-book/messages'
import { COMBINATION_TYPE } from '@xezer/sport/combination'
import { marketKey } from '@xezer/sport/handle'

/** A market by its name, one object for all events: a thousand of them remember the same few hundred names. */
export interface NamedMarket extends MarketId {
  readonly key: string
}

/** By type and specifier. No more than the sports of the house can offer. */
const known = new Map<string, Map<string, NamedMarket>>()

/** Of combinations there is no end: theirs live as long as somebody holds them. */
const combinations = new Map<string, WeakRef<NamedMarket>>()
let sweepAt = 1000

function nameCombination(specifier: string): NamedMarket {
  const known = combinations.get(specifier)?.deref()
  if (known !== undefined) return known
  if (combinations.size >= sweepAt) {
    for (const [name, held] of combinations) if (held.deref() === undefined) combinations.delete(name)
    sweepAt = 2 * Math.max(1000, combinations.size)
  }
  const made = { type: COMBINATION_TYPE, specifier, key: marketKey(COMBINATION_TYPE, specifier) }
  combinations.set(specifier, new WeakRef(made))
  return made
}

export function nameMarket({ type, specifier }: MarketId): NamedMarket {
  if (type === COMBINATION_TYPE) return nameCombination(specifier)
  let ofType = known.get(type)
  if (ofType === undefined) {
    ofType = new Map()
    known.set(type, ofType)
  }
  let name = ofType.get(specifier)
  if (name === undefined) {
    name = { type, specifier, key: marketKey(type, specifier) }
    ofType.set(specifier, name)
  }
  return name
}
