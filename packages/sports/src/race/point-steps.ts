import type { EventComment, MatchIncident, Pair, StopReason } from '@xezer/sport/live-state'
import { otherSide, type Side } from '@xezer/sport/side'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { assert, must } from '@xezer/std/assert'
import { keepComments } from '../keep-comments.ts'
import type { PlayEffect, PlayStep, PriceRhythm } from '../match-play.ts'

/** What the steps of a sport that is played in points have in common; its own may tell more. */
interface PointStep extends PlayStep {
  readonly action:
    | { readonly kind: 'toss' | 'resume' | 'medical' | 'time_out' }
    /** Suspends all of the match, before its reason can be seen. */
    | { readonly kind: 'stop'; readonly reason: StopReason }
    | { readonly kind: 'point'; readonly winner: Side }
    | { readonly kind: 'retired' | 'walkover'; readonly side: Side }
}

/** A point changes the prices; nothing does in between, and before the match opinion holds for as long. */
export const POINT_RHYTHM: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }

export function effectOfPoint({ action }: PointStep): PlayEffect {
  switch (action.kind) {
    case 'stop':
      return action
    case 'resume':
      return { kind: 'resume' }
    case 'toss':
      return { kind: 'start' }
    case 'point':
      return { kind: 'news' }
    default:
      return { kind: 'shown' }
  }
}

/** Who won the last point of a match, or did not retire from it: the score is not counted. */
export function winnerOfPoints(steps: readonly PointStep[]): Side {
  const { action } = must(
    steps.findLast((step) => step.action.kind !== 'stop'),
    'a match has an end',
  )
  if (action.kind === 'retired' || action.kind === 'walkover') return otherSide(action.side)
  assert(action.kind === 'point', 'a match ends with a point')
  return action.winner
}

/** What is decided by then stands, the rest is void. */
export function withoutEnd(facts: SportFacts, kind: 'retired' | 'walkover', side: Side): SportFacts {
  return { ...facts, status: kind, advances: otherSide(side) }
}

/** A line of what is told of a point, by the keys of i18n's comments. */
export type PointLine<Key extends string = string> = readonly [key: Key, side: Side | null]

interface Told {
  readonly comments: readonly EventComment[]
  readonly incidents: readonly MatchIncident[]
}

/** Tells lines among the comments, and those that `markOf` knows on the time line too, where the match stands: `played`. */
export function tellLines<Board extends Told, Key extends string>(
  board: Board,
  lines: readonly PointLine<Key>[],
  played: number,
  markOf: (key: Key) => { readonly score: Pair | null } | null,
): Board {
  if (lines.length === 0) return board
  const at = { minute: null, addedMinute: null }
  const marks = lines.flatMap(([kind, side]): MatchIncident[] => {
    const mark = markOf(kind)
    return mark === null ? [] : [{ kind, side, ...at, ...mark, played }]
  })
  return {
    ...board,
    comments: keepComments(
      board.comments,
      lines.map(([key, side]) => ({ key, side, ...at })),
    ),
    incidents: marks.length === 0 ? board.incidents : [...board.incidents, ...marks],
  }
}
