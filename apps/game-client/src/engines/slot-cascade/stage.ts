import type { CascadeRoundView, CascadeSpinView } from '@xezer/game-math/play/slot-cascade'
import { SLOT_CASCADE } from '@xezer/game-math/slot-cascade/definition'
import { make } from '../../kit/dom.ts'
import type { ShowHow, Stage, StageTools } from '../../kit/game-entry.ts'
import { createBanner } from '../../reels/banner.ts'
import { fallDown, fallIn } from './falls.ts'
import { GridBoard } from './grid-board.ts'

const { rows, columns, symbols, ladder, freeLadder } = SLOT_CASCADE
const SHOWN_MS = 720
const OPENING_MS = 1300
/** What stands before a first round: every symbol, none often enough to pay. */
const FIRST = Array.from({ length: columns }, (_, column) =>
  Array.from({ length: rows }, (_, row) => symbols[(column * 2 + row) % symbols.length] ?? ''),
)

export function createCascadeStage(tools: StageTools): Stage<CascadeRoundView> {
  const { text, money, loop, sound } = tools
  const board = new GridBoard(tools)
  const banner = createBanner()
  const steps = createLadder(text('play-slots.ladder'))
  board.element.append(banner.element, steps.element)
  let leaving: Promise<void> | null = null
  let standing = FIRST as CascadeSpinView['last']
  board.put(fallIn(standing, rows))

  async function showSpin(spin: CascadeSpinView, how: ShowHow<CascadeRoundView>): Promise<void> {
    const { signal, returnMinor, stakeMinor } = how
    const isWin = returnMinor > stakeMinor
    const own = spin.ladder === 'free' ? freeLadder : ladder
    steps.show(own, null)
    await board.fall(fallIn(spin.cascades[0]?.grid ?? spin.last, rows), signal)
    for (const [place, { grid, wins, step, wonMinor }] of spin.cascades.entries()) {
      if (signal.aborted) break
      const gone = new Set(wins.map(({ symbol }) => symbol))
      steps.show(own, step)
      board.mark(gone, money.format(wonMinor), isWin)
      if (isWin) sound.tone(place)
      await loop.wait(SHOWN_MS, signal)
      await board.vanish(signal)
      await board.fall(fallDown(grid, gone, spin.cascades[place + 1]?.grid ?? spin.last, rows), signal)
    }
  }

  async function open(place: number, spins: number, signal: AbortSignal): Promise<void> {
    if (spins === 0) return
    sound.win(3)
    banner.show(text('play-slots.opened', { spins }))
    await loop.wait(place === 0 ? OPENING_MS : OPENING_MS / 2, signal)
  }

  return {
    element: board.element,
    begin() {
      banner.show(null)
      sound.sweep()
      leaving = tools.isReduced() ? null : board.fallOut()
    },
    async show(view, how) {
      const { isInstant, signal } = how
      let [won, given] = [0, 0]
      if (leaving !== null) await leaving
      else if (!isInstant) await board.fallOut(signal)
      leaving = null
      for (const [place, spin] of view.spins.entries()) {
        won += spin.wonMinor
        const spins = given
        given += spin.freeSpinsGiven
        if (isInstant || signal.aborted) continue
        if (place > 0) {
          banner.show(text('play-slots.free', { spin: place, spins }))
          await board.fallOut(signal)
        }
        await showSpin(spin, how)
        await open(place, spin.freeSpinsGiven, signal)
        if (place > 0)
          banner.show(text('play-slots.free.won', { spin: place, spins: given, amount: money.format(won) }))
      }
      standing = view.spins.at(-1)?.last ?? standing
      board.put(fallIn(standing, rows))
      if (isInstant) board.fade()
    },
    rest() {
      leaving = null
      banner.show(null)
      board.put(fallIn(standing, rows))
    },
  }
}

/** The steps of the ladder, and the one that multiplies now. */
function createLadder(label: string) {
  const element = make('ol', { class: 'ladder', 'aria-label': label })
  return {
    element,
    show(steps: readonly number[], now: number | null) {
      element.replaceChildren(
        ...steps.map((step) => make('li', { class: step === now ? 'is-now' : '' }, `×${step}`)),
      )
    },
  }
}
