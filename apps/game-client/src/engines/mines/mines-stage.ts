import { MINES_TILES, minesFactor, picksMost } from '@xezer/game-math/mines/mines'
import type { MinesChoice, MinesMove, MinesView } from '@xezer/game-math/play/mines'
import { fullFactor, percent } from '../../drawing/factors.ts'
import { fadeIn } from '../../drawing/fade.ts'
import { createStill } from '../../drawing/surface.ts'
import { make, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import type { MinesLook } from './look.ts'
import { createTiles, type TileState } from './tiles.ts'

const REVEAL_MS = 24
const CLOSED: TileState = { face: 'closed', isOwn: false }

export interface MinesStage extends Stage<MinesView> {
  /** The server has answered, or refused: no tile waits any more. */
  readonly settle: () => void
}

export function createMinesStage(tools: StageTools<MinesMove>, look: MinesLook): MinesStage {
  let open: MinesView | null = null
  let mines = 3
  const surface = createStill(tools, look.back)
  const tiles = createTiles(tools, look, (tile) => {
    if (open === null || open.picked.includes(tile)) return
    tiles.wait(tile)
    tools.move({ tile })
  })
  const now = createLine('mines.now')
  const next = createLine('mines.next')
  const chance = createLine('mines.chance')
  const element = make(
    'div',
    { class: 'stage-canvas mines-stage' },
    surface.canvas,
    make('dl', { class: 'mines-facts' }, now.element, next.element, chance.element),
    tiles.grid,
  )
  function createLine(name: 'mines.now' | 'mines.next' | 'mines.chance') {
    const value = make('dd', {})
    return { value, element: make('div', {}, make('dt', {}, tools.text(name)), value) }
  }
  function sayFacts(picks: number, isOver: boolean, isHit = false) {
    const left = MINES_TILES - picks
    const isLast = isOver || picks >= picksMost(mines)
    write(now.value, isHit ? '–' : `${fullFactor(minesFactor(mines, picks))}×`)
    write(next.value, isLast ? '–' : `${fullFactor(minesFactor(mines, picks + 1))}×`)
    write(chance.value, isLast ? '–' : percent((left - mines) / left))
  }
  function clear() {
    open = null
    tiles.wait(null)
    tiles.allow(new Set())
    for (let tile = 0; tile < MINES_TILES; tile++) void tiles.turn(tile, CLOSED, true)
    sayFacts(0, false)
  }
  /**
   * What was left, one after the other, in a time that does not depend on how fast frames come. Only what the player turns is turned: two
   * dozen of them on their way at once would be too many for a small phone.
   */
  async function uncover(left: readonly number[], view: MinesView, signal: AbortSignal | null) {
    let turned = 0
    const turnTo = (count: number) => {
      for (; turned < count; turned++) {
        const tile = left[turned]
        if (tile !== undefined) void tiles.turn(tile, stateOf(view, tile), true)
      }
    }
    if (signal !== null) {
      await tools.loop.tween(
        left.length * REVEAL_MS,
        (share) => turnTo(Math.floor(share * left.length)),
        signal,
      )
    }
    turnTo(left.length)
  }
  clear()
  return {
    element,
    begin: clear,
    async show(view, { isInstant, signal }) {
      mines = view.mines
      const isOver = view.laid !== null
      open = isOver ? null : view
      const closed = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
        (tile) => !view.picked.includes(tile),
      )
      tiles.allow(new Set(isOver ? [] : closed))
      sayFacts(view.picked.length, isOver, view.hit !== null)
      if (isInstant) fadeIn(tiles.grid)
      await Promise.all(view.picked.map((tile) => tiles.turn(tile, stateOf(view, tile), isInstant)))
      tiles.wait(null)
      if (!isInstant && view.picked.length > 0) {
        if (view.hit === null) tools.sound.tone(view.picked.length, 160)
        else tools.sound.knock()
      }
      if (isOver) await uncover(closed, view, isInstant ? null : signal)
      else for (const tile of closed) void tiles.turn(tile, CLOSED, true)
      if (isOver && view.hit === null && view.factor > 100 && !isInstant) tools.sound.win(4)
    },
    rest: clear,
    settle: () => tiles.wait(null),
    prepare(choice) {
      mines = (choice as MinesChoice).mines
      if (open === null) sayFacts(0, false)
    },
  }
}

function stateOf({ picked, laid, hit }: MinesView, tile: number): TileState {
  const isMine = hit === tile || (laid?.includes(tile) ?? false)
  return { face: isMine ? 'mine' : 'safe', isOwn: picked.includes(tile) }
}
