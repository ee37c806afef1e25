import { type Hundredths, payoutOf } from '../hundredths.ts'
import { layMines, MINES_MAX, MINES_TILES, minesFactor, picksMost } from '../mines/mines.ts'
import type { GameEngine } from './engine.ts'
import { readFields, readWhole } from './read-json.ts'

export interface MinesChoice {
  readonly mines: number
}
export type MinesMove = { readonly tile: number } | 'cash-out'

export interface MinesView {
  readonly mines: number
  /** Tiles that were turned over, in their order, 0 ... 24. */
  readonly picked: readonly number[]
  /** The last of them, where it was a mine. */
  readonly hit: number | null
  /** Where all of them lay; null while the round is open. */
  readonly laid: readonly number[] | null
  /** What the safe picks pay now. */
  readonly factor: Hundredths
  /** What they would pay with one more; null when the round is over. */
  readonly nextFactor: Hundredths | null
  readonly returnMinor: number
}

/** What the picks come to; null where one is not legal. */
function follow(laid: readonly number[], mines: number, moves: readonly MinesMove[]) {
  const picked: number[] = []
  let end: 'open' | 'hit' | 'out' = 'open'
  for (const move of moves) {
    if (end !== 'open') return null
    if (move === 'cash-out') {
      if (picked.length === 0) return null
      end = 'out'
      continue
    }
    if (picked.includes(move.tile)) return null
    picked.push(move.tile)
    if (laid.includes(move.tile)) end = 'hit'
    else if (picked.length === picksMost(mines)) end = 'out'
  }
  return { picked, end }
}

export const minesEngine: GameEngine<MinesChoice, MinesMove, MinesView> = {
  engine: 'mines',
  version: 1,
  form: 'steps',
  stepMinor: 100,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['mines']) : null
    const mines = readWhole(fields?.mines, 1, MINES_MAX)
    return mines === null ? null : { mines }
  },
  readMove(json) {
    if (json === 'cash-out') return json
    const tile = readWhole(readFields(json, ['tile'])?.tile, 0, MINES_TILES - 1)
    return tile === null ? null : { tile }
  },
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { mines }) => payoutOf(stakeMinor, minesFactor(mines, picksMost(mines))),
  play(draws, stakeMinor, { mines }, moves) {
    const laid = layMines(draws, mines)
    const followed = follow(laid, mines, moves)
    if (followed === null) return null
    const { picked, end } = followed
    const isOpen = end === 'open'
    const factor = end === 'hit' ? 0 : minesFactor(mines, picked.length)
    const returnMinor = isOpen ? 0 : payoutOf(stakeMinor, factor)
    const tiles = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
      (tile) => !picked.includes(tile),
    )
    const moved: MinesMove[] = [
      ...tiles.map((tile) => ({ tile })),
      ...(picked.length > 0 ? ['cash-out' as const] : []),
    ]
    return {
      stakedMinor: stakeMinor,
      isOver: !isOpen,
      returnMinor,
      view: {
        mines,
        picked,
        hit: end === 'hit' ? (picked.at(-1) ?? null) : null,
        laid: isOpen ? null : laid,
        factor,
        nextFactor: isOpen ? minesFactor(mines, picked.length + 1) : null,
        returnMinor,
      },
      options: isOpen ? moved.map((move) => ({ move, extraMinor: 0 })) : [],
    }
  },
  endMove: ({ isOver, view }) => (isOver ? null : view.picked.length === 0 ? 'refund' : 'cash-out'),
}
