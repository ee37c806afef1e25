import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'ulduz',
  scene,
  palette: {
    stageEdge: '#0c0718',
    stageMiddle: '#3a2454',
    frameLight: '#9a7440',
    frameDark: '#34200e',
    frameLine: '#f0d494',
    ink: '#fbf4ff',
    win: '#fff0b8',
    accent: '#c86ae0',
    accentDark: '#4a1466',
    second: '#e8b850',
    secondDark: '#6e4a10',
  },
  scale: scaleOf('segah', 261.6),
}

function scene(): string {
  const art = new Picture('ulduz')
  table(art)
  chart(art)
  circles(art)
  horse(art)
  lens(art)
  return art.vignette(0.45).svg()
}

/** A map of the sky on parchment, a lamp beside it. */
function table(art: Picture): void {
  art.rect(art.linear('#5a3420 0,#34180e .6,#1a0a06 1'))
  for (let y = 6; y < 190; y += 15)
    art.line(`M-4 ${y}Q80 ${y + 5} 160 ${y - 2}T304 ${y + 2}`, '#1c0c06', 1.1, 'opacity=".55"')
  art.glow(40, 30, 150, '#ffca7a', 0.75)
  art.path('M28 22L276 8L292 172L16 184Z', '#000', `opacity=".55" ${art.blur(6)}`)
  art.path(
    'M24 16Q150 22 274 6Q282 90 290 168Q150 178 12 180Q22 100 24 16Z',
    art.linear('#fbe9c0 0,#e8c98a .6,#b88a4a 1', 0, 0, 1, 1),
  )
  const next = random(4)
  for (let index = 0; index < 40; index++)
    art.circle(24 + next() * 250, 16 + next() * 150, 0.6 + next() * 1.6, '#8a5a2a', 'opacity=".3"')
}

function chart(art: Picture): void {
  art
    .circle(152, 95, 79, '#7a4a1c')
    .circle(152, 95, 76, art.radial('#4a2a86 0,#2a1458 .6,#150830 1', 0.42, 0.36, 0.75))
  for (let degree = 0; degree < 72; degree++) {
    art.line(
      'M152 19V24',
      degree % 6 ? '#e8c078' : '#fff0c0',
      degree % 6 ? 0.7 : 1.8,
      `transform="rotate(${degree * 5} 152 95)"`,
    )
  }
  const next = random(23)
  for (let index = 0; index < 120; index++) {
    const [angle, distance] = [next() * 6.2832, Math.sqrt(next()) * 68]
    art.circle(
      152 + Math.cos(angle) * distance,
      95 + Math.sin(angle) * distance,
      0.3 + next() * 0.7,
      '#fff',
      `opacity="${0.3 + next() * 0.6}"`,
    )
  }
}

function circles(art: Picture): void {
  for (const radius of [22, 44, 68])
    art.circle(152, 95, radius, 'none', 'stroke="#e8c078" stroke-width=".7" opacity=".55"')
  for (let turn = 0; turn < 6; turn++)
    art.line('M152 27V163', '#e8c078', 0.5, `opacity=".4" transform="rotate(${turn * 30} 152 95)"`)
  art.ellipse(
    152,
    82,
    62,
    50,
    'none',
    'stroke="#ff9ad0" stroke-width=".9" stroke-dasharray="3 3" opacity=".7" transform="rotate(20 152 95)"',
  )
}

const HORSE = [
  [112, 118],
  [120, 92],
  [146, 80],
  [176, 84],
  [192, 62],
  [206, 50],
  [214, 62],
  [200, 74],
  [190, 98],
  [196, 124],
  [176, 84],
  [160, 104],
  [150, 130],
  [146, 80],
  [128, 106],
  [126, 134],
] as const

/** A constellation: a winged horse of stars. */
function horse(art: Picture): void {
  const path = `M${HORSE.map((point) => point.join(' ')).join('L')}`
  art.line(path, '#ffe9a8', 3.4, `opacity=".4" ${art.blur(1.6)}`).line(path, '#fff4cc', 1)
  art.line(
    'M152 80C148 60 132 46 112 44C120 54 122 60 118 66C130 66 134 74 138 82',
    '#ffe0a0',
    0.9,
    'opacity=".8"',
  )
  for (const [index, [x, y]] of HORSE.entries()) {
    const size = index % 3 ? 3.4 : 5
    art.glow(x, y, size * 2.2, '#ffe9a8', 0.9).path(star(x, y, size, size * 0.36, 4), '#fffdf0')
  }
}

function lens(art: Picture): void {
  art.group('translate(238 128) rotate(36)', () => {
    art.ellipse(4, 8, 34, 34, '#000', `opacity=".45" ${art.blur(4)}`)
    art
      .rect(art.linear('#d8a45a 0,#6e3c14 .6,#3a1c08 1', 0, 0, 1, 0), -6, 30, 12, 54, 'rx="5"')
      .rect('#f0d08a', -7, 30, 14, 6, 'rx="2"')
    art.circle(
      0,
      0,
      31,
      'none',
      `stroke="${art.linear('#fff6d0 0,#d8a440 .5,#6e420c 1', 0, 0, 1, 1)}" stroke-width="6"`,
    )
    art
      .circle(0, 0, 28, '#dff0ff', 'opacity=".16"')
      .line('M-20 -12A24 24 0 0 1 0 -24', '#fff', 3.4, 'opacity=".8"')
  })
}
