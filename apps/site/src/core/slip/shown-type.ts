import type { BetType } from '@xezer/sport/bet-type'
import type { SlipView } from './slip-view.ts'

/** A system needs a third selection. */
const SYSTEM_POSITIONS_MIN = 3

/** Which stakes a slip shows: those that the player asked for, as far as its selections allow them. */
export function decideShownType({ slip, shownType }: Pick<SlipView, 'slip' | 'shownType'>): BetType {
  const { positions } = slip
  if (positions.length < 2) return 'singles'
  if (shownType === 'full_cover' && positions.length < SYSTEM_POSITIONS_MIN) return 'accumulator'
  if (shownType !== undefined) return shownType
  // Several selections are meant together, unless somebody has staked on one of them.
  return positions.some(({ stake }) => stake.text !== '') ? 'singles' : 'accumulator'
}

/** The types that there is a choice of; none below two selections. */
export function listShownTypes(count: number): readonly BetType[] {
  if (count < 2) return []
  return count < SYSTEM_POSITIONS_MIN ? ['singles', 'accumulator'] : ['singles', 'accumulator', 'full_cover']
}
