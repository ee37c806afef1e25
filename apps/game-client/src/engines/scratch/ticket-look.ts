import { scratchThings } from '@xezer/game-art/pieces/scratch'
import { box, disc, frame, glow, line, linear, type Point, polygon, star } from '../../drawing/paint.ts'
import { picture, type ScratchLook } from './look.ts'

type Context = CanvasRenderingContext2D

/** A paper ticket on the promenade by the sea; its fields are under silver. */
export const TICKET_LOOK: ScratchLook = {
  name: 'bilet',
  pictures: {
    ...scratchThings('shore'),
    blank: picture(
      '<g fill="none" stroke="#9db9c4" stroke-linecap="round"><path d="M14 52q9-10 18 0t18 0 18 0 18 0" stroke-width="4" opacity=".7"/><path d="M23 64q9-8 18 0t18 0 18 0" stroke-width="3" opacity=".5"/></g>',
    ),
  },
  back: (context, { width, height }) => {
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, '#2b5f9e'],
        [0.34, '#8fc4d4'],
        [0.5, '#ffe3b0'],
        [0.52, '#2f9aa8'],
        [0.75, '#13677e'],
        [1, '#0a3a50'],
      ],
    )
    context.fillRect(0, 0, width, height)
    const sun = { x: width * 0.82, y: height * 0.4 }
    glow(context, sun, height * 0.5, ['rgba(255, 246, 200, 0.9)', 'rgba(255, 224, 150, 0.25)'])
    disc(context, sun, height * 0.07, '#fffbe2')
    for (let wave = 0; wave < 9; wave++)
      paintWave(context, width, height * (0.55 + wave * wave * 0.0062), wave)
  },
  card: (context, { width, height }) => {
    box(context, [4, 8, width - 8, height - 12], 10, 'rgba(4, 24, 36, 0.45)')
    context.fillStyle = linear(
      context,
      [0, 0, width, height],
      [
        [0, '#fffaf0'],
        [1, '#f0e0c0'],
      ],
    )
    paintStub(context, width, height)
    context.fill()
    const band = height * 0.13
    context.save()
    paintStub(context, width, height)
    context.clip()
    context.fillStyle = linear(
      context,
      [0, 0, width, 0],
      [
        [0, '#0f6f8a'],
        [0.5, '#22a3b0'],
        [1, '#0f6f8a'],
      ],
    )
    context.fillRect(0, 0, width, band)
    for (let x = -20; x < width + 20; x += 22) {
      context.strokeStyle = 'rgba(255, 255, 255, 0.55)'
      context.lineWidth = 2
      context.beginPath()
      context.arc(x, band + 2, 11, Math.PI, 0)
      context.stroke()
    }
    for (const x of [0.14, 0.32, 0.5, 0.68, 0.86]) {
      polygon(context, star({ x: width * x, y: band * 0.46 }, [band * 0.26, band * 0.12]), '#ffe9b0')
    }
    context.restore()
    frame(context, [9, band + 9, width - 18, height - band - 18], 8, {
      colour: 'rgba(15, 111, 138, 0.4)',
      width: 1.5,
    })
  },
  cover: (context, [x, y, width, height]) => {
    const silver = linear(
      context,
      [x, y, x + width, y + height],
      [
        [0, '#c3ccd2'],
        [0.35, '#eef3f5'],
        [0.6, '#aab6be'],
        [1, '#d6dee2'],
      ],
    )
    box(context, [x, y, width, height], 8, silver)
    context.save()
    context.beginPath()
    context.roundRect(x, y, width, height, 8)
    context.clip()
    for (let off = -height; off < width; off += 9) {
      line(
        context,
        [
          { x: x + off, y: y + height },
          { x: x + off + height, y },
        ],
        { colour: 'rgba(90, 108, 120, 0.16)', width: 2 },
      )
    }
    const middle: Point = { x: x + width / 2, y: y + height / 2 }
    const far = Math.min(width, height) * 0.26
    polygon(context, star(middle, [far, far * 0.46]), 'rgba(70, 92, 106, 0.5)')
    context.restore()
  },
}

/** The outline of a ticket: small round bites along its short edges. */
function paintStub(context: Context, width: number, height: number) {
  const bite = Math.max(4, height * 0.014)
  const count = Math.floor(height / (bite * 3.4))
  const step = height / count
  context.beginPath()
  context.moveTo(2, 2)
  context.lineTo(width - 2, 2)
  for (let place = 0; place < count; place++)
    context.arc(width - 2, step * (place + 0.5), bite, -Math.PI / 2, Math.PI / 2, true)
  context.lineTo(width - 2, height - 4)
  context.lineTo(2, height - 4)
  for (let place = count - 1; place >= 0; place--)
    context.arc(2, step * (place + 0.5), bite, Math.PI / 2, -Math.PI / 2, true)
  context.closePath()
}

function paintWave(context: Context, width: number, y: number, wave: number) {
  const long = 40 + wave * 14
  const points: Point[] = []
  for (let x = -long; x < width + long; x += long / 6) {
    points.push({ x, y: y + Math.sin((x / long) * Math.PI * 2 + wave * 1.9) * (1.5 + wave * 0.7) })
  }
  line(context, points, { colour: 'rgba(220, 248, 250, 0.3)', width: 1 + wave * 0.25 })
}
