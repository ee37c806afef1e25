import type { Side } from '@xezer/sport/side'
import type { Random } from '@xezer/std/random'
import {
  flatRates,
  incidentRates,
  MISSED_PENALTIES_PER_GOAL,
  OWN_GOAL_SHARE,
  PENALTY_GOAL_SHARE,
} from '../intensities.ts'
import type { MatchModel, MatchState } from '../match-model.ts'
import type { PlayIncident, PlayMoment } from './play-incident.ts'

/** Goals that a review takes back, and reviews of goals that stand, per goal. */
const CANCELLED_PER_GOAL = 0.05
const REVIEWED_SHARE = 0.08
/** About one match in 1,500 is abandoned. */
const ABANDONED_PER_SECOND = 1 / (1500 * 5800)

export interface Rate {
  readonly kind: PlayIncident['kind']
  readonly side: Side
  readonly perSecond: number
}

const SIDES = ['home', 'away'] as const

/** Chance per second of everything that can happen at this instant; the prices assume the same. */
export function listRates(model: MatchModel, state: MatchState): Rate[] {
  const flat = flatRates(model, state, 'goals')
  const goals = incidentRates(model, state, 'goals')
  const corners = incidentRates(model, state, 'corners')
  const yellowCards = incidentRates(model, state, 'yellowCards')
  const redCards = incidentRates(model, state, 'redCards')
  const rates = SIDES.flatMap((side): Rate[] => [
    { kind: 'goal', side, perSecond: goals[side] },
    { kind: 'corner', side, perSecond: corners[side] },
    { kind: 'yellow_card', side, perSecond: yellowCards[side] },
    { kind: 'red_card', side, perSecond: redCards[side] },
    { kind: 'penalty_missed', side, perSecond: flat[side] * MISSED_PENALTIES_PER_GOAL },
    { kind: 'goal_cancelled', side, perSecond: flat[side] * CANCELLED_PER_GOAL },
  ])
  return [...rates, { kind: 'abandoned', side: 'home', perSecond: ABANDONED_PER_SECOND }]
}

/** Draws what the kind leaves open: where a goal came from, and whether it is looked at again. */
export function drawIncident(rate: Rate, moment: PlayMoment, random: Random): PlayIncident {
  const { kind, side } = rate
  if (kind !== 'goal') return { ...moment, kind, side }
  const part = random.next()
  const isReviewed = random.next() < REVIEWED_SHARE
  if (part < PENALTY_GOAL_SHARE) return { ...moment, kind, side, origin: 'penalty', isReviewed: false }
  const isOwn = part < PENALTY_GOAL_SHARE + OWN_GOAL_SHARE
  return { ...moment, kind, side, origin: isOwn ? 'own_goal' : 'open_play', isReviewed }
}
