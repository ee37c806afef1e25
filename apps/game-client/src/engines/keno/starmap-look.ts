import { disc, ellipse, glow, line, type Point, polygon, radial, scatter, star } from '../../drawing/paint.ts'
import type { Cell, KenoLook } from './look.ts'

type Context = CanvasRenderingContext2D

/** A chart of the sky: forty stars on blue paper; those that are drawn shine, and hits become a constellation. */
export const STARMAP_LOOK: KenoLook = {
  name: 'sky',
  back: (context, { width, height }) => {
    const middle = { x: width / 2, y: height * 0.45 }
    const reach = Math.hypot(width, height) * 0.62
    context.fillStyle = radial(context, middle, reach, [
      [0, '#1c3f86'],
      [0.5, '#0f2358'],
      [1, '#060c28'],
    ])
    context.fillRect(0, 0, width, height)
    const random = scatter(71)
    for (let count = 0; count < 190; count++) {
      const at = { x: random() * width, y: random() * height }
      disc(context, at, 0.4 + random() * random() * 1.3, `rgba(255, 255, 255, ${0.2 + random() * 0.6})`)
    }
    paintMilk(context, width, height)
    paintCircles(context, middle, reach)
  },
  cell: (context, cell) => {
    const size = Math.min(cell.width, cell.height)
    if (cell.state === 'hit')
      glow(context, cell, size * 0.86, ['rgba(255, 226, 140, 0.95)', 'rgba(255, 196, 90, 0.3)'])
    if (cell.state === 'drawn')
      glow(context, cell, size * 0.6, ['rgba(190, 220, 255, 0.65)', 'rgba(150, 190, 255, 0.2)'])
    if (cell.state === 'hit') {
      polygon(context, star(cell, [size * 0.52, size * 0.35]), '#ffd45e')
      polygon(context, star(cell, [size * 0.44, size * 0.31]), '#ffe79a')
      return
    }
    if (cell.state === 'picked') {
      disc(context, cell, size * 0.4, '#f6b73c')
      disc(context, cell, size * 0.35, '#2b2350')
      for (const point of star(cell, [size * 0.47, size * 0.47], 4))
        disc(context, point, size * 0.035, '#f6b73c')
      return
    }
    const isDrawn = cell.state === 'drawn'
    disc(context, cell, size * 0.37, isDrawn ? '#dfeaff' : 'rgba(10, 22, 60, 0.72)')
    context.strokeStyle = isDrawn ? '#ffffff' : 'rgba(150, 180, 240, 0.55)'
    context.lineWidth = 1.2
    context.stroke()
    if (!isDrawn) paintGlint(context, cell, size)
  },
  thread: (context, points) =>
    line(context, points, { colour: 'rgba(255, 231, 154, 0.75)', width: 2, dash: [2, 5] }),
  inks: { plain: '#dbe6ff', picked: '#ffe3a0', drawn: '#0b1a44', hit: '#3a2200' },
}

function paintGlint(context: Context, { x, y }: Cell, size: number) {
  const at = { x: x + size * 0.27, y: y - size * 0.27 }
  polygon(context, star(at, [size * 0.085, size * 0.02], 4), '#cfe0ff')
}

function paintMilk(context: Context, width: number, height: number) {
  const random = scatter(5)
  for (let cloud = 0; cloud < 26; cloud++) {
    const share = random()
    const at = { x: width * share, y: height * (0.95 - share * 0.85) + (random() - 0.5) * height * 0.24 }
    ellipse(
      context,
      at,
      [width * 0.09, height * 0.05],
      `rgba(150, 186, 255, ${0.02 + random() * 0.03})`,
      -0.6,
    )
  }
}

/** Circles and hours of the chart. */
function paintCircles(context: Context, middle: Point, reach: number) {
  context.strokeStyle = 'rgba(232, 184, 80, 0.2)'
  context.lineWidth = 1
  for (const share of [0.22, 0.42, 0.62, 0.82]) {
    context.beginPath()
    context.arc(middle.x, middle.y, reach * share, 0, Math.PI * 2)
    context.stroke()
  }
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6
    const on = (share: number) => ({
      x: middle.x + Math.cos(angle) * reach * share,
      y: middle.y + Math.sin(angle) * reach * share,
    })
    line(context, [on(0.22), on(1)], { colour: 'rgba(232, 184, 80, 0.12)', width: 1 })
  }
}
