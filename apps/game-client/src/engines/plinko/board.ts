import { hump, mix, type Point } from '../../drawing/paint.ts'

/** Where pegs, ball and pockets stand on a board of some size. */
export interface Board {
  readonly rows: number
  readonly gap: number
  readonly step: number
  readonly middle: number
  readonly top: number
  readonly pegRadius: number
  readonly ballRadius: number
  readonly pockets: { readonly y: number; readonly height: number; readonly width: number }
}

/** A board is not stretched to the width of a wide screen. */
const GAP_PER_STEP_MAX = 1.7
const TOP_SHARE = 0.09
const POCKET_SHARE = 0.1
const POCKET_MIN = 24
const POCKET_MAX = 44

export function boardOf(rows: number, { width, height }: { width: number; height: number }): Board {
  const pocketHeight = Math.min(POCKET_MAX, Math.max(POCKET_MIN, height * POCKET_SHARE))
  const top = height * TOP_SHARE
  const step = (height - top - pocketHeight - 20) / (rows + 0.6)
  const gap = Math.min((width - 12) / (rows + 1.9), step * GAP_PER_STEP_MAX)
  const small = Math.min(gap, step)
  return {
    rows,
    gap,
    step,
    middle: width / 2,
    top,
    pegRadius: small * 0.155,
    ballRadius: Math.min(small * 0.34, gap * 0.3),
    pockets: { y: height - pocketHeight - 8, height: pocketHeight, width: gap - Math.max(2, gap * 0.1) },
  }
}

/** A row of pegs: three in the first, one more in each that follows. */
export function pegsOf(board: Board): readonly Point[] {
  return Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_one, place) => ({
      x: board.middle + (place - (row + 2) / 2) * board.gap,
      y: board.top + (row + 0.6) * board.step,
    })),
  ).flat()
}

export const pocketAt = (board: Board, pocket: number): Point => ({
  x: board.middle + (pocket - board.rows / 2) * board.gap,
  y: board.pockets.y,
})

/** Where the ball lies on the peg of a row, after its steps so far; row 0 is the first peg. */
export function restAt(board: Board, path: readonly number[], row: number): Point {
  const right = path.slice(0, row).reduce((sum, one) => sum + one, 0)
  const x = board.middle + (right - row / 2) * board.gap
  if (row >= board.rows) return { x, y: board.pockets.y - board.ballRadius * 0.5 }
  return { x, y: board.top + (row + 0.6) * board.step - board.pegRadius - board.ballRadius }
}

export const mouthOf = (board: Board): Point => ({ x: board.middle, y: board.ballRadius + 4 })

/** The ball on its way: `rows` is 0 at the first peg and grows by one with each. */
export function ballAt(board: Board, path: readonly number[], rows: number): Point {
  const row = Math.min(board.rows - 1, Math.floor(rows))
  const share = Math.min(1, rows - row)
  const [from, to] = [restAt(board, path, row), restAt(board, path, row + 1)]
  // It leaps a little off the peg before it falls to the next.
  const fall = share * share
  return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, fall) - hump(share) * board.step * 0.16 }
}
