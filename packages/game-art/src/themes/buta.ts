import { Picture } from '../draw/picture.ts'
import { leaf, pointsAlong, star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/buta.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'buta',
  scene,
  palette: {
    stageEdge: '#0f0520',
    stageMiddle: '#3a1454',
    frameLight: '#7a4f1e',
    frameDark: '#2e1708',
    frameLine: '#e8b244',
    ink: '#fbeefb',
    win: '#ffe08a',
    accent: '#d8286a',
    accentDark: '#6e0b3a',
    second: '#1f9d92',
    secondDark: '#0a4a56',
  },
  scale: scaleOf('segah', 207.7),
  symbols,
}

function scene(): string {
  const art = new Picture('buta')
  const d =
    'M150 172C100 172 84 124 104 90C122 60 162 64 174 38C180 24 168 10 150 18C172 -2 208 12 206 48C205 74 218 94 213 124C208 156 184 172 150 172Z'
  const gold = art.linear('#fff3b8 0,#e8b244 .3,#8a5312 .52,#ffe08a .72,#a86a18 1', 0, 0, 1, 1)
  cloth(art)
  shape(art, d, gold)
  beads(art, d)
  twigs(art, gold)
  return art.vignette(0.5).svg()
}

function cloth(art: Picture): void {
  art.rect(art.radial('#5a1a6a 0,#2b0c3f .55,#0f0520 1', 0.52, 0.5, 0.75))
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 14; x++)
      art.line(
        `M${x * 24 + (y % 2 ? 12 : 0)} ${y * 24 - 4}c-8 0-9 10-4 14s10 0 9-8`,
        '#c98ae8',
        0.7,
        'opacity=".16"',
      )
}

function shape(art: Picture, d: string, gold: string): void {
  art.path(d, '#000', `opacity=".6" transform="translate(5 8)" ${art.blur(6)}`)
  const T = (k: number) => `transform="translate(${156 * (1 - k)} ${112 * (1 - k)}) scale(${k})"`
  art
    .path(d, gold)
    .path(d, art.linear('#1f9d92 0,#0a4a56 1'), T(0.93))
    .path(d, gold, T(0.76))
    .path(d, art.radial('#e8325a 0,#7a0a34 .8', 0.4, 0.6, 0.7), T(0.715))
    .path(d, gold, T(0.5))
    .path(d, art.linear('#2a3fae 0,#121a52 1'), T(0.455))
    .path(d, gold, T(0.24))
}

function beads(art: Picture, d: string): void {
  for (const q of pointsAlong(d, 46)) {
    if (q.y < 44 && q.x < 196) continue
    const x = 156 + (q.x - 156) * 0.845,
      y = 112 + (q.y - 112) * 0.845
    art.circle(x, y, 3.1, '#fffbea').circle(x - 0.8, y - 0.9, 1.1, '#fff')
  }
  pointsAlong(d, 22).forEach((q, _i) => {
    if (q.y < 52 && q.x < 198) return
    const x = 156 + (q.x - 156) * 0.6,
      y = 112 + (q.y - 112) * 0.6
    art.path(star(x, y, 4.2, 1.9, 6), '#ffe9a8')
  })
  pointsAlong(d, 12).forEach((q) => {
    const x = 156 + (q.x - 156) * 0.35,
      y = 112 + (q.y - 112) * 0.35
    art.circle(x, y, 2.1, '#7fe9dc')
  })
}

function twigs(art: Picture, gold: string): void {
  for (const [x, y, a, l] of [
    [92, 60, 200, 56],
    [80, 110, 180, 60],
    [96, 158, 160, 48],
    [222, 70, -24, 56],
    [224, 120, 6, 58],
    [206, 164, 30, 46],
  ] as const) {
    art.line(
      `M${x} ${y}q${Math.cos(a * 0.0175) * l * 0.6} ${Math.sin(a * 0.0175) * l * 0.2 - 14} ${Math.cos(a * 0.0175) * l} ${Math.sin(a * 0.0175) * l}`,
      gold,
      1.8,
    )
    const ex = x + Math.cos(a * 0.0175) * l,
      ey = y + Math.sin(a * 0.0175) * l
    art.circle(ex, ey, 5, gold).circle(ex, ey, 3, '#c11f4c')
    art
      .path(
        leaf(x + Math.cos(a * 0.0175) * l * 0.5, y + Math.sin(a * 0.0175) * l * 0.3 - 9, 18, 5, a + 50),
        '#1f9d92',
      )
      .path(
        leaf(x + Math.cos(a * 0.0175) * l * 0.6, y + Math.sin(a * 0.0175) * l * 0.4 - 8, 16, 4, a - 60),
        '#e0a63c',
      )
  }
  art.glow(118, 66, 70, '#fff2c2', 0.34)
}
