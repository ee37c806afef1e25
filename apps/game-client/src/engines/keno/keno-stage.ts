import type { KenoView } from '@xezer/game-math/play/keno'
import { fadeIn } from '../../drawing/fade.ts'
import { make } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { createKenoGrid } from './keno-grid.ts'
import type { CellState, KenoLook } from './look.ts'
import { createPays } from './pays.ts'
import type { Picks } from './picks.ts'

const DRAW_MS = 140

export interface KenoStage extends Stage<KenoView> {
  /** Who keeps what is picked hears of every press of a number. */
  readonly onPress: (listener: (number: number) => void) => void
  readonly showPicks: (picks: Picks) => void
  readonly lock: (isLocked: boolean) => void
}

export function createKenoStage(tools: StageTools, look: KenoLook): KenoStage {
  let picks: Picks = []
  let drawn: readonly number[] = []
  let isLocked = false
  let press = (_number: number) => {}
  const grid = createKenoGrid(tools, look, (number) => {
    if (!isLocked) press(number)
  })
  const pays = createPays(tools)
  const element = make(
    'div',
    { class: 'stage-canvas keno-stage' },
    ...grid.canvases,
    make('div', { class: 'keno-board', 'data-look': look.name }, grid.grid, pays.element),
  )

  function put(isOver: boolean) {
    const hits = drawn.filter((number) => picks.includes(number))
    grid.show(stateIn(picks, drawn), hits)
    pays.show(picks.length, drawn.length === 0 ? null : hits.length, isOver)
  }
  put(false)
  return {
    element,
    begin() {
      drawn = []
      put(false)
    },
    async show(view, { isInstant, signal, returnMinor, stakeMinor }) {
      picks = view.picks
      if (isInstant) fadeIn(element)
      for (const count of isInstant ? [] : view.drawn.keys()) {
        drawn = view.drawn.slice(0, count + 1)
        put(false)
        const number = view.drawn[count] ?? 0
        if (picks.includes(number)) tools.sound.tone(count, 220)
        else tools.sound.knock()
        await tools.loop.wait(DRAW_MS, signal)
      }
      drawn = view.drawn
      put(true)
      if (!isInstant && returnMinor > stakeMinor) tools.sound.win(4)
    },
    rest() {
      drawn = []
      put(false)
    },
    onPress: (listener) => {
      press = listener
    },
    showPicks(next) {
      picks = next
      drawn = []
      put(false)
    },
    lock(next) {
      isLocked = next
      grid.allow(!next)
    },
  }
}

const stateIn =
  (picks: Picks, drawn: readonly number[]) =>
  (number: number): CellState => {
    const isPicked = picks.includes(number)
    if (drawn.includes(number)) return isPicked ? 'hit' : 'drawn'
    return isPicked ? 'picked' : 'plain'
  }
