import type { Incident } from '@xezer/contract/sport-entities'

const GOAL_KINDS: ReadonlySet<string> = new Set(['goal', 'own_goal', 'penalty_goal'])
/** The end of a part, and whatever ends a match before its time. */
const TOLD_KINDS: ReadonlySet<string> = new Set([
  'goal_cancelled',
  'set_won',
  'match_won',
  'retired',
  'walkover',
  'quarter_end',
  'overtime',
])

export const isGoal = ({ kind }: Incident): boolean => GOAL_KINDS.has(kind)
const isTold = ({ kind }: Incident): boolean => TOLD_KINDS.has(kind)

/** What is to be told aloud of what the second list says and the first did not: the newest goal before all else. */
export function findNews(before: readonly Incident[], now: readonly Incident[]): Incident | undefined {
  if (now.filter(isGoal).length > before.filter(isGoal).length) return now.findLast(isGoal)
  if (now.filter(isTold).length > before.filter(isTold).length) return now.findLast(isTold)
  return undefined
}
