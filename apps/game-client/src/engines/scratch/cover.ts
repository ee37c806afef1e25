import { must } from '@xezer/std/assert'
import { make } from '../../kit/dom.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import type { CellBox, ScratchLook } from './look.ts'
import { createRubbed } from './rubbed.ts'

const RUB_SHARE = 0.2

interface CoverOptions {
  readonly tools: Pick<StageTools, 'sprites' | 'onResize'>
  readonly look: ScratchLook
  /** Where each field lies on the cover, CSS pixels. */
  readonly cells: () => readonly CellBox[]
  readonly isCovered: (cell: number) => boolean
  /** Enough of a field was rubbed away. */
  readonly uncovered: (cell: number) => void
  readonly touched: () => void
}

/** What hides the fields: a pointer rubs it away, and what was rubbed stays so. */
export function createCover({ tools, look, cells, isCovered, uncovered, touched }: CoverOptions) {
  const canvas = make('canvas', { class: 'scratch-cover', 'aria-hidden': 'true' })
  const context = must(canvas.getContext('2d'), 'a cover to rub away')
  const rubbed = createRubbed()
  let isAllowed = false
  let last: { x: number; y: number } | null = null

  function paint() {
    const scale = tools.sprites.scale()
    canvas.width = Math.round(canvas.clientWidth * scale)
    canvas.height = Math.round(canvas.clientHeight * scale)
    context.setTransform(scale, 0, 0, scale, 0, 0)
    for (const [cell, place] of cells().entries()) if (isCovered(cell)) look.cover(context, place)
  }
  tools.onResize(canvas, paint)
  tools.sprites.onScale(paint)

  function rub(event: PointerEvent) {
    if (!isAllowed || event.buttons === 0) {
      last = null
      return
    }
    const at = { x: event.offsetX, y: event.offsetY }
    const [first] = cells()
    const radius = first === undefined ? 16 : Math.min(first[2], first[3]) * RUB_SHARE
    context.globalCompositeOperation = 'destination-out'
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = radius * 2
    context.beginPath()
    context.moveTo((last ?? at).x, (last ?? at).y)
    context.lineTo(at.x + 0.01, at.y)
    context.stroke()
    context.globalCompositeOperation = 'source-over'
    touched()
    for (const [cell, place] of cells().entries()) {
      if (isCovered(cell) && rubbed.rub(cell, place, { from: last ?? at, to: at, radius })) uncovered(cell)
    }
    last = at
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    rub(event)
  })
  canvas.addEventListener('pointermove', rub)
  canvas.addEventListener('pointerup', () => {
    last = null
  })
  return {
    canvas,
    /** Covers anew what is covered. */
    lay() {
      rubbed.clear()
      paint()
    },
    open(cell: number) {
      const place = cells()[cell]
      if (place === undefined) return
      const [x, y, width, height] = place
      context.clearRect(x - 2, y - 2, width + 4, height + 4)
    },
    allow(next: boolean) {
      isAllowed = next
      canvas.classList.toggle('is-ready', next)
    },
  }
}
