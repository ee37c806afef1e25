import { Picture } from '../draw/picture.ts'
import { seedFill } from '../draw/pomegranate.ts'
import { arch, leaf } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'plinko',
  scene,
  palette: {
    stageEdge: '#0a0524',
    stageMiddle: '#34206e',
    frameLight: '#7a5a1e',
    frameDark: '#2a1808',
    frameLine: '#e8b850',
    ink: '#f6f0ff',
    win: '#ffd97a',
    accent: '#f0264f',
    accentDark: '#86062a',
    second: '#2bb8a8',
    secondDark: '#0c5450',
  },
  scale: scaleOf('segah', 261.6),
}

function scene(): string {
  const art = new Picture('plinko')
  const seed = seedFill(art)
  niche(art)
  pins(art)
  balls(art, seed)
  cups(art)
  return art.vignette(0.45).svg()
}

function niche(art: Picture): void {
  art.rect(art.radial('#3a1f6e 0,#1a0f44 .55,#090520 1', 0.5, 0.3, 0.85))
  art
    .path(arch(150, 196, 250, 186), art.linear('#4a2a86 0 .7,#1a0f44 1 .4'))
    .line(arch(150, 196, 250, 186), '#e8b850', 2.4)
    .line(arch(150, 196, 236, 176), '#e8b850', 0.8, 'opacity=".6"')
  art.glow(150, 16, 70, '#ffd97a', 0.8)
}

function pins(art: Picture): void {
  const g = art.radial('#fffbe0 0,#f0c050 .5,#7a4a10 1', 0.36, 0.32, 0.72)
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < j + 3; i++) {
      const x = 150 + (i - (j + 2) / 2) * 22,
        y = 40 + j * 15
      art.circle(x + 1, y + 2, 3.6, '#000', 'opacity=".4"').circle(x, y, 3.4, g)
    }
}

function balls(art: Picture, seed: string): void {
  const tr = [
    [150, 20],
    [161, 40],
    [150, 55],
    [161, 70],
    [172, 85],
    [161, 100],
    [172, 115],
    [183, 130],
    [194, 145],
  ] as const
  art.line(`M${tr.map((t) => t.join(' ')).join('L')}`, '#ff6a8c', 2.2, 'opacity=".5" stroke-dasharray="1 5"')
  for (const [x, y, q] of [
    [150, 18, 8],
    [161, 66, 7],
    [128, 92, 7.4],
    [188, 134, 8],
    [106, 132, 7],
  ] as const)
    art
      .glow(x, y, 22, '#ff4a74', 0.8)
      .circle(x, y, q, seed)
      .ellipse(x - q * 0.3, y - q * 0.35, q * 0.32, q * 0.22, '#fff', 'opacity=".9"')
}

function cups(art: Picture): void {
  const C = [
    '#ff5a6a',
    '#f6903c',
    '#f6c33c',
    '#7fd36b',
    '#2bd4c0',
    '#7fd36b',
    '#f6c33c',
    '#f6903c',
    '#ff5a6a',
  ]
  C.forEach((c, i) => {
    const x = 150 + (i - 4) * 22
    art
      .path(`M${x - 10} 164h20v10q0 8-10 8t-10-8z`, c)
      .path(`M${x - 10} 164h20v4h-20z`, '#fff', 'opacity=".4"')
  })
  for (const x of [-1, 1] as const)
    art
      .path(leaf(150 + x * 150, 40, 70, 16, x > 0 ? 150 : 30), '#2f6a3a')
      .path(leaf(150 + x * 150, 64, 56, 13, x > 0 ? 170 : 10), '#1c4a2a')
}
