import type { SlipState } from './slip-state.ts'
import type { SlipSummary } from './summarize-slip.ts'

/**
 * Whether the fast bet goes off by itself (product §4, states): switched on, placeable, and nothing that the player has not
 * answered yet: a refusal or a changed price waits for a press.
 */
export function isQuickBetDue(state: SlipState, summary: SlipSummary): boolean {
  const isUnanswered = state.error !== null || state.positions.some(({ error }) => error !== null)
  return (
    state.quickBet.isOn &&
    state.phase === 'editing' &&
    summary.isPlaceable &&
    summary.changedEventIds.length === 0 &&
    !isUnanswered
  )
}
