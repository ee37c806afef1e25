import { paintBack } from '../../cards/paint-card.ts'
import {
  disc,
  ellipse,
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
const HORIZON = 0.6

/** Along the sky: from the sea at the left, night, to the hills at the right, day. */
function onSky({ width, height }: Size, rank: number): Point {
  const share = rank / (RANKS.length - 1)
  const span = Math.min(width * 0.84, height * 1.5)
  return {
    x: width / 2 + (share - 0.5) * span,
    y: height * (HORIZON - 0.07) - Math.sin(share * Math.PI) * height * 0.4,
  }
}

/** Half of the sky is night and half is day: a moon for black suits, a sun for red ones, as high as the card. */
export const SKY_LOOK: HiLoLook = {
  back: (context, size) => {
    const { width, height } = size
    context.fillStyle = linear(
      context,
      [0, 0, width, 0],
      [
        [0, '#0a1440'],
        [0.34, '#3a2f78'],
        [0.52, '#b0568a'],
        [0.7, '#f59a6c'],
        [1, '#ffd98e'],
      ],
    )
    context.fillRect(0, 0, width, height)
    const random = scatter(19)
    for (let count = 0; count < 90; count++) {
      const share = random()
      const at = { x: share * share * width * 0.6, y: random() * height * HORIZON }
      disc(context, at, 0.4 + random() * 1.2, `rgba(255, 255, 255, ${(1 - share) * 0.8})`)
    }
    paintSea(context, size)
    paintHills(context, size)
    for (const [rank, name] of RANKS.entries()) {
      const at = onSky(size, rank)
      disc(context, at, Math.max(11, height * 0.022), 'rgba(12, 10, 44, 0.45)')
      words(context, name, at, { size: Math.max(11, height * 0.024), colour: '#fff6e2' })
    }
  },
  card: ({ width, height }) => ({
    x: width / 2,
    y: height * 0.55,
    width: Math.min(width * 0.3, height * 0.235),
  }),
  trail: ({ width, height }) => ({ x: width / 2, y: height - Math.max(30, height * 0.075) }),
  scale: paintLight,
  cardBack: (context, place) =>
    paintBack(context, place, {
      ground: '#3a2f78',
      edge: '#ffd98e',
      motif: (own, at, far) => {
        polygon(own, star(at, [far * 1.05, far * 0.78], 12), '#ffb45e')
        disc(own, at, far * 0.68, '#ffe7a4')
        disc(own, { x: at.x + far * 0.26, y: at.y - far * 0.06 }, far * 0.56, '#3a2f78')
        disc(own, { x: at.x + far * 0.3, y: at.y }, far * 0.1, '#e7ecff')
      },
    }),
}

function paintSea(context: Context, { width, height }: Size) {
  const top = height * HORIZON
  context.fillStyle = linear(
    context,
    [0, top, width, height],
    [
      [0, '#0b1d4e'],
      [0.5, '#3a2a66'],
      [1, '#7a3a56'],
    ],
  )
  context.fillRect(0, top, width, height - top)
  const random = scatter(3)
  for (let wave = 0; wave < 70; wave++) {
    const y = top + 4 + random() * random() * (height - top)
    const x = random() * width
    const long = 12 + random() * 50
    line(
      context,
      [
        { x, y },
        { x: x + long, y },
      ],
      { colour: `rgba(255, 232, 214, ${0.05 + random() * 0.1})`, width: 1.2 },
    )
  }
}

function paintHills(context: Context, { width, height }: Size) {
  const top = height * HORIZON
  for (const [rise, from, colour] of [
    [0.13, 0.5, 'rgba(150, 78, 98, 0.6)'],
    [0.085, 0.62, 'rgba(98, 46, 74, 0.85)'],
  ] as const) {
    const random = scatter(Math.round(rise * 1000))
    const crest: Point[] = [{ x: width * from, y: top + 1 }]
    for (let step = 1; step <= 8; step++) {
      const x = width * (from + ((1 - from) * step) / 8)
      crest.push({ x, y: top - height * rise * (step / 8) * (step % 2 === 0 ? 0.55 : 0.9 + random() * 0.3) })
    }
    polygon(context, [...crest, { x: width, y: top + 1 }], colour)
  }
}

function paintLight(context: Context, size: Size, { rank, isRed }: ShownRank) {
  if (rank === null) return
  const at = onSky(size, rank)
  const radius = Math.max(20, size.height * 0.048)
  const trace = Array.from({ length: 41 }, (_, step) => onSky(size, (rank * step) / 40))
  line(context, trace, {
    colour: isRed ? 'rgba(255, 226, 150, 0.75)' : 'rgba(214, 226, 255, 0.7)',
    width: 2.5,
    dash: [2, 7],
  })
  if (isRed) {
    glow(context, at, radius * 3.2, ['rgba(255, 236, 170, 0.95)', 'rgba(255, 190, 100, 0.32)'])
    polygon(context, star(at, [radius * 1.36, radius * 1.02], 16), '#ffb43e')
    disc(
      context,
      at,
      radius,
      radial(context, at, radius, [
        [0, '#fffbe4'],
        [1, '#ffd566'],
      ]),
    )
  } else {
    glow(context, at, radius * 2.8, ['rgba(220, 232, 255, 0.85)', 'rgba(170, 196, 255, 0.26)'])
    disc(
      context,
      at,
      radius,
      radial(
        context,
        at,
        radius,
        [
          [0, '#ffffff'],
          [1, '#c9d4f0'],
        ],
        { x: -0.3, y: -0.3 },
      ),
    )
    for (const [x, y, far] of [
      [-0.3, -0.2, 0.17],
      [0.3, 0.25, 0.24],
      [0.2, -0.4, 0.12],
    ] as const) {
      ellipse(
        context,
        { x: at.x + x * radius, y: at.y + y * radius },
        [far * radius, far * radius],
        'rgba(130, 146, 190, 0.5)',
      )
    }
  }
  words(context, RANKS[Math.round(rank)] ?? '', at, {
    size: radius * 0.92,
    colour: isRed ? '#8e2a10' : '#23305e',
    weight: 800,
  })
}
