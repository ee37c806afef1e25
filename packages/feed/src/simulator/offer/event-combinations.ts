import type { MarketId } from '@xezer/odds-book/messages'
import type { CombinationPrice } from '@xezer/pricing/combination/combination-verdict'
import type { Offer } from '@xezer/pricing/offers/offer'
import {
  COMBINATION_OUTCOME,
  COMBINATION_TYPE,
  type CombinationAnswer,
  type CombinationLeg,
  parseCombination,
} from '@xezer/sport/combination'
import type { CombineMatch } from '@xezer/sports/match-play'

/** What of an event is kept up to date at once; whoever asked longest ago leaves first, and may ask again. */
export const COMBINATIONS_MAX = 32
/** One that nobody asked for in so long is kept up to date no longer. */
export const COMBINATION_KEPT_MS = 120_000

interface Wanted {
  readonly legs: readonly CombinationLeg[]
  wantedMs: number
  answer: CombinationAnswer
}

/** The combinations of an event that somebody asked for: priced with everything else of it, as long as they are wanted. */
export class EventCombinations {
  /** By specifier, whoever asked longest ago first. */
  readonly #wanted = new Map<string, Wanted>()
  #left: MarketId[] = []

  /** Asks for one; false for what is none. Its answer is there after the next pricing. */
  want(specifier: string, nowMs: number): boolean {
    const legs = this.#wanted.get(specifier)?.legs ?? parseCombination(specifier)
    if (legs === null) return false
    this.#wanted.delete(specifier)
    this.#wanted.set(specifier, { legs, wantedMs: nowMs, answer: { kind: 'closed', leg: null } })
    const [oldest] = this.#wanted.keys()
    if (this.#wanted.size > COMBINATIONS_MAX && oldest !== undefined) this.#drop(oldest)
    return true
  }

  answerTo(specifier: string): CombinationAnswer {
    return this.#wanted.get(specifier)?.answer ?? { kind: 'closed', leg: null }
  }

  /** As markets of the event, beside `offers`, which are all of its others. */
  price(offers: readonly Offer[], combine: CombineMatch, nowMs: number): readonly Offer[] {
    const priced: Offer[] = []
    for (const [specifier, wanted] of this.#wanted) {
      if (nowMs - wanted.wantedMs >= COMBINATION_KEPT_MS) {
        this.#drop(specifier)
        continue
      }
      const verdict = combine(offers, wanted.legs)
      wanted.answer = verdict.kind === 'price' ? { kind: 'sold' } : verdict
      if (verdict.kind === 'price') priced.push(offerOf(specifier, verdict))
    }
    return priced
  }

  /** Those that are kept up to date no longer, once. */
  takeLeft(): readonly MarketId[] {
    const left = this.#left
    this.#left = []
    return left
  }

  #drop(specifier: string): void {
    this.#wanted.delete(specifier)
    this.#left.push({ type: COMBINATION_TYPE, specifier })
  }
}

function offerOf(specifier: string, { odds, probability, returned }: CombinationPrice): Offer {
  return {
    type: COMBINATION_TYPE,
    specifier,
    outcomes: [{ key: COMBINATION_OUTCOME, probability, odds }],
    ...(returned === 0 ? {} : { returned }),
  }
}
