import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { arch } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'atesgah',
  scene,
  palette: {
    stageEdge: '#120818',
    stageMiddle: '#471a3c',
    frameLight: '#8a5236',
    frameDark: '#341614',
    frameLine: '#ffb86a',
    ink: '#fff0de',
    win: '#ffd890',
    accent: '#f0662a',
    accentDark: '#761c10',
    second: '#b8405a',
    secondDark: '#541028',
  },
  scale: scaleOf('shur', 185),
}

function scene(): string {
  const art = new Picture('atesgah')
  yard(art)
  fires(art)
  cells(art)
  return art.vignette(0.4).svg()
}

function yard(art: Picture): void {
  art.rect(art.linear('#150a2e 0,#4a1a44 .5,#c2503a .84'))
  art.stars(40, 80, 61)
  art.ridge(146, 14, 12, 9, '#2a1030')
  art.glow(150, 104, 110, '#ff8a3a', 0.75)
  art.rect(art.linear('#7a4a2c 0,#2a120f 1'), 0, 146, 300, 42)
  for (let i = 0; i < 7; i++)
    art.line(`M${150 + (i - 3) * 20} 146L${150 + (i - 3) * 64} 188`, '#1a0a0a', 1, 'opacity=".5"')
}

function fires(art: Picture): void {
  const F = (x: number, y: number, k: number) =>
    art.group(`translate(${x} ${y}) scale(${k})`, () => {
      art.glow(0, -26, 50, '#ff9a3a', 0.8)
      art
        .path(
          'M0 0C-20 0 -24 -18 -16 -30C-12 -22 -10 -22 -8 -24C-12 -40 0 -46 0 -60C12 -46 10 -36 14 -28C20 -32 18 -38 18 -40C28 -24 24 0 0 0Z',
          art.linear('#ffe06a 0,#ff8a2a .5,#e8331f 1', 0, 1, 0, 0),
        )
        .path('M0 0C-10 0 -12 -10 -7 -18C-4 -14 -2 -20 0 -30C8 -20 12 -8 8 -4C6 0 2 0 0 0Z', '#fff6c0')
    })
  art.path(
    'M88 150V70H212V150H186V112C186 84 114 84 114 112V150Z',
    art.linear('#e0a870 0,#9a5f3c .45,#4a2420 1', 0, 0, 1, 0.4),
    'fill-rule="evenodd"',
  )
  for (let j = 0; j < 10; j++)
    for (let i = 0; i < 10; i++) {
      const x = 88 + i * 13 + (j % 2 ? 6 : 0),
        y = 72 + j * 8
      if (y < 92 || x < 106 || x > 186) art.rect('#2a120f', Math.min(x, 208), y, 11, 0.8, 'opacity=".35"')
    }
  art.path(
    'M114 150V112C114 84 186 84 186 112V150Z',
    art.radial('#ffcf6b 0,#c2501a .6,#3a120f 1', 0.5, 0.8, 0.7),
  )
  art.line('M114 150V112C114 84 186 84 186 112V150', '#ffd9a0', 1.6)
  art
    .path('M82 70H218V62H82Z', '#c98a58')
    .path('M104 62C104 34 196 34 196 62Z', art.linear('#d69a66 0,#5a2c20 1', 0, 0, 1, 0.6))
    .line('M104 62C104 34 196 34 196 62', '#ffd9a0', 1.2)
  F(150, 42, 0.5)
  F(150, 148, 1.0)
  for (const x of [94, 206] as const) {
    art.rect('#a8683f', x - 9, 48, 18, 14)
    F(x, 48, 0.42)
  }
}

function cells(art: Picture): void {
  for (const x of [24, 276] as const) {
    art.path(arch(x, 150, 56, 60), art.linear('#7a4630 0,#2f1418 1')).path(arch(x, 150, 34, 44), '#1a0a10')
    art.glow(x, 140, 22, '#ff9a3a', 0.5)
  }
  art.ellipse(150, 150, 64, 6, '#ffb04a', 'opacity=".35"')
  const next = random(4)
  for (let i = 0; i < 26; i++)
    art.circle(
      90 + next() * 120,
      10 + next() * 120,
      0.5 + next(),
      '#ffd27a',
      `opacity="${0.4 + next() * 0.6}"`,
    )
}
