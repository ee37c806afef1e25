import { fadeIn } from '../drawing/fade.ts'
import { make } from '../kit/dom.ts'
import type { StageTools } from '../kit/game-entry.ts'
import { drawBox, drawLine, drawRing } from './draw-wins.ts'
import { isTurning, placeAt, planStops, runningAt } from './reel-motion.ts'
import { createSymbolSet, type SymbolSet, TALL } from './symbol-set.ts'

export const REELS = 5
export const ROWS = 3
const DIMMED = 0.42
const SYMBOL_SHARE = 0.92
export const NO_REELS: ReadonlySet<number> = new Set()

/** What is marked on the board: cells that won, a line through them, and what it brought. */
export interface Mark {
  readonly cells: readonly (readonly [reel: number, row: number])[]
  readonly line: readonly number[] | null
  readonly label: string | null
}

interface Turning {
  readonly from: readonly number[]
  passedMs: number
  stops: readonly number[] | null
  stopsMs: readonly number[]
  knocked: number
}

/** Five reels of three rows on a canvas: they turn, stop from left to right, are covered, and show what won. */
export class ReelBoard {
  readonly element: HTMLElement
  private readonly canvas = make('canvas')
  private readonly context = this.canvas.getContext('2d')
  private readonly tools: StageTools
  private readonly symbols: SymbolSet
  private strips: readonly string[]
  /** Those that the next stop is of. */
  private wanted: readonly string[]
  private places: readonly number[]
  private turning: Turning | null = null
  private marks: readonly Mark[] = []
  private covers = new Map<number, { readonly letter: string; share: number }>()
  /** Letters that stand instead of those of the strips: a window of no stop, cells that changed. */
  private overlay: ((reel: number, row: number, draw: CellDrawer) => boolean) | null = null
  private isDimmed = false
  private width = 0
  private height = 0

  constructor(
    tools: StageTools,
    strips: readonly string[],
    letters: readonly string[],
    first: readonly number[],
  ) {
    this.tools = tools
    this.strips = strips
    this.wanted = strips
    this.places = first
    this.symbols = createSymbolSet(tools.theme, tools.sprites, letters)
    const frame = make('div', { class: 'reels-frame' }, this.canvas)
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
    await this.symbols.load(Math.min(this.cellWidth(), this.cellHeight()) * SYMBOL_SHARE, height)
    this.draw()
  }
  private cellWidth = () => this.width / REELS
  private cellHeight = () => this.height / ROWS

  /** The reels run from the press on, before anything is known; for who wants no motion they stand until they stop. */
  spin(strips: readonly string[] = this.wanted): void {
    this.clear()
    this.wanted = strips
    if (this.tools.isReduced()) return
    this.strips = strips
    this.turning = { from: this.places, passedMs: 0, stops: null, stopsMs: [], knocked: 0 }
    this.tools.sound.sweep()
    this.tools.loop.run((_, sinceMs) => {
      if (this.turning === null) return false
      this.turning.passedMs += sinceMs
      this.draw()
      return true
    })
  }

  /** Stops them where they stop; an aborted signal or no motion stops all at once. */
  async stop(
    stops: readonly number[],
    slow: ReadonlySet<number>,
    isInstant: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const { turning } = this
    if (turning !== null && !isInstant && !signal.aborted) {
      turning.stops = stops
      turning.stopsMs = planStops(REELS, slow).map((atMs, reel) =>
        Math.max(atMs, turning.passedMs + 120 + reel * 90),
      )
      await this.whileTurning(turning, signal)
    }
    this.turning = null
    this.strips = this.wanted
    this.places = stops
    this.draw()
    if (isInstant) fadeIn(this.canvas)
  }

  private whileTurning(turning: Turning, signal: AbortSignal): Promise<void> {
    const last = turning.stopsMs.at(-1) ?? 0
    return new Promise((resolve) => {
      this.tools.loop.run(() => {
        const stood = turning.stopsMs.filter((atMs) => turning.passedMs >= atMs).length
        if (stood > turning.knocked) this.tools.sound.knock()
        turning.knocked = stood
        const isOver = signal.aborted || !isTurning(turning.passedMs, last)
        if (isOver) resolve()
        return !isOver
      })
    })
  }

  get isTurning(): boolean {
    return this.turning !== null
  }

  /** Still again, where it stood before the press. */
  rest(): void {
    this.turning = null
    this.clear()
  }

  clear(): void {
    this.marks = []
    this.covers.clear()
    this.overlay = null
    this.isDimmed = false
    this.draw()
  }

  /** One picture over the whole reel, or one symbol in each of its cells, grown from the middle. */
  async cover(
    reels: readonly number[],
    letter: string,
    isInstant: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const grown = reels
      .filter((reel) => !this.covers.has(reel))
      .map((reel) => ({ reel, cover: { letter, share: 0 } }))
    if (grown.length === 0) return
    for (const { reel, cover } of grown) this.covers.set(reel, cover)
    this.tools.sound.tone(4)
    await this.tools.loop.tween(
      isInstant ? 0 : 260,
      (share) => {
        for (const { cover } of grown) cover.share = share
        this.draw()
      },
      signal,
    )
  }

  /** Marks what won, and dims the rest. */
  mark(marks: readonly Mark[], isDimmed: boolean): void {
    this.marks = marks
    this.isDimmed = isDimmed
    this.draw()
  }

  /** Draws cells in another way; true where it has drawn the cell. */
  drawCellsWith(overlay: ((reel: number, row: number, draw: CellDrawer) => boolean) | null): void {
    this.overlay = overlay
    this.draw()
  }

  draw(): void {
    const { context } = this
    if (context === null || this.width === 0) return
    const scale = this.tools.sprites.scale()
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, this.width, this.height)
    const won = new Set(this.marks.flatMap(({ cells }) => cells.map(([reel, row]) => reel * ROWS + row)))
    for (let reel = 0; reel < REELS; reel++) this.drawReel(context, reel, won)
    this.drawMarks(context)
  }

  private drawReel(context: CanvasRenderingContext2D, reel: number, won: ReadonlySet<number>): void {
    const [width, height] = [this.cellWidth(), this.cellHeight()]
    context.save()
    context.beginPath()
    const [left, right] = [this.onPixel(reel * width + 1), this.onPixel((reel + 1) * width - 1)]
    context.rect(left, 0, right - left, this.height)
    context.clip()
    const place = this.placeOf(reel)
    const top = Math.floor(place)
    const strip = this.strips[reel] ?? ''
    const isStill = this.turning === null
    for (let row = 0; row <= ROWS; row++) {
      const y = (row - (place - top)) * height
      const draw: CellDrawer = {
        context,
        x: reel * width,
        y,
        width,
        height,
        symbol: (letter) => this.drawSymbol(context, letter, reel * width, y),
      }
      context.globalAlpha = this.isDimmed && !won.has(reel * ROWS + row) ? DIMMED : 1
      if (isStill && this.overlay?.(reel, row, draw) === true) continue
      const letter = strip[(((top + row) % strip.length) + strip.length) % strip.length]
      if (letter !== undefined) draw.symbol(letter)
    }
    context.globalAlpha = 1
    this.drawCover(context, reel)
    context.restore()
  }

  private drawCover(context: CanvasRenderingContext2D, reel: number): void {
    const cover = this.covers.get(reel)
    if (cover === undefined) return
    const [width, height] = [this.cellWidth(), this.cellHeight()]
    const grown = this.height * cover.share
    context.beginPath()
    context.rect(reel * width, (this.height - grown) / 2, width, grown)
    context.clip()
    context.fillStyle = this.tools.theme.palette.stageMiddle
    context.fillRect(reel * width, 0, width, this.height)
    const tall = cover.letter === TALL ? this.symbols.find(TALL) : null
    if (tall !== null) context.drawImage(tall, reel * width + 2, 2, width - 4, this.height - 4)
    else
      for (let row = 0; row < ROWS; row++)
        this.drawSymbol(context, cover.letter === TALL ? 'W' : cover.letter, reel * width, row * height)
  }

  private placeOf(reel: number): number {
    const { turning } = this
    const from = this.places[reel] ?? 0
    if (turning === null) return from
    const stop = turning.stops?.[reel]
    if (stop === undefined) return runningAt(turning.from[reel] ?? 0, turning.passedMs)
    const length = this.strips[reel]?.length ?? 1
    return placeAt(turning.from[reel] ?? 0, stop, length, turning.passedMs, turning.stopsMs[reel] ?? 0)
  }

  private drawSymbol(context: CanvasRenderingContext2D, letter: string, x: number, y: number): void {
    const bitmap = this.symbols.find(letter)
    if (bitmap === null) return
    const [width, height] = [this.cellWidth(), this.cellHeight()]
    const wanted = Math.min(width, height) * SYMBOL_SHARE
    const own = bitmap.width / this.tools.sprites.scale()
    // Pixel upon pixel, unless it is one of the size before: whatever lies between pixels is smoothed with each frame.
    const size = Math.abs(own - wanted) < 1 ? own : wanted
    const [left, top] = [this.onPixel(x + (width - size) / 2), this.onPixel(y + (height - size) / 2)]
    context.drawImage(bitmap, left, top, size, size)
  }

  private onPixel(place: number): number {
    const scale = this.tools.sprites.scale()
    return Math.round(place * scale) / scale
  }

  private drawMarks(context: CanvasRenderingContext2D): void {
    const { win, stageEdge } = this.tools.theme.palette
    const cell = [this.cellWidth(), this.cellHeight()] as const
    for (const { cells } of this.marks) for (const at of cells) drawRing(context, at, cell, win)
    for (const { line } of this.marks) if (line !== null) drawLine(context, line, cell, win, stageEdge)
    for (const { label, cells } of this.marks) {
      const at = cells[Math.floor(cells.length / 2)]
      if (label !== null && at !== undefined) drawBox(context, label, at, cell, win, stageEdge)
    }
  }
}

export interface CellDrawer {
  readonly context: CanvasRenderingContext2D
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  symbol(letter: string): void
}
