import { paintBack } from '../../cards/paint-card.ts'
import {
  disc,
  glow,
  line,
  linear,
  type Point,
  polygon,
  radial,
  scatter,
  star,
  words,
} from '../../drawing/paint.ts'
import type { Size } from '../../drawing/surface.ts'
import type { HiLoLook, ShownRank } from './look.ts'

type Context = CanvasRenderingContext2D
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const BRASS = [
  [0, '#fff0b8'],
  [0.35, '#d9a441'],
  [0.7, '#8a5a16'],
  [1, '#e8bf62'],
] as const
/** Ace at the lower left, king at the lower right: clockwise over the top. */
const ANGLE_FIRST = Math.PI * 0.75
const ANGLE_LAST = Math.PI * 2.25
const angleOf = (rank: number) => ANGLE_FIRST + ((ANGLE_LAST - ANGLE_FIRST) * rank) / (RANKS.length - 1)

interface Dial extends Point {
  readonly radius: number
}
const dialIn = ({ width, height }: Size): Dial => {
  const radius = Math.min(width * 0.47, height * 0.425)
  return { x: width / 2, y: radius + height * 0.035, radius }
}
const onDial = ({ x, y, radius }: Dial, angle: number, far: number): Point => ({
  x: x + Math.cos(angle) * radius * far,
  y: y + Math.sin(angle) * radius * far,
})

/** A brass astrolabe under the night sky: its rule points at the rank of the card. */
export const ASTROLABE_LOOK: HiLoLook = {
  back: (context, size) => {
    const dial = dialIn(size)
    context.fillStyle = radial(context, dial, Math.hypot(size.width, size.height) * 0.7, [
      [0, '#1b3d7e'],
      [0.5, '#0b1a48'],
      [1, '#04081d'],
    ])
    context.fillRect(0, 0, size.width, size.height)
    const random = scatter(71)
    for (let count = 0; count < 150; count++) {
      const at = { x: random() * size.width, y: random() * size.height }
      disc(context, at, 0.4 + random() * 1.1, `rgba(255, 255, 255, ${0.25 + random() * 0.6})`)
    }
    glow(context, dial, dial.radius * 1.35, ['rgba(255, 214, 120, 0.28)', 'rgba(255, 214, 120, 0.1)'])
    paintDial(context, dial)
  },
  card: (size) => {
    const { x, y, radius } = dialIn(size)
    return { x, y, width: radius * 0.6 }
  },
  trail: ({ width, height }) => ({ x: width / 2, y: height - Math.max(26, height * 0.06) }),
  scale: (context, size, shown) => paintRule(context, dialIn(size), shown),
  cardBack: (context, place) =>
    paintBack(context, place, {
      ground: '#12306e',
      edge: '#d9a441',
      motif: (own, at, far) => {
        polygon(own, star(at, [far, far * 0.72]), '#d9a441')
        polygon(own, star(at, [far * 0.8, far * 0.58]), '#12306e')
        polygon(own, star(at, [far * 0.62, far * 0.26]), '#fff0b8')
      },
    }),
}

function ring(
  context: Context,
  { x, y, radius }: Dial,
  far: number,
  width: number,
  colour: string | CanvasGradient,
) {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.arc(x, y, radius * far, 0, Math.PI * 2)
  context.stroke()
}

function paintDial(context: Context, dial: Dial) {
  const { x, y, radius } = dial
  const brass = linear(context, [x - radius, y - radius, x + radius, y + radius], BRASS)
  disc(context, dial, radius * 0.985, 'rgba(4, 10, 32, 0.62)')
  ring(context, dial, 0.925, radius * 0.135, brass)
  ring(context, dial, 0.995, 1.5, '#fff3c4')
  ring(context, dial, 0.855, 1.5, '#5e3a0c')
  for (let tick = 0; tick < 120; tick++) {
    const angle = (tick * Math.PI) / 60
    const points = [onDial(dial, angle, tick % 5 === 0 ? 0.965 : 0.98), onDial(dial, angle, 0.993)]
    line(context, points, { colour: 'rgba(58, 30, 4, 0.75)', width: 1 })
  }
  for (const [rank, name] of RANKS.entries()) {
    const size = Math.max(11, radius * 0.085)
    words(context, name, onDial(dial, angleOf(rank), 0.91), { size, colour: '#2b1604' })
  }
  polygon(context, star(onDial(dial, Math.PI / 2, 0.92), [radius * 0.055, radius * 0.024]), '#2b1604')
  ring(context, dial, 0.7, 1, 'rgba(217, 164, 65, 0.55)')
  ring(context, dial, 0.52, 1, 'rgba(217, 164, 65, 0.35)')
  paintRete(context, dial)
}

/** The net of star pointers inside, as thin brass. */
function paintRete(context: Context, { x, y, radius }: Dial) {
  context.strokeStyle = 'rgba(226, 178, 84, 0.6)'
  context.lineWidth = Math.max(2, radius * 0.016)
  context.beginPath()
  context.arc(x, y - radius * 0.22, radius * 0.5, 0, Math.PI * 2)
  context.stroke()
  const random = scatter(13)
  for (let pointer = 0; pointer < 11; pointer++) {
    const angle = (pointer / 11) * Math.PI * 2 + random() * 0.3
    const from = {
      x: x + Math.cos(angle) * radius * 0.5,
      y: y - radius * 0.22 + Math.sin(angle) * radius * 0.5,
    }
    const to = {
      x: from.x + Math.cos(angle + 1) * radius * 0.13,
      y: from.y + Math.sin(angle + 1) * radius * 0.13,
    }
    if (Math.hypot(to.x - x, to.y - y) > radius * 0.82) continue
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.quadraticCurveTo(
      from.x + Math.cos(angle) * radius * 0.09,
      from.y + Math.sin(angle) * radius * 0.09,
      to.x,
      to.y,
    )
    context.stroke()
    polygon(context, star(to, [radius * 0.026, radius * 0.009], 4), '#fff3c4')
  }
}

function paintRule(context: Context, dial: Dial, { rank }: ShownRank) {
  const { x, y, radius } = dial
  if (rank === null) return
  const angle = angleOf(rank)
  // What lies above and below is two tones of the rim.
  context.lineWidth = radius * 0.03
  const arcs = [
    [angleOf(0) - 0.1, angle, 'rgba(96, 160, 255, 0.75)'],
    [angle, angleOf(RANKS.length - 1) + 0.1, 'rgba(255, 226, 140, 0.9)'],
  ] as const
  for (const [from, to, colour] of arcs) {
    context.strokeStyle = colour
    context.beginPath()
    context.arc(x, y, radius * 0.825, from, to)
    context.stroke()
  }
  const [tip, tail] = [onDial(dial, angle, 0.985), onDial(dial, angle + Math.PI, 0.62)]
  line(context, [tail, tip], { colour: 'rgba(0, 0, 0, 0.4)', width: radius * 0.075 })
  line(context, [tail, tip], {
    colour: linear(context, [tail.x, tail.y, tip.x, tip.y], BRASS),
    width: radius * 0.055,
  })
  line(context, [onDial(dial, angle, 0.4), onDial(dial, angle, 0.95)], {
    colour: 'rgba(94, 58, 12, 0.8)',
    width: 1.4,
  })
  disc(context, onDial(dial, angle, 0.91), radius * 0.075, '#fff3c4')
  const size = Math.max(12, radius * 0.09)
  words(context, RANKS[Math.round(rank)] ?? '', onDial(dial, angle, 0.91), {
    size,
    colour: '#8e1230',
    weight: 800,
  })
}
