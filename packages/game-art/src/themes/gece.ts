import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/gece.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'gece',
  scene,
  palette: {
    stageEdge: '#030b18',
    stageMiddle: '#0f2f4a',
    frameLight: '#6b3c22',
    frameDark: '#27130c',
    frameLine: '#e0a765',
    ink: '#f2f6f8',
    win: '#ffe9a8',
    accent: '#e0a765',
    accentDark: '#6b3c22',
    second: '#2f7fa8',
    secondDark: '#0d2b52',
  },
  scale: scaleOf('bayati-shiraz', 196),
  symbols,
}

function scene(): string {
  const art = new Picture('gece')
  sky(art)
  moon(art)
  distance(art)
  glitter(art)
  ship(art)
  waves(art)
  return art.vignette(0.4).svg()
}

function sky(art: Picture): void {
  art.rect(art.linear('#050d24 0,#0d2b52 .32,#1e5c7d .58,#4fa3a8 .66,#0a2a3a .665,#03121c 1'))
  art.stars(70, 105, 11)
}

function moon(art: Picture): void {
  art.glow(214, 46, 92, '#cfe9ff', 0.6)
  art.circle(214, 46, 23, art.radial('#fffdf0 0,#f3ead0 .6,#d3c49a 1', 0.4, 0.38, 0.7))
  for (const [x, y, q] of [
    [207, 40, 4],
    [220, 53, 5.5],
    [222, 38, 2.6],
    [210, 54, 2.4],
  ] as const)
    art.circle(x, y, q, '#c8b88c', 'opacity=".5"')
}

function distance(art: Picture): void {
  const b = art.blur(2.2)
  art.add(
    `<g ${b} fill="#bfe0ea" opacity=".28"><path d="M-10 88q60-12 120-2t90-6 110 2v8H-10z"/><path d="M120 66q50-8 90-1t100-4v6q-90 4-190-1z"/></g>`,
  )
  art.ridge(124, 14, 9, 9, '#123a52', 'opacity=".75"')
  art.rect(art.linear('#0f4258 0,#072433 .4,#020d15 1'), 0, 124, 300, 64)
}

function glitter(art: Picture): void {
  const next = random(21)
  for (let i = 0; i < 46; i++) {
    const y = 126 + i * 1.35,
      w = (6 + i * 0.62) * (0.5 + next())
    art.ellipse(
      214 + (next() - 0.5) * (10 + i * 1.1),
      y,
      w,
      0.55 + i * 0.018,
      '#fff3cf',
      `opacity="${0.75 - i * 0.011}"`,
    )
  }
}

function ship(art: Picture): void {
  art.group('translate(96 142)', () => {
    art.ellipse(4, 6, 66, 4, '#01070c', 'opacity=".6"')
    art.path(
      'M-56 -8C-30 0 40 2 62 -14C60 -2 46 10 34 12H-32C-44 10 -52 2 -56 -8Z',
      art.linear('#6b3c22 0,#27130c 1'),
    )
    art.line('M-56 -8C-30 0 40 2 62 -14', '#e0a765', 1.3)
    art.line('M-18 -4L-12 -92M26 -4L32 -70', '#1a0d09', 3)
    art.path(
      'M-10 -96C30 -78 46 -40 22 -10C4 -14 -24 -14 -46 -12C-26 -34 -14 -64 -10 -96Z',
      art.linear('#fff0d0 0,#e8bf8a .45,#8a4f45 1', 1, 0, 0, 1),
    )
    art.path(
      'M34 -74C58 -58 68 -34 58 -14C48 -16 36 -16 24 -14C32 -32 35 -54 34 -74Z',
      art.linear('#ffe4bd 0,#c98b62 .5,#5f3038 1', 1, 0, 0, 1),
    )
    art.line('M-10 -96C-8 -64 -14 -34 -22 -13M6 -84C12 -56 10 -30 4 -12', '#8a4f45', 0.8, 'opacity=".6"')
    art.glow(-46, -14, 26, '#ffb347', 0.95)
    art.circle(-46, -14, 2.6, '#fff2c4')
    art.ellipse(-46, 14, 14, 1.4, '#ffb347', 'opacity=".7"')
  })
}

function waves(art: Picture): void {
  for (const [y, o, _k] of [
    [160, 0.9, 0],
    [174, 1, 2],
  ] as const)
    art
      .path(
        `M-10 ${y}Q20 ${y - 7} 50 ${y}T110 ${y}T170 ${y}T230 ${y}T290 ${y}T350 ${y}V200H-10Z`,
        '#041722',
        `opacity="${o}"`,
      )
      .line(
        `M-10 ${y}Q20 ${y - 7} 50 ${y}T110 ${y}T170 ${y}T230 ${y}T290 ${y}T350 ${y}`,
        '#4fb3bd',
        0.9,
        'opacity=".55"',
      )
}
