import { must } from '@xezer/std/assert'
import { make } from '../kit/dom.ts'
import type { StageTools } from '../kit/game-entry.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export type Paint = (context: CanvasRenderingContext2D, size: Size) => void

/** A canvas that is as large as its place, painted anew where something changed. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly size: () => Size
  /** Paints with the next frame, once for all that asked. */
  readonly redraw: () => void
}

type SurfaceTools = Pick<StageTools, 'loop' | 'sprites' | 'onResize'>

export function createSurface(tools: SurfaceTools, paint: Paint): Surface {
  const canvas = makeCanvas()
  const context = must(canvas.getContext('2d'), 'a canvas to draw on')
  return keepDrawn(tools, canvas, (size, pixels, scale) => {
    if (canvas.width !== pixels.width) canvas.width = pixels.width
    if (canvas.height !== pixels.height) canvas.height = pixels.height
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, size.width, size.height)
    if (!isEmpty(size)) paint(context, size)
  })
}

/**
 * The same for what seldom changes, or is turned and moved as it is: a canvas that can be painted on is copied with every
 * frame of the page where the processor draws, a picture is not.
 */
export function createStill(tools: SurfaceTools, paint: Paint): Surface {
  // Browsers from before 2023.
  if (typeof OffscreenCanvas === 'undefined') return createSurface(tools, paint)
  const canvas = makeCanvas()
  const shown = must(canvas.getContext('bitmaprenderer'), 'a canvas that shows a picture')
  return keepDrawn(tools, canvas, (size, pixels, scale) => {
    if (isEmpty(size)) return
    const painted = new OffscreenCanvas(pixels.width, pixels.height)
    const context = must(painted.getContext('2d'), 'a canvas to draw on')
    context.setTransform(scale, 0, 0, scale, 0, 0)
    // It has all that a look paints with.
    paint(context as unknown as CanvasRenderingContext2D, size)
    shown.transferFromImageBitmap(painted.transferToImageBitmap())
  })
}

const makeCanvas = () => make('canvas', { class: 'surface', 'aria-hidden': 'true' })
const isEmpty = ({ width, height }: Size) => width <= 0 || height <= 0

/** Draws where the place or the scale became another, and once a frame for all that ask. */
function keepDrawn(
  { loop, sprites, onResize }: SurfaceTools,
  canvas: HTMLCanvasElement,
  drawIn: (size: Size, pixels: Size, scale: number) => void,
): Surface {
  let size: Size = { width: 0, height: 0 }
  let isAsked = false

  function draw() {
    const scale = sprites.scale()
    const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
    drawIn(size, { width, height }, scale)
  }
  onResize(canvas, (width, height) => {
    size = { width, height }
    draw()
  })
  sprites.onScale(draw)
  // A phone may have let go of what was painted while nobody looked.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) draw()
  })
  return {
    canvas,
    size: () => size,
    redraw() {
      if (isAsked) return
      isAsked = true
      loop.run(() => {
        isAsked = false
        draw()
        return false
      })
    },
  }
}

/** What is painted once for a size, and copied from then on. */
export function createLayer(paint: Paint) {
  const canvas = document.createElement('canvas')
  let painted = ''
  return {
    draw(context: CanvasRenderingContext2D, size: Size, variant = ''): void {
      // A turned context keeps its scale; what is painted once must not be painted anew with each turn.
      const { a, b } = context.getTransform()
      const scale = Math.round(Math.hypot(a, b) * 1000) / 1000
      const key = `${size.width} ${size.height} ${scale} ${variant}`
      if (painted !== key) {
        painted = key
        canvas.width = Math.max(1, Math.round(size.width * scale))
        canvas.height = Math.max(1, Math.round(size.height * scale))
        const own = must(canvas.getContext('2d'), 'a layer to draw on')
        own.setTransform(scale, 0, 0, scale, 0, 0)
        paint(own, size)
      }
      // Pixel upon pixel: half a pixel of a size would be smoothed with each frame.
      context.drawImage(canvas, 0, 0, canvas.width / scale, canvas.height / scale)
    },
  }
}

/** Where a stamp lies, its corner and how large it is; it may paint so far beyond it. */
interface StampPlace extends Size {
  readonly x: number
  readonly y: number
  readonly beyond: number
}
const STAMPS_MAX = 120

/** Small pictures that are painted once for a name and a size, and copied from then on. */
export function createStamps() {
  const known = new Map<string, HTMLCanvasElement>()
  return (context: CanvasRenderingContext2D, name: string, place: StampPlace, paint: Paint): void => {
    const { a, b, c, d } = context.getTransform()
    // Of the larger side: what is turned over is narrow for moments only.
    const scale = Math.round(Math.max(Math.hypot(a, b), Math.hypot(c, d)) * 100) / 100
    const { x, y, beyond, width, height } = place
    const key = `${name} ${width} ${height} ${scale}`
    let stamp = known.get(key)
    if (stamp === undefined) {
      if (known.size >= STAMPS_MAX) known.clear()
      stamp = document.createElement('canvas')
      stamp.width = Math.max(1, Math.ceil((width + 2 * beyond) * scale))
      stamp.height = Math.max(1, Math.ceil((height + 2 * beyond) * scale))
      const own = must(stamp.getContext('2d'), 'a stamp to draw on')
      own.setTransform(scale, 0, 0, scale, beyond * scale, beyond * scale)
      paint(own, place)
      known.set(key, stamp)
    }
    context.drawImage(stamp, x - beyond, y - beyond, stamp.width / scale, stamp.height / scale)
  }
}
