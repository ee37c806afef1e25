import { type Combo, type ComboParts, createCombo } from './combo.ts'

const EVENTS_MAX = 8
/** The last ones of a page, by player and event, the one looked at longest ago first. */
const kept = new WeakMap<ComboParts['prices'], Map<string, Combo>>()

/** What a player was building on an event: he finds it again on the way back, as long as the page is not loaded anew. */
export function findCombo(parts: ComboParts, playerId: number | undefined): Combo {
  const combos = kept.get(parts.prices) ?? new Map<string, Combo>()
  kept.set(parts.prices, combos)
  const name = `${playerId} ${parts.eventId}`
  const combo = combos.get(name) ?? createCombo(parts)
  combos.delete(name)
  combos.set(name, combo)
  const [oldest] = combos.keys()
  if (combos.size > EVENTS_MAX && oldest !== undefined) combos.delete(oldest)
  return combo
}
