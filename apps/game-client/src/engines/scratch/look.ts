import type { ScratchPrize } from '@xezer/game-art/pieces/scratch'
import type { Paint } from '../../drawing/surface.ts'

/** Names of what a field can hold, in the order of the definition. */
export type ScratchName = 'blank' | ScratchPrize
export const SCRATCH_NAMES: readonly ScratchName[] = [
  'blank',
  'cup',
  'pear',
  'fish',
  'moon',
  'ship',
  'tower',
  'pearl',
]

export type CellBox = readonly [x: number, y: number, width: number, height: number]

export interface ScratchLook {
  readonly name: 'bilet' | 'xonca'
  readonly back: Paint
  /** The card or tray itself, under its fields. */
  readonly card: Paint
  /** SVG text, 100 × 100. */
  readonly pictures: Readonly<Record<ScratchName, () => string>>
  /** What covers a field. */
  readonly cover: (context: CanvasRenderingContext2D, cell: CellBox) => void
}

export const picture = (body: string) => () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`
