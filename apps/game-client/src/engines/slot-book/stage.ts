import type { BookSpinView, BookView } from '@xezer/game-math/play/slot-book'
import { SLOT_BOOK } from '@xezer/game-math/slot-book/definition'
import type { ShowHow, Stage, StageTools } from '../../kit/game-entry.ts'
import { createBanner } from '../../reels/banner.ts'
import { ReelBoard } from '../../reels/reel-board.ts'
import { findAnticipated } from '../../reels/reel-motion.ts'
import {
  countPerReel,
  markOfLine,
  markOfReels,
  markOfScatter,
  mostPerReel,
  showMarks,
} from '../../reels/show-wins.ts'
import { symbolName } from '../../reels/slot-words.ts'

const { strips, scatter, pays, scattersForFeature } = SLOT_BOOK
const LETTERS = [...Object.keys(pays), scatter]
const FIRST_STOPS = [0, 0, 0, 0, 0]
const OPENING_MS = 1800
const BETWEEN_MS = 350
const MOST_SCATTERS = mostPerReel(strips, scatter)

export function createBookStage(tools: StageTools): Stage<BookView> {
  const board = new ReelBoard(tools, strips, LETTERS, FIRST_STOPS)
  const banner = createBanner()
  board.element.append(banner.element)
  const { text, money, loop, sound } = tools

  async function showSpin(spin: BookSpinView, special: string | null, how: ShowHow<BookView>): Promise<void> {
    const { isInstant, signal } = how
    const slow = findAnticipated(countPerReel(spin.window, scatter), scattersForFeature, MOST_SCATTERS)
    await board.stop(spin.stops, slow, isInstant, signal)
    const marks = spin.wins.map((win) => markOfLine(win, tools))
    if (spin.scatterMinor > 0)
      marks.push(markOfScatter({ symbol: scatter, window: spin.window, wonMinor: spin.scatterMinor }, tools))
    await showMarks(board, marks, spin.wonMinor - spin.spreadMinor, tools, how)
    if (special === null || spin.spread.length === 0) return
    board.mark([], false)
    await board.cover(spin.spread, special, isInstant, signal)
    await showMarks(
      board,
      [markOfReels(spin.spread, money.format(spin.spreadMinor))],
      spin.spreadMinor,
      tools,
      how,
    )
  }

  async function open(view: BookView, spins: number, signal: AbortSignal): Promise<void> {
    sound.win(3)
    const symbol = symbolName(tools, view.special ?? '')
    banner.show(text('play-slots.opened.special', { spins, symbol }))
    await loop.wait(OPENING_MS, signal)
  }

  return {
    element: board.element,
    begin() {
      banner.show(null)
      board.spin()
    },
    async show(view, how) {
      const { isInstant, signal } = how
      const last = view.spins.length - 1
      let [won, given] = [0, 0]
      for (const [place, spin] of view.spins.entries()) {
        won += spin.wonMinor
        const spins = given
        given += spin.freeSpinsGiven
        if (place < last && (isInstant || signal.aborted)) continue
        if (place > 0 || !board.isTurning) board.spin()
        if (place > 0) banner.show(text('play-slots.free', { spin: place, spins }))
        await showSpin(spin, place === 0 ? null : view.special, how)
        if (spin.freeSpinsGiven > 0) await open(view, spin.freeSpinsGiven, signal)
        if (place === 0) continue
        banner.show(text('play-slots.free.won', { spin: place, spins: given, amount: money.format(won) }))
        await loop.wait(BETWEEN_MS, signal)
      }
    },
    rest() {
      banner.show(null)
      board.rest()
    },
  }
}
