import type { SoldChance } from '@xezer/pricing/combination/price-combination'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import { canWinByHalf } from '../../combination/leg-offers.ts'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import type { MatchModel, MatchState } from '../match-model.ts'
import { chanceLeg, type KnownPlay } from './chance-leg.ts'
import { type MatchPart, partOf, type ReadLeg } from './match-parts.ts'
import { type SettledLeg, settledLeg } from './settled-leg.ts'

/** The place of the first leg that cannot be combined with those before it. */
export function readLegs(
  model: MatchModel,
  state: MatchState,
  legs: readonly CombinationLeg[],
  sold: readonly SoldChance[],
): readonly ReadLeg[] | number {
  const read: ReadLeg[] = []
  for (const [place, leg] of legs.entries()) {
    const type = FOOTBALL_MARKETS.get(leg.type)
    const part = partOf(type)
    if (part === null) return place
    const settled = settledHalves(type, leg)
    const chance =
      settled === null && part !== 'bookings' ? chanceLeg(type, leg, knownPlay(part, model, state)) : null
    const own: ReadLeg = { place, part, type, leg, sold: sold[place]?.chance ?? 0, settled, chance }
    if (!isKnown(own) || read.some((other) => !isKnownBeside(other, own))) return place
    read.push(own)
  }
  return read
}

/** Own goals and the like are counted nowhere in a cell: only what happened of them is asked. */
function settledHalves(type: MarketType, leg: CombinationLeg): readonly [SettledLeg, SettledLeg] | null {
  if (IN_NO_CELL.has(type.statistic)) return null
  const better = settledLeg(type, leg, 'better')
  if (better === null) return null
  return [better, canWinByHalf(leg) ? (settledLeg(type, leg, 'worse') ?? better) : better]
}

const IN_NO_CELL: ReadonlySet<string> = new Set(['own_goals', 'added_time_goals', 'penalties'])

/** Who is shown the first card is a leg whose chance alone is known. */
function isFirstCard({ part, settled }: ReadLeg): boolean {
  return part === 'bookings' && settled === null
}

function isKnown(leg: ReadLeg): boolean {
  return leg.settled !== null || leg.chance !== null || (isFirstCard(leg) && leg.type.rule === 'next')
}

function isKnownBeside(one: ReadLeg, other: ReadLeg): boolean {
  // Two quarter lines would share a stake out in four.
  if (canWinByHalf(one.leg) && canWinByHalf(other.leg)) return false
  if (one.part !== other.part) return true
  if (isFirstCard(one) || isFirstCard(other)) return false
  return one.chance === null || other.chance === null
}

function knownPlay(part: MatchPart, model: MatchModel, state: MatchState): KnownPlay {
  if (part === 'corners') return { model, state, already: state.corners, last: state.lastCorner }
  return { model, state, already: state.goals, last: state.lastGoal }
}
