import type { Results } from '@xezer/contract/sport-entities'
import type { Side, Told } from './scene.ts'

interface Pair {
  readonly home: number
  readonly away: number
}

/** Above forty. */
const ADVANTAGE = 50

/** Parts of play in which nothing moves, by the keys of the statuses. */
const RESTS = new Set([
  'not_started',
  'half_time',
  'break',
  'interrupted',
  'delayed',
  'finished',
  'abandoned',
  'postponed',
  'cancelled',
  'retired',
  'walkover',
])

export function isRestStatus(status: string): boolean {
  return RESTS.has(status)
}

/** What two states of a match tell one after the other; of the first one only where play is. */
export function findTold(before: Results | null, now: Results | null): Told[] {
  if (now === null) return []
  const told: Told[] = []
  const { action } = now
  const isNew =
    action !== undefined &&
    (before?.comment !== now.comment ||
      before.action?.key !== action.key ||
      before.action.side !== action.side)
  if (isNew) told.push({ ...action, amount: 0 })
  if (before === null) return told
  if (now.tally === 'won') {
    const winner = pointWinner(before, now)
    if (winner !== null) told.push({ key: 'point', side: winner, amount: 1 })
    return told
  }
  for (const side of ['home', 'away'] as const) {
    const amount = now.score[side] - before.score[side]
    if (amount > 0) told.push({ key: 'score', side, amount })
  }
  return told
}

/** Who won the last point, of a match that is counted in points, games and sets. */
export function pointWinner(before: Results, now: Results): Side | null {
  return (
    grown(before.score, now.score) ??
    grown(lastPart(before, now), now.score.periods.at(-1)) ??
    grownCall(before.points, now.points)
  )
}

/** The same part as the last one now: a new one began at nothing. */
function lastPart(before: Results, now: Results): Pair {
  return before.score.periods[now.score.periods.length - 1] ?? { home: 0, away: 0 }
}

function grown(before: Pair | undefined, now: Pair | undefined): Side | null {
  if (before === undefined || now === undefined) return null
  if (now.home > before.home) return 'home'
  return now.away > before.away ? 'away' : null
}

/** Within a game one side's call grows, or the other one's advantage is gone. */
function grownCall(before: Results['points'], now: Results['points']): Side | null {
  if (before === null || now === null) return null
  const [home, away] = [rankOf(now.home) - rankOf(before.home), rankOf(now.away) - rankOf(before.away)]
  if (home > 0 || away < 0) return 'home'
  return away > 0 || home < 0 ? 'away' : null
}

function rankOf(call: string): number {
  return call === 'A' ? ADVANTAGE : Number(call)
}
