import { MINES_TILES } from '@xezer/game-math/mines/mines'
import { moveByArrows } from '../../drawing/arrow-grid.ts'
import { make, makeButton, setAttributes } from '../../kit/dom.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import type { MinesLook } from './look.ts'

export const COLUMNS = 5
const HALF_FLIP_MS = 90

const FACES = ['closed', 'safe', 'mine'] as const
export type Face = (typeof FACES)[number]
export interface TileState {
  readonly face: Face
  /** Turned over by the player, and not only shown after the end. */
  readonly isOwn: boolean
}
const CLOSED: TileState = { face: 'closed', isOwn: false }

/** Twenty-five buttons: what lies on each is a picture, and its name says it. */
export function createTiles(
  tools: Pick<StageTools, 'text' | 'sprites'>,
  look: MinesLook,
  press: (tile: number) => void,
) {
  const buttons = Array.from({ length: MINES_TILES }, (_, tile) =>
    makeButton('mines-tile', () => press(tile), {}, make('span', { class: 'mines-picture' })),
  )
  const grid = make(
    'div',
    { class: 'mines-grid', role: 'group', 'aria-label': tools.text('mines.board') },
    ...buttons,
  )
  moveByArrows(grid, buttons, COLUMNS)
  for (const [name, colour] of Object.entries(look.colours)) grid.style.setProperty(`--mines-${name}`, colour)
  // A face is a rule and no picture of its own: turning a tile over loads nothing and lays nothing out.
  for (const face of FACES)
    grid.style.setProperty(`--mines-${face}`, `url("${tools.sprites.address(look[face])}")`)
  const shown: TileState[] = buttons.map(() => CLOSED)

  function write(tile: number, state: TileState) {
    const button = buttons[tile]
    if (button === undefined) return
    const place = { row: Math.floor(tile / COLUMNS) + 1, column: (tile % COLUMNS) + 1 }
    setAttributes(button, {
      'data-face': state.face,
      'data-own': state.isOwn,
      'aria-label': tools.text(`mines.tile.${state.face}`, place),
    })
  }
  async function turn(tile: number, state: TileState, isInstant: boolean): Promise<void> {
    const before = shown[tile]
    if (before?.face === state.face && before.isOwn === state.isOwn) return
    shown[tile] = state
    const button = buttons[tile]
    if (isInstant || button === undefined) return write(tile, state)
    const away = { transform: 'scaleX(0)' }
    const flat = { transform: 'scaleX(1)' }
    await button.animate([flat, away], { duration: HALF_FLIP_MS, easing: 'ease-in' }).finished
    write(tile, state)
    await button.animate([away, flat], { duration: HALF_FLIP_MS, easing: 'ease-out' }).finished
  }
  for (const tile of buttons.keys()) write(tile, CLOSED)
  return {
    grid,
    turn,
    /** Buttons that lead nowhere now stay in reach, so that nobody loses the place. */
    allow(tiles: ReadonlySet<number>) {
      for (const [tile, button] of buttons.entries()) {
        setAttributes(button, { 'aria-disabled': tiles.has(tile) ? null : 'true' })
      }
    },
    wait(tile: number | null) {
      for (const [place, button] of buttons.entries()) setAttributes(button, { 'data-waits': place === tile })
    },
  }
}
