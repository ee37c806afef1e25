import type { Results } from '@xezer/contract/sport-entities'

type Side = 'home' | 'away'

/** A column of a score board: the score, a part of play, or the points within its game. */
export interface BoardColumn {
  readonly kind: 'score' | 'part' | 'points'
  /** The key of a part of play, else the kind. */
  readonly key: string
  /** Empty for a part that was not played yet. */
  readonly home: string
  readonly away: string
  /** Who lost a part that is over. */
  readonly loser: Side | null
  /** It changes now. */
  readonly isNow: boolean
  /** Every point changes it: the points of the game, or of the part where that has no games. */
  readonly isPoints: boolean
  /** Points of the loser in the tie-break that decided the part. */
  readonly tieBreak: number | null
}

/** Up to so many parts a score says enough, and no board has a column for each. */
const FEW_PARTS = 2

/** Whether the parts of play have columns: sets and quarters have, halves have not. */
export function hasPartColumns({ parts }: Results): boolean {
  return parts.length > FEW_PARTS
}

/** What a board shows from left to right. A score that counts who won the parts stands before them, a sum behind. */
export function boardColumns(results: Results): BoardColumn[] {
  const { score, tally, points, gameNumber } = results
  const total = column('score', 'score', score)
  if (!hasPartColumns(results)) return [total]
  const parts = partColumns(results)
  // Where a set has no games, its points are its score, which needs no second column.
  const isWithin = points !== null && gameNumber !== null
  const within = isWithin ? [{ ...column('points', 'points', points), isNow: true, isPoints: true }] : []
  return tally === 'won' ? [total, ...parts, ...within] : [...parts, ...within, total]
}

/** The columns that a narrow place has room for: the score and what changes now. */
export function narrowColumns(results: Results): BoardColumn[] {
  return boardColumns(results).filter(({ kind, isNow }) => kind === 'score' || isNow)
}

function partColumns({ parts, played, score, points, gameNumber }: Results): BoardColumn[] {
  return parts.map((key, place): BoardColumn => {
    const period = score.periods[place]
    if (period === undefined) return { ...column('part', key, { home: '', away: '' }) }
    const isOver = played >= place + 1
    const { home, away, tieBreak } = period
    const isNow = !isOver && place === score.periods.length - 1
    const loser = home === away ? null : home < away ? 'home' : 'away'
    return {
      ...column('part', key, period),
      loser: isOver ? loser : null,
      isNow,
      isPoints: isNow && points !== null && gameNumber === null,
      tieBreak: tieBreak === undefined ? null : Math.min(tieBreak.home, tieBreak.away),
    }
  })
}

function column(
  kind: BoardColumn['kind'],
  key: string,
  { home, away }: { home: string | number; away: string | number },
): BoardColumn {
  const none = { loser: null, isNow: false, isPoints: false, tieBreak: null }
  return { kind, key, home: String(home), away: String(away), ...none }
}
