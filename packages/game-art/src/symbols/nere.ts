import type { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, gold, shadow, shine, silver, sunStar, tall } from './parts.ts'

export const symbols = symbolsOf('nere', {
  a: sturgeon,
  b: roe,
  c: anchor,
  d: shellfish,
  k: tile('waves', '#1f7fa8', '#083850', '#d8f4ff'),
  q: tile('horns', '#b8502e', '#561c0e', '#ffe4d0'),
  j: tile('glass', '#2f8a6a', '#0a3f30', '#d8ffe8'),
  t: tile('rings', '#c99a3a', '#614410', '#fff2cc'),
  W: goldfish,
  S: sunStar('#e8c46a', '#0a3f50', '#c8502e', 16),
  Wtall: tall('#ffe9a8', '#147070', '#04222c', goldfish, weed),
})

function sturgeon(art: Picture): void {
  art.ellipse(50, 80, 40, 4, '#000', 'opacity=".35"')
  art.group('rotate(-14 50 50)', () => {
    art.path(
      'M2 56C16 40 40 32 66 42C78 46 82 40 98 24C96 40 94 48 88 54C96 58 98 68 98 76C86 70 78 64 68 64C42 74 18 70 2 56Z',
      art.linear('#f4d48a 0,#b8862e .3,#5f4a26 .56,#f6ecc8 .8,#c9b684 1'),
    )
    for (let plate = 0; plate < 8; plate++) {
      const x = 24 + plate * 7
      art
        .path(
          `M${x - 4} ${43 - Math.sin(plate / 2.4) * 4}l4 -8l4 8z`,
          '#fff0b8',
          'stroke="#6a4a14" stroke-width=".7"',
        )
        .path(`M${x - 2} 55l3 -3 3 3-3 3z`, '#fff4cc', 'stroke="#6a4a14" stroke-width=".5"')
    }
    art
      .path('M40 66L34 80L50 68Z', '#9a7228')
      .path('M70 42L78 30L80 42Z', '#9a7228')
      .circle(17, 52, 3, '#08121a')
      .circle(16.2, 51.2, 1, '#fff')
    art.line('M26 46C22 54 24 62 28 67', '#4a3810', 1.6).line('M8 60q-1 5-4 7M13 62q-1 5-4 8', '#f2e2b8', 1.6)
  })
}

function roe(art: Picture): void {
  shadow(art, 32)
  art
    .path('M14 56H86L80 80Q50 92 20 80Z', silver(art))
    .ellipse(50, 56, 36, 12, '#dfe8ee')
    .ellipse(50, 55, 32, 10, '#10161c')
  const next = random(3)
  const bead = art.radial('#c4d4e0 0,#4a5c6a .35,#0a1016 1', 0.34, 0.3, 0.75)
  for (let index = 0; index < 40; index++) {
    const angle = next() * 6.28
    const distance = Math.sqrt(next())
    art.circle(
      50 + Math.cos(angle) * distance * 29,
      50 + Math.sin(angle) * distance * 9 - (1 - distance) * 14,
      5,
      bead,
    )
  }
  art
    .line('M88 22L58 46', '#f2c24e', 4.4)
    .ellipse(54, 46, 11, 6, gold(art), 'transform="rotate(-36 54 46)"')
    .circle(52, 42, 4.6, bead)
    .circle(58, 41, 4.6, bead)
  shine(art, 'M20 66Q30 74 42 76', 2.4)
}

function anchor(art: Picture): void {
  shadow(art, 24, 94)
  const metal = silver(art)
  art.path(
    'M46 22H54V76C66 74 74 66 77 56L69 58L84 42L92 62L84 58C80 76 66 90 50 90C34 90 20 76 16 58L8 62L16 42L31 58L23 56C26 66 34 74 46 76Z',
    metal,
    'stroke="#3a4650" stroke-width="1"',
  )
  art.rect(metal, 30, 30, 40, 7, 'rx="3.5"').circle(50, 15, 9, 'none', `stroke="${metal}" stroke-width="5"`)
  art
    .line('M57 12C78 6 84 24 66 34C52 42 62 56 74 66', '#d8a45a', 4)
    .line('M57 12C78 6 84 24 66 34C52 42 62 56 74 66', '#7a4a1c', 4, 'stroke-dasharray="1 5"')
}

function shellfish(art: Picture): void {
  shadow(art, 34)
  art.path(
    'M6 60C4 30 30 12 54 16C82 20 96 44 92 66C70 88 34 88 6 60Z',
    art.radial('#fff0dc 0,#f2b088 .5,#8a3c34 1', 0.3, 0.4, 0.9),
  )
  for (let turn = 0; turn < 5; turn++) {
    const size = 1 - turn * 0.19
    art.line(
      `M${58 - 50 * size} ${60 - 6 * size}C${58 - 50 * size} ${60 - 44 * size} ${60 + 20 * size} ${60 - 52 * size} ${60 + 32 * size} ${58 - 8 * size}`,
      '#7a342c',
      2,
      'opacity=".65"',
    )
  }
  art
    .path('M60 66C66 48 92 52 92 66C86 78 70 84 56 82Z', '#5a1c24')
    .path('M66 68C72 58 86 60 88 66C82 74 72 78 64 77Z', '#f0a890')
  shine(art, 'M22 48C26 34 38 27 50 27', 4)
}

function goldfish(art: Picture): void {
  art.glow(50, 52, 50, '#ffd97a', 0.85)
  const fin = art.linear('#fff2b0 0,#ff9a3a .6,#c8401e 1', 0, 0, 1, 1)
  art.path('M62 52C76 30 92 26 96 14C100 36 92 46 88 52C94 60 100 72 94 90C88 78 74 74 62 56Z', fin)
  art
    .path('M30 34C40 10 62 12 68 22C60 24 58 32 58 38Z', fin)
    .path('M40 70C44 88 58 92 64 84C58 80 56 74 56 68Z', fin)
  art.path(
    'M6 54C16 32 44 28 66 46C72 50 72 56 66 60C44 78 16 74 6 54Z',
    art.radial('#fffbe0 0,#ffd24a .4,#f08a1e .8,#a8440e 1', 0.34, 0.34, 0.8),
  )
  for (let row = 0; row < 3; row++)
    for (let scale = 0; scale < 4; scale++)
      art.line(`M${32 + scale * 8} ${44 + row * 8}q5 4 0 8`, '#b8601a', 1.2, 'opacity=".7"')
  art
    .line('M26 40C22 50 22 58 26 68', '#b8601a', 1.6)
    .circle(17, 50, 4.4, '#fff')
    .circle(16, 50, 2.6, '#140c08')
    .path(star(58, 16, 6, 2.4, 5), '#fffbe0')
}

function weed(art: Picture): void {
  for (const [x, bend, colour] of [
    [-24, 10, '#2f9a7a'],
    [0, -12, '#4fc09a'],
    [24, 8, '#1f7a66'],
  ] as const)
    art.line(`M${x} -14Q${x + bend} 20 ${x} 48T${x + bend * 0.4} 82`, colour, 6)
  for (const [x, y] of [
    [-12, 20],
    [14, 44],
    [-6, 64],
  ] as const)
    ball(art, x, y, 3.4, '#bff0e8')
}
