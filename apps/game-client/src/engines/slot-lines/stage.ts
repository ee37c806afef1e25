import type { LinesSpinView, LinesView } from '@xezer/game-math/play/slot-lines'
import { SLOT_LINES } from '@xezer/game-math/slot-lines/definition'
import type { ShowHow, Stage, StageTools } from '../../kit/game-entry.ts'
import { createBanner } from '../../reels/banner.ts'
import { NO_REELS, ReelBoard } from '../../reels/reel-board.ts'
import { findAnticipated } from '../../reels/reel-motion.ts'
import { countPerReel, markOfLine, markOfScatter, mostPerReel, showMarks } from '../../reels/show-wins.ts'
import { TALL } from '../../reels/symbol-set.ts'

const { base, free, scatter, wild, freeSpins, pays } = SLOT_LINES
const STRIPS = { base, free }
const LETTERS = [...Object.keys(pays), scatter, wild, TALL]
const FIRST_STOPS = [0, 0, 0, 0, 0]
const OPENING_MS = 1300
const BETWEEN_MS = 350
const SCATTERS_NEEDED = freeSpins.findIndex((spins) => spins > 0)
const MOST_SCATTERS = mostPerReel(base, scatter)

export function createLinesStage(tools: StageTools): Stage<LinesView> {
  const board = new ReelBoard(tools, base, LETTERS, FIRST_STOPS)
  const banner = createBanner()
  board.element.append(banner.element)
  const { text, money, loop, sound } = tools

  async function showSpin(spin: LinesSpinView, how: ShowHow<LinesView>): Promise<void> {
    const { isInstant, signal } = how
    const counts = countPerReel(spin.window, scatter)
    const slow = spin.strips === 'base' ? findAnticipated(counts, SCATTERS_NEEDED, MOST_SCATTERS) : NO_REELS
    await board.stop(spin.stops, slow, isInstant, signal)
    await board.cover(spin.covered, TALL, isInstant, signal)
    const marks = spin.wins.map((win) => markOfLine(win, tools))
    if (spin.scatterMinor > 0)
      marks.push(markOfScatter({ symbol: scatter, window: spin.window, wonMinor: spin.scatterMinor }, tools))
    await showMarks(board, marks, spin.wonMinor, tools, how)
  }

  return {
    element: board.element,
    begin() {
      banner.show(null)
      board.spin(base)
    },
    async show(view, how) {
      const { isInstant, signal } = how
      const last = view.spins.length - 1
      let won = 0
      for (const [place, spin] of view.spins.entries()) {
        won += spin.wonMinor
        if (place < last && (isInstant || signal.aborted)) continue
        if (place > 0 || !board.isTurning) board.spin(STRIPS[spin.strips])
        if (place > 0) banner.show(text('play-slots.free', { spin: place, spins: view.freeSpins }))
        await showSpin(spin, how)
        if (place === 0 && view.freeSpins > 0) {
          sound.win(3)
          banner.show(text('play-slots.opened', { spins: view.freeSpins }))
          await loop.wait(OPENING_MS, signal)
        }
        if (place > 0) {
          banner.show(
            text('play-slots.free.won', { spin: place, spins: view.freeSpins, amount: money.format(won) }),
          )
          await loop.wait(BETWEEN_MS, signal)
        }
      }
    },
    rest() {
      banner.show(null)
      board.rest()
    },
  }
}
