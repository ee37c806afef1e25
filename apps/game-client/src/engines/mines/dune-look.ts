import { disc, glow, linear, type Point, polygon, radial } from '../../drawing/paint.ts'
import { type MinesLook, picture } from './look.ts'

type Context = CanvasRenderingContext2D

/** Dunes in the evening: glazed jugs lie under the sand, and scorpions. */
export const DUNE_LOOK: MinesLook = {
  back: (context, { width, height }) => {
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, '#3f2a63'],
        [0.28, '#a8527a'],
        [0.46, '#f08f63'],
        [0.58, '#ffd08a'],
      ],
    )
    context.fillRect(0, 0, width, height)
    const sun = { x: width * 0.76, y: height * 0.4 }
    glow(context, sun, height * 0.55, ['rgba(255, 240, 190, 0.85)', 'rgba(255, 200, 130, 0.3)'])
    disc(
      context,
      sun,
      height * 0.075,
      radial(context, sun, height * 0.075, [
        [0, '#fffbe2'],
        [1, '#ffd88a'],
      ]),
    )
    paintDune(context, [width, height], { y: 0.5, rise: 0.1, from: '#d98a52', to: '#8a4a44', turn: 0.4 })
    paintDune(context, [width, height], { y: 0.62, rise: 0.12, from: '#e9ad66', to: '#94532f', turn: 2.4 })
    paintDune(context, [width, height], { y: 0.8, rise: 0.1, from: '#d8934f', to: '#6e3a22', turn: 4.3 })
  },
  closed: picture(
    '<g fill="none" stroke="#8a5526" stroke-width="3.6" stroke-linecap="round" opacity=".5"><path d="M18 36Q34 26 50 36T82 36"/><path d="M18 52Q34 42 50 52T82 52"/><path d="M18 68Q34 58 50 68T82 68"/></g><g fill="none" stroke="#fff3d0" stroke-width="2" stroke-linecap="round" opacity=".55"><path d="M18 33Q34 23 50 33T82 33"/><path d="M18 49Q34 39 50 49T82 49"/><path d="M18 65Q34 55 50 65T82 65"/></g>',
  ),
  safe: picture(
    '<defs><linearGradient id="j" x1="0" x2="1"><stop offset="0" stop-color="#8ff0e6"/><stop offset=".35" stop-color="#1fb0aa"/><stop offset=".75" stop-color="#0a6a70"/><stop offset="1" stop-color="#2a9a98"/></linearGradient><radialGradient id="g"><stop offset="0" stop-color="#ffe7a8" stop-opacity=".85"/><stop offset="1" stop-color="#ffe7a8" stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="52" r="48" fill="url(#g)"/><ellipse cx="51" cy="88" rx="24" ry="4.5" fill="#4a2410" opacity=".5"/><path d="M62 24C82 22 86 44 70 52" fill="none" stroke="#0a6a70" stroke-width="5"/><path d="M40 14H60L57 30C73 38 80 52 72 68C67 80 60 88 50 88C40 88 33 80 28 68C20 52 27 38 43 30Z" fill="url(#j)"/><path d="M38 12H62L60 19H40Z" fill="#e8b850"/><path d="M29 52Q50 62 71 52M30 62Q50 72 70 62" fill="none" stroke="#f6d88a" stroke-width="2.6"/><path d="M34 58l4 5-4 5-4-5zM50 62l4 5-4 5-4-5zM66 58l4 5-4 5-4-5z" fill="#f6d88a" transform="translate(0 -3)"/><path d="M36 40C31 46 30 52 31 57" fill="none" stroke="#eafffc" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>',
  ),
  mine: picture(
    '<defs><radialGradient id="s" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#8a4a3a"/><stop offset=".6" stop-color="#3a1614"/><stop offset="1" stop-color="#180607"/></radialGradient></defs><ellipse cx="50" cy="80" rx="32" ry="7" fill="#2a0e08" opacity=".35"/><g fill="none" stroke="#2a0d0d" stroke-width="4.6" stroke-linecap="round"><path d="M40 58L22 52L14 60M41 66L24 66L18 76M44 73L32 80L30 88M60 58L78 52L86 60M59 66L76 66L82 76M56 73L68 80L70 88"/><path d="M42 52C34 46 28 42 26 32M58 52C66 46 72 42 74 32"/></g><path d="M26 34C16 30 16 18 24 14C24 22 30 22 32 18C36 26 32 34 26 34ZM74 34C84 30 84 18 76 14C76 22 70 22 68 18C64 26 68 34 74 34Z" fill="url(#s)"/><ellipse cx="50" cy="64" rx="14" ry="18" fill="url(#s)"/><path d="M38 60Q50 66 62 60M38 68Q50 74 62 68" fill="none" stroke="#c8745a" stroke-width="2" opacity=".7"/><path d="M50 48C46 34 54 32 52 24C50 16 60 10 64 16" fill="none" stroke="#3a1614" stroke-width="8" stroke-linecap="round"/><path d="M61 12C70 10 74 18 70 24C68 20 64 20 60 20Z" fill="#ff6a3a"/><circle cx="45" cy="52" r="2.2" fill="#ffd08a"/><circle cx="55" cy="52" r="2.2" fill="#ffd08a"/>',
  ),
  colours: {
    top: '#f3cd8d',
    bottom: '#cf9552',
    edge: 'rgba(255, 250, 226, 0.75)',
    under: '#7d4a24',
    open: '#5a2f1c',
    'open-edge': '#ffd98a',
    bad: '#571318',
    'bad-edge': '#ff8a6a',
  },
}

interface Dune {
  readonly y: number
  readonly rise: number
  readonly from: string
  readonly to: string
  readonly turn: number
}

function paintDune(context: Context, [width, height]: readonly [number, number], dune: Dune) {
  const crest: Point[] = []
  for (let step = 0; step <= 60; step++) {
    const share = step / 60
    const wave =
      Math.sin(share * Math.PI * 2 + dune.turn) + 0.35 * Math.sin(share * Math.PI * 5 + dune.turn * 2)
    crest.push({ x: share * width, y: height * (dune.y - dune.rise * 0.6 * wave) })
  }
  const shape = [...crest, { x: width, y: height }, { x: 0, y: height }]
  polygon(
    context,
    shape,
    linear(
      context,
      [0, height * (dune.y - dune.rise), width * 0.3, height],
      [
        [0, dune.from],
        [1, dune.to],
      ],
    ),
  )
  for (const lower of [0.05, 0.11, 0.18]) {
    context.strokeStyle = 'rgba(255, 236, 196, 0.12)'
    context.lineWidth = 2
    context.beginPath()
    for (const { x, y } of crest) context.lineTo(x, y + height * lower)
    context.stroke()
  }
}
