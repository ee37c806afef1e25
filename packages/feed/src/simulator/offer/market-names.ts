import type { MarketId } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'

/** A market by its name, one object for all events: a thousand of them remember the same few hundred names. */
export interface NamedMarket extends MarketId {
  readonly key: string
}

/** By type and specifier. No more than the sports of the house can offer. */
const known = new Map<string, Map<string, NamedMarket>>()

export function nameMarket({ type, specifier }: MarketId): NamedMarket {
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
