import { accumulatorCode } from '@xezer/betting/combinations/bet-option'
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
    optionStakes: combinedStakes(now, before, Math.min(positions.length, POSITIONS_MAX)),
    singleStake: now.positions.length === 0 ? before.singleStake : now.singleStake,
    phase: 'editing',
    error: null,
  }
}

/** With as many selections as before, systems have their stakes again; the accumulator has what stands on it now. */
function combinedStakes(now: SlipState, before: SlipState, count: number): SlipState['optionStakes'] {
  const had = before.positions.length
  const { [accumulatorCode(had)]: former, ...systems } = before.optionStakes
  const stake = now.positions.length < 2 ? former : now.optionStakes[accumulatorCode(now.positions.length)]
  const returned = count === had ? systems : {}
  return stake === undefined ? returned : { ...returned, [accumulatorCode(count)]: stake }
}
