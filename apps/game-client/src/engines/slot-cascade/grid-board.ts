import { SLOT_CASCADE } from '@xezer/game-math/slot-cascade/definition'
import { fadeIn } from '../../drawing/fade.ts'
import { make } from '../../kit/dom.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import { drawBox, drawRing } from '../../reels/draw-wins.ts'
import { createSymbolSet, type SymbolSet } from '../../reels/symbol-set.ts'
import type { Fall } from './falls.ts'

const { columns, rows, symbols } = SLOT_CASCADE
const SYMBOL_SHARE = 0.9
const DIMMED = 0.42
const FALL_MS = 420
const COLUMN_MS = 45
const OUT_MS = 260
const VANISH_MS = 240

/** A symbol as it is drawn now: its place in rows from the bottom, its size and how much of it is seen. */
interface Shown {
  readonly letter: string
  readonly column: number
  row: number
  size: number
  alpha: number
}

/** Columns of symbols that fall, are marked and vanish, on a canvas. */
export class GridBoard {
  readonly element: HTMLElement
  private readonly canvas = make('canvas')
  private readonly context = this.canvas.getContext('2d')
  private readonly tools: StageTools
  private readonly set: SymbolSet
  private shown: readonly Shown[] = []
  private marked: ReadonlySet<string> = new Set()
  private label: string | null = null
  private isDimmed = false
  private width = 0
  private height = 0

  constructor(tools: StageTools) {
    this.tools = tools
    this.set = createSymbolSet(tools.theme, tools.sprites, symbols)
    const frame = make('div', { class: 'reels-frame is-grid' }, this.canvas)
    this.element = make('div', { class: 'reels' }, frame)
    tools.onResize(frame, (width, height) => void this.resize(width, height))
    tools.sprites.onScale(() => void this.resize(this.width, this.height))
  }

  private async resize(width: number, height: number): Promise<void> {
    this.width = width
    this.height = height
    const scale = this.tools.sprites.scale()
    this.canvas.width = Math.round(width * scale)
    this.canvas.height = Math.round(height * scale)
    this.draw()
    await this.set.load(Math.min(width / columns, height / rows) * SYMBOL_SHARE, height)
    this.draw()
  }

  /** A grid that stands. */
  put(falls: readonly Fall[]): void {
    this.shown = falls.map(({ letter, column, to }) => ({ letter, column, row: to, size: 1, alpha: 1 }))
    this.mark(new Set(), null, false)
  }
  fade(): void {
    fadeIn(this.canvas)
  }

  /** Everything falls out below. */
  async fallOut(signal?: AbortSignal): Promise<void> {
    this.mark(new Set(), null, false)
    const starts = this.shown.map(({ row }) => row)
    const { shown } = this
    await this.tools.loop.tween(
      OUT_MS,
      (share) => {
        shown.forEach((one, place) => {
          one.row = (starts[place] ?? 0) - share * share * (rows + 1)
        })
        this.draw()
      },
      signal,
    )
    if (this.shown === shown) this.shown = []
    this.draw()
  }

  /** Symbols fall where they end, column after column. */
  async fall(falls: readonly Fall[], signal: AbortSignal): Promise<void> {
    const shown = falls.map(({ letter, column, from }) => ({ letter, column, row: from, size: 1, alpha: 1 }))
    this.shown = shown
    this.mark(new Set(), null, false)
    const lengthMs = FALL_MS + COLUMN_MS * (columns - 1)
    await this.tools.loop.tween(
      lengthMs,
      (share) => {
        shown.forEach((one, place) => {
          const fall = falls[place]
          if (fall === undefined) return
          const own = Math.min(Math.max((share * lengthMs - fall.column * COLUMN_MS) / FALL_MS, 0), 1)
          one.row = fall.from + (fall.to - fall.from) * landing(own)
        })
        this.draw()
      },
      signal,
    )
    this.tools.sound.knock()
  }

  mark(letters: ReadonlySet<string>, label: string | null, isDimmed: boolean): void {
    this.marked = letters
    this.label = label
    this.isDimmed = isDimmed && letters.size > 0
    this.draw()
  }

  /** What is marked shrinks away. */
  async vanish(signal: AbortSignal): Promise<void> {
    const going = this.shown.filter(({ letter }) => this.marked.has(letter))
    this.label = null
    await this.tools.loop.tween(
      VANISH_MS,
      (share) => {
        for (const one of going) {
          one.size = 1 - share * 0.6
          one.alpha = 1 - share
        }
        this.draw()
      },
      signal,
    )
    this.shown = this.shown.filter((one) => !going.includes(one))
    this.mark(new Set(), null, false)
  }

  private draw(): void {
    const { context } = this
    if (context === null || this.width === 0) return
    const scale = this.tools.sprites.scale()
    const cell = [this.width / columns, this.height / rows] as const
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, this.width, this.height)
    for (const one of this.shown) this.drawOne(context, one, cell)
    context.globalAlpha = 1
    const { win, stageEdge } = this.tools.theme.palette
    const marked = this.shown.filter(({ letter }) => this.marked.has(letter))
    for (const { column, row, alpha } of marked) {
      context.globalAlpha = alpha
      drawRing(context, [column, rows - 1 - row], cell, win)
    }
    context.globalAlpha = 1
    const middle = marked[Math.floor(marked.length / 2)]
    if (this.label !== null && middle !== undefined)
      drawBox(context, this.label, [middle.column, rows - 1 - middle.row], cell, win, stageEdge)
  }

  private drawOne(
    context: CanvasRenderingContext2D,
    one: Shown,
    [width, height]: readonly [number, number],
  ): void {
    const bitmap = this.set.find(one.letter)
    if (bitmap === null) return
    const size = Math.min(width, height) * SYMBOL_SHARE * one.size
    const x = (one.column + 0.5) * width - size / 2
    const y = (rows - 0.5 - one.row) * height - size / 2
    context.globalAlpha = this.isDimmed && !this.marked.has(one.letter) ? DIMMED : one.alpha
    context.drawImage(bitmap, x, y, size, size)
  }
}

/** Falls faster and faster, and springs back a little. */
function landing(share: number): number {
  if (share < 0.8) return (share / 0.8) ** 2
  return 1 - 0.03 * Math.sin(((share - 0.8) / 0.2) * Math.PI)
}
