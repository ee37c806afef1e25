/** Rounds that may be played by themselves. */
export const AUTOPLAY_ROUNDS = [10, 25, 50, 100] as const

export interface AutoplayPlan {
  readonly rounds: number
  /** Never without one: how much may be lost, minor units. */
  readonly lossMinor: number
  /** A single return above it ends the play; null where none was wished. */
  readonly winAboveMinor: number | null
  readonly stopsAtFeature: boolean
}
export interface AutoplayState {
  readonly plan: AutoplayPlan
  readonly left: number
  readonly lostMinor: number
}

export type AutoplayEnd =
  | 'done'
  | 'loss'
  | 'win'
  | 'feature'
  | 'stopped'
  | 'hidden'
  | 'offline'
  | 'refused'
  | 'choice'

/** What a form says; null where the plan cannot begin. */
export function planAutoplay(form: {
  readonly rounds: number
  readonly lossMinor: number | null
  readonly winAboveMinor: number | null
  readonly stopsAtFeature: boolean
}): AutoplayPlan | null {
  const isKnown = AUTOPLAY_ROUNDS.some((rounds) => rounds === form.rounds)
  if (!isKnown || form.lossMinor === null || form.lossMinor <= 0) return null
  return { ...form, lossMinor: form.lossMinor }
}

export const beginAutoplay = (plan: AutoplayPlan): AutoplayState => ({
  plan,
  left: plan.rounds,
  lostMinor: 0,
})

/** Why the next round is not begun; null where it is. A stake that could lose more than the limit is not placed. */
export function findEnd({ plan, left, lostMinor }: AutoplayState, stakeMinor: number): AutoplayEnd | null {
  if (left <= 0) return 'done'
  return lostMinor + stakeMinor > plan.lossMinor ? 'loss' : null
}

/** After a round of it. */
export function countRound(
  { plan, left, lostMinor }: AutoplayState,
  round: { readonly stakedMinor: number; readonly returnMinor: number; readonly isFeature: boolean },
): { readonly state: AutoplayState; readonly end: AutoplayEnd | null } {
  const state = { plan, left: left - 1, lostMinor: lostMinor + round.stakedMinor - round.returnMinor }
  if (plan.stopsAtFeature && round.isFeature) return { state, end: 'feature' }
  if (plan.winAboveMinor !== null && round.returnMinor > plan.winAboveMinor) return { state, end: 'win' }
  return { state, end: state.left <= 0 ? 'done' : null }
}
