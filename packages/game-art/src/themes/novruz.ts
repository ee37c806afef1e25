import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/novruz.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'novruz',
  scene,
  palette: {
    stageEdge: '#080818',
    stageMiddle: '#2a1440',
    frameLight: '#7a3a1c',
    frameDark: '#2a0f0a',
    frameLine: '#ff9a3a',
    ink: '#fff2dc',
    win: '#ffd86b',
    accent: '#e8431f',
    accentDark: '#6e150c',
    second: '#4f9a46',
    secondDark: '#1d4420',
  },
  scale: scaleOf('rast', 233.1),
  symbols,
}

function scene(): string {
  const art = new Picture('novruz')
  valley(art)
  fire(art)
  wood(art)
  sparks(art)
  dancers(art)
  return art.vignette(0.4).svg()
}

function valley(art: Picture): void {
  art.rect(art.linear('#0a1038 0,#2b2460 .45,#8a3a5e .74,#d86b4a .86'))
  art.stars(50, 80, 41)
  art.circle(48, 34, 12, '#fff4d8').circle(53, 31, 11, '#151a4a')
  art.ridge(128, 40, 7, 19, '#241a4c')
  art.ridge(140, 22, 10, 23, '#180f36')
  art.path('M-4 148Q150 132 304 150V188H-4Z', art.linear('#3a1428 0,#0c0614 1'))
  art.ellipse(150, 156, 110, 22, art.radial('#ff9a3a 0 .9,#ff5a1f .5 .35,#ff5a1f 1 0'))
  art.glow(150, 116, 118, '#ff8a2a', 0.8)
}

function fire(art: Picture): void {
  const fl = (k: number, c: string, o = 1) =>
    art.group(`translate(150 160) scale(${k})`, () =>
      art.path(
        'M0 0C-42 0 -54 -34 -38 -60C-34 -48 -28 -44 -22 -42C-34 -74 -8 -92 -6 -122C14 -104 12 -84 20 -70C26 -76 26 -86 24 -94C44 -72 56 -46 44 -20C38 -4 20 0 0 0Z',
        c,
        `opacity="${o}"`,
      ),
    )
  fl(1, art.linear('#e8331f 0,#ff5a1f .6,#ff8a2a 1'), 0.95)
  fl(0.78, art.linear('#ff7a1f 0,#ffa52f 1'))
  fl(0.56, art.linear('#ffb52f 0,#ffe06a 1'))
  fl(0.32, art.linear('#ffe98a 0,#fffbe0 1'))
}

function wood(art: Picture): void {
  art.group('translate(150 162)', () => {
    for (const a of [-20, 16, -4] as const)
      art
        .add(
          `<rect x="-46" y="-5" width="92" height="10" rx="5" transform="rotate(${a})" fill="${art.linear('#7a3a1c 0,#2a0f0a 1')}"/>`,
        )
        .circle(-46 * Math.cos(a * 0.0175), -46 * Math.sin(a * 0.0175), 4, '#e59a55')
  })
}

function sparks(art: Picture): void {
  const next = random(77)
  for (let i = 0; i < 46; i++) {
    const y = 10 + next() * 130
    art.circle(
      150 + (next() - 0.5) * (40 + (140 - y) * 1.1),
      y,
      0.6 + next() * 1.3,
      next() < 0.5 ? '#ffd86b' : '#ff8a3a',
      `opacity="${0.5 + next() * 0.5}"`,
    )
  }
}

function dancers(art: Picture): void {
  const man = (x: number, y: number, k: number, d: string) =>
    art.group(`translate(${x} ${y}) scale(${k})`, () => {
      art.circle(0, -30, 4.6, '#0d0618')
      art.line(d, '#0d0618', 5.2)
      art.line('M0 -22V-10', '#0d0618', 8)
    })
  man(150, 46, 1.05, 'M0 -22L-16 -34M0 -22L17 -32M0 -9L-16 -2L-26 -8M0 -9L17 -6L27 2')
  man(44, 170, 1, 'M-1 -21L-11 -12L-16 -18M1 -21L12 -28M-2 -8L-6 8M2 -8L7 8')
  man(70, 172, 0.8, 'M-1 -21L-12 -26M1 -21L13 -14M-2 -8L-5 8M2 -8L6 8')
  man(254, 170, 1, 'M-1 -21L-14 -28M1 -21L12 -12M-2 -8L-6 8M2 -8L7 8')
  man(230, 173, 0.74, 'M-1 -21L-10 -12M1 -21L14 -27M-2 -8L-5 8M2 -8L6 8')
}
