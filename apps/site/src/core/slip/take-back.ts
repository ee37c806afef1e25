import type { SlipState } from '@xezer/betting/slip/slip-state'
import { POSITIONS_MAX } from '@xezer/contract/slip-limits'

/** The slip with what a removal took, as it was before it; everything that was done since stays. */
export function takeBack(now: SlipState, before: SlipState): SlipState {
  const findNow = (eventId: number) => now.positions.find((position) => position.eventId === eventId)
  const isNew = ({ eventId }: { eventId: number }) =>
    !before.positions.some((position) => position.eventId === eventId)
  const positions = [
    ...before.positions.map((position) => findNow(position.eventId) ?? position),
    ...now.positions.filter(isNew),
  ]
  return {
    ...now,
    positions: positions.slice(0, POSITIONS_MAX),
    singleStake: now.positions.length === 0 ? before.singleStake : now.singleStake,
    phase: 'editing',
    error: null,
  }
}
