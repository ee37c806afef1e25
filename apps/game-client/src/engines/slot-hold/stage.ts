import type { HoldView } from '@xezer/game-math/play/slot-hold'
import { SLOT_HOLD } from '@xezer/game-math/slot-hold/definition'
import type { ShowHow, Stage, StageTools } from '../../kit/game-entry.ts'
import { createBanner } from '../../reels/banner.ts'
import { ReelBoard } from '../../reels/reel-board.ts'
import { findAnticipated } from '../../reels/reel-motion.ts'
import { countPerReel, markOfLine, mostPerReel, showMarks } from '../../reels/show-wins.ts'
import { drawBoard } from './coins.ts'
import { countRespins } from './respins.ts'

const { strips, scatter, wild, pays, coinsForFeature } = SLOT_HOLD
const LETTERS = [...Object.keys(pays), wild, scatter]
const FIRST_STOPS = [0, 0, 0, 0, 0]
const OPENING_MS = 1300
const RESPIN_MS = 620
const SHOWN_MS = 320
const MOST_COINS = mostPerReel(strips, scatter)

export function createHoldStage(tools: StageTools): Stage<HoldView> {
  const board = new ReelBoard(tools, strips, LETTERS, FIRST_STOPS)
  const banner = createBanner()
  board.element.append(banner.element)
  const { text, money, loop, sound } = tools
  const worth = (stakes: number, stakeMinor: number) => money.amount(stakes * stakeMinor)

  async function playRespins(
    { boards }: HoldView,
    { signal, isInstant, stakeMinor }: ShowHow<HoldView>,
  ): Promise<void> {
    const say = (stakes: number) => worth(stakes, stakeMinor)
    const steps = countRespins(boards)
    for (const [place, { coins, left, fresh }] of steps.entries()) {
      if (place < steps.length - 1 && (isInstant || signal.aborted)) continue
      const before = boards[Math.max(place - 1, 0)] ?? []
      if (place > 0)
        await loop.tween(
          isInstant ? 0 : RESPIN_MS,
          (share) => board.drawCellsWith(drawBoard(before, say, tools.theme.palette, { share, fresh: [] })),
          signal,
        )
      if (fresh.length > 0) sound.tone(coins)
      banner.show(text('play-slots.respins', { left, coins }))
      await loop.tween(
        isInstant ? 0 : SHOWN_MS,
        (share) =>
          board.drawCellsWith(drawBoard(boards[place] ?? [], say, tools.theme.palette, { share, fresh })),
        signal,
      )
    }
  }

  return {
    element: board.element,
    begin() {
      banner.show(null)
      board.spin()
    },
    async show(view, how) {
      const { isInstant, signal } = how
      if (!board.isTurning) board.spin()
      const slow = findAnticipated(countPerReel(view.window, scatter), coinsForFeature, MOST_COINS)
      await board.stop(view.stops, slow, isInstant, signal)
      const marks = view.wins.map((win) => markOfLine(win, tools))
      await showMarks(board, marks, view.linesMinor, tools, how)
      if (view.boards.length === 0) return
      board.mark([], false)
      sound.win(3)
      banner.show(text('play-slots.hold.opened', { coins: view.coins }))
      if (!isInstant) await loop.wait(OPENING_MS, signal)
      await playRespins(view, how)
      const amount = money.format(view.coinsMinor)
      banner.show(text(view.isFull ? 'play-slots.hold.full' : 'play-slots.hold.won', { amount }))
    },
    rest() {
      banner.show(null)
      board.rest()
    },
  }
}
