import type { Palette } from '@xezer/game-art/theme'
import { type CellDrawer, ROWS } from '../../reels/reel-board.ts'

interface Moment {
  /** 0 … 1 of a respin, or of new coins that appear. */
  readonly share: number
  readonly fresh: readonly number[]
}

/** Draws a board of coins with what each is worth; cells without one turn by. */
export function drawBoard(
  board: readonly (number | null)[],
  say: (stakes: number) => string,
  palette: Palette,
  { share, fresh }: Moment,
): (reel: number, row: number, cell: CellDrawer) => boolean {
  return (reel, row, cell) => {
    if (row >= ROWS) return true
    const place = reel * ROWS + row
    const coin = board[place] ?? null
    const { context, x, y, width, height } = cell
    context.save()
    context.beginPath()
    context.rect(x, y, width, height)
    context.clip()
    if (coin === null) drawEmpty(cell, palette, share, place)
    else {
      context.globalAlpha = fresh.includes(place) ? share : 1
      cell.symbol('C')
      drawWorth(cell, say(coin), palette)
    }
    context.restore()
    return true
  }
}

function drawEmpty(
  { context, x, y, width, height }: CellDrawer,
  palette: Palette,
  share: number,
  place: number,
): void {
  // Each turns by from its middle, and stands there again.
  const shift = share < 1 ? ((share * 3 + place * 0.37) % 1) * height : 0
  context.fillStyle = palette.frameLine
  context.globalAlpha = share < 1 ? 0.16 : 0.08
  const mark = Math.min(width, height) * 0.16
  for (const row of [-1, 0]) {
    const middle = y + shift + row * height + height / 2
    context.beginPath()
    context.moveTo(x + width / 2, middle - mark)
    context.lineTo(x + width / 2 + mark, middle)
    context.lineTo(x + width / 2, middle + mark)
    context.lineTo(x + width / 2 - mark, middle)
    context.fill()
  }
}

function drawWorth({ context, x, y, width, height }: CellDrawer, words: string, palette: Palette): void {
  const size = Math.max(11, Math.min(width * 0.17, height * 0.2, 26))
  context.font = `800 ${size}px "Onest Variable", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = size * 0.3
  context.strokeStyle = palette.stageEdge
  context.fillStyle = palette.ink
  context.strokeText(words, x + width / 2, y + height / 2)
  context.fillText(words, x + width / 2, y + height / 2)
}
