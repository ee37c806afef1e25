import type { SlipPosition } from '@xezer/contract/bet-slip'
import { parseQuote } from './parse-quote.ts'
import type { SlipStore } from './slip-store.ts'

/** Whether selections take the place of what the slip holds, or come beside it. */
export type FillWay = 'replace' | 'add'

/** Brings selections in that the player has seen with their prices, all at once; it places nothing by itself. */
export interface SlipFill {
  /** How many of them the slip holds now; what has no price is left out. */
  fill: (positions: readonly SlipPosition[], way: FillWay) => number
}

interface FillParts {
  store: SlipStore
  clear: () => void
}

export function createSlipFill({ store, clear }: FillParts): SlipFill {
  return {
    fill: (positions, way) => {
      // While a bet is being placed the slip takes nothing in and lets nothing go.
      if (store.read().slip.phase === 'placing') return 0
      if (way === 'replace') clear()
      const quotes = positions.map(parseQuote).filter(({ odds }) => odds !== null)
      for (const quote of quotes) store.dispatch({ kind: 'add', quote })
      const held = new Set(store.read().slip.positions.map(({ handle }) => handle))
      return quotes.filter(({ handle }) => held.has(handle)).length
    },
  }
}
