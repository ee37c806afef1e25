import { must } from '@xezer/std/assert'
import { type Draws, drawWeighted } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'
import { type LineWin, lineReader } from '../lines/line-pays.ts'
import { countIn, REELS, ROWS, type View, viewAt } from '../lines/paylines.ts'
import { SLOT_HOLD } from './definition.ts'

/** What a coin is worth, in stakes; null where none stands. Reel by reel, from the top down. */
export type Board = readonly (number | null)[]

export interface HoldOutcome {
  readonly stops: readonly number[]
  readonly view: View
  readonly wins: readonly LineWin[]
  /** The board as the coins fell, and after each respin; empty where there were too few. */
  readonly boards: readonly Board[]
  readonly isFull: boolean
  readonly factor: Hundredths
}

const { lines, strips, scatter, coins, coinsForFeature, coinShare, shareOf, fullBoard } = SLOT_HOLD
const readLines = lineReader(SLOT_HOLD)
const PER_UNIT: Hundredths = 100 / lines
const WEIGHTS = coins.map(({ weight }) => weight)
export const CELLS = REELS * ROWS

export function spinHold(draws: Draws): HoldOutcome {
  const stops = strips.map((strip) => draws.below(strip.length))
  const view = viewAt(strips, stops)
  const wins = readLines(view)
  const boards = countIn(view, scatter) >= coinsForFeature ? playRespins(draws, view) : []
  const last = boards.at(-1) ?? []
  const isFull = last.length === CELLS && !last.includes(null)
  const units = wins.reduce((sum, win) => sum + win.units, 0)
  const stakes = last.reduce<number>((sum, coin) => sum + (coin ?? 0), isFull ? fullBoard : 0)
  return { stops, view, wins, boards, isFull, factor: units * PER_UNIT + stakes * 100 }
}

function playRespins(draws: Draws, view: View): Board[] {
  let board: Board = view.flat().map((symbol) => (symbol === scatter ? drawCoin(draws) : null))
  const boards = [board]
  for (let left: number = SLOT_HOLD.respins; left > 0 && board.includes(null); ) {
    const before = board
    board = before.map((coin) => coin ?? (draws.below(shareOf) < coinShare ? drawCoin(draws) : null))
    boards.push(board)
    left = board.some((coin, cell) => coin !== before[cell]) ? SLOT_HOLD.respins : left - 1
  }
  return boards
}

const drawCoin = (draws: Draws) => must(coins[drawWeighted(draws, WEIGHTS)], 'a coin').stakes
