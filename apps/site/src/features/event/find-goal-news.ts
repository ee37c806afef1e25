import type { Incident } from '@xezer/contract/sport-entities'

const GOAL_KINDS = new Set(['goal', 'own_goal', 'penalty_goal'])
const isGoal = ({ kind }: Incident): boolean => GOAL_KINDS.has(kind)
const isCancelled = ({ kind }: Incident): boolean => kind === 'goal_cancelled'

/** The goal, or the goal taken back, that the second list tells and the first did not; undefined when neither. */
export function findGoalNews(before: readonly Incident[], now: readonly Incident[]): Incident | undefined {
  if (now.filter(isGoal).length > before.filter(isGoal).length) return now.findLast(isGoal)
  if (now.filter(isCancelled).length > before.filter(isCancelled).length) return now.findLast(isCancelled)
  return undefined
}
