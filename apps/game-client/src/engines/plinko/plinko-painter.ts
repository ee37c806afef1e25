import { shortFactor } from '../../drawing/factors.ts'
import { box, frame, line, type Point, words } from '../../drawing/paint.ts'
import { createLayer, type Paint } from '../../drawing/surface.ts'
import { type Board, ballAt, boardOf, mouthOf, pegsOf, pocketAt } from './board.ts'
import type { PlinkoLook } from './look.ts'

/** What is on the board just now. */
export interface BoardState {
  readonly rows: number
  /** Hundredths, from the left to the right. */
  readonly factors: readonly number[]
  readonly ball: Ball | null
  readonly landed: { readonly pocket: number; readonly isWin: boolean; readonly share: number } | null
}
export interface Ball {
  readonly path: readonly number[]
  /** Rows that it passed; below 0 it hangs in the mouth. */
  readonly rows: number
}

const FACTOR_SIZE_MIN = 9
const FACTOR_SIZE_MAX = 16

export function createBoardPainter(look: PlinkoLook, state: () => BoardState): Paint {
  const back = createLayer((context, size) => {
    look.back(context, size)
    const board = boardOf(state().rows, size)
    for (const [place, at] of pegsOf(board).entries()) look.peg(context, at, board.pegRadius, place)
  })
  return (context, size) => {
    const now = state()
    const board = boardOf(now.rows, size)
    back.draw(context, size, String(now.rows))
    for (const [pocket, factor] of now.factors.entries())
      paintPocket(context, board, { look, now, pocket, factor })
    if (now.ball !== null) paintBall(context, board, look, now.ball, now.landed !== null)
    if (now.landed?.isWin && now.landed.share < 1) {
      const at = pocketAt(board, now.landed.pocket)
      look.splash(context, at, board.ballRadius, now.landed.share)
    }
  }
}

interface Pocket {
  readonly look: PlinkoLook
  readonly now: BoardState
  readonly pocket: number
  readonly factor: number
}

function paintPocket(context: CanvasRenderingContext2D, board: Board, { look, now, pocket, factor }: Pocket) {
  const isHit = now.landed?.pocket === pocket
  const { x, y } = pocketAt(board, pocket)
  const { width, height } = board.pockets
  const from = Math.min(pocket, board.rows - pocket) / (board.rows / 2)
  const colour = look.pockets[Math.round(from * (look.pockets.length - 1))] ?? look.ring
  const corners = [3, 3, Math.min(10, width * 0.36), Math.min(10, width * 0.36)]
  const place = [x - width / 2, y, width, height] as const
  context.globalAlpha = now.landed === null || isHit ? 1 : 0.62
  box(context, place, corners, colour)
  box(context, [place[0], y, width, Math.max(2, height * 0.1)], [3, 3, 0, 0], 'rgba(255, 255, 255, 0.4)')
  context.globalAlpha = 1
  if (isHit) frame(context, place, corners, { colour: look.ring, width: 2.5 })
  const text = shortFactor(factor)
  const size = Math.max(
    FACTOR_SIZE_MIN,
    Math.min(FACTOR_SIZE_MAX, width * 0.42, (width * 1.55) / text.length),
  )
  words(context, text, { x, y: y + height * 0.56 }, { size, colour: look.pocketInk })
}

function paintBall(
  context: CanvasRenderingContext2D,
  board: Board,
  look: PlinkoLook,
  ball: Ball,
  isDown: boolean,
) {
  const at = placeOf(board, ball)
  if (ball.rows > 0) {
    const way: Point[] = [mouthOf(board)]
    for (let rows = 0; rows < ball.rows; rows += 0.2) way.push(ballAt(board, ball.path, rows))
    line(context, [...way, at], {
      colour: look.trail.colour,
      width: board.ballRadius * 0.28,
      dash: look.trail.dash,
    })
  }
  // In its pocket it would hide what the pocket pays.
  if (!isDown) look.ball(context, at, board.ballRadius)
}

function placeOf(board: Board, ball: Ball): Point {
  if (ball.rows >= 0) return ballAt(board, ball.path, ball.rows)
  const [from, to] = [mouthOf(board), ballAt(board, ball.path, 0)]
  const share = (1 + ball.rows) ** 2
  return { x: from.x, y: from.y + (to.y - from.y) * share }
}
