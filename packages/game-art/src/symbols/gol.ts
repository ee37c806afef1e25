import type { Picture } from '../draw/picture.ts'
import { leaf } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { coin, shadow, shine, wood } from './parts.ts'

export const symbols = symbolsOf('gol', {
  a: deer,
  b: mountain,
  c: trout,
  d: boat,
  k: tile('waves', '#3f9ab0', '#0c4258', '#dcf8ff'),
  q: tile('tree', '#4f8a5a', '#163c28', '#dcffe6'),
  j: tile('step', '#6a78b8', '#222c5a', '#e4e9ff'),
  t: tile('drops', '#b88a4a', '#4e3414', '#fff2da'),
  W: lily,
  C: coin(mountain, '#0e4a60'),
})

function lily(art: Picture): void {
  art.glow(50, 52, 50, '#e8fff4', 0.7)
  art
    .path('M6 70C14 52 86 52 94 70C88 90 12 90 6 70Z', art.linear('#7fc06a 0,#1f6a44 1'))
    .line('M50 72L14 66M50 72L86 66M50 72L30 84M50 72L70 84', '#c8f0a0', 1.2, 'opacity=".6"')
  const back = art.linear('#ffffff 0,#ffd0e4 .6,#d86a9a 1')
  const front = art.linear('#ffffff 0,#fff0f6 .5,#f0a0c4 1')
  for (const degrees of [-172, -146, -118, -90, -62, -34, -8])
    art.path(leaf(50, 68, 52, 12, degrees), back, 'stroke="#b84a7e" stroke-width=".7"')
  for (const degrees of [-158, -124, -90, -56, -22])
    art.path(leaf(50, 70, 40, 12, degrees), front, 'stroke="#c86a94" stroke-width=".7"')
  for (let stamen = -3; stamen <= 3; stamen++)
    art
      .line(`M50 66L${50 + stamen * 5} ${48 + Math.abs(stamen) * 2}`, '#f0a82a', 2)
      .circle(50 + stamen * 5, 47 + Math.abs(stamen) * 2, 2.4, '#ffd34d')
  art
    .path(leaf(50, 72, 30, 11, -140), front)
    .path(leaf(50, 72, 30, 11, -40), front)
    .path(leaf(50, 74, 26, 12, -90), front)
}

function deer(art: Picture): void {
  const antlers =
    'M40 34C28 28 22 14 26 -2M32 20C24 20 16 14 14 4M28 10C34 8 38 2 38 -4M60 34C72 28 78 14 74 -2M68 20C76 20 84 14 86 4M72 10C66 8 62 2 62 -4'
  art.group('translate(0 6) scale(1 .94)', () => {
    art.line(antlers, '#3a2412', 6).line(antlers, '#d8b078', 3.4)
    art
      .path('M36 76C30 86 28 92 26 100H74C72 92 70 86 64 76Z', art.linear('#c88a4e 0,#5a3218 1'))
      .path('M42 78H58L62 100H38Z', '#f6e4c4')
    for (const side of [1, -1])
      art.group(
        `translate(50 0) scale(${side} 1)`,
        () =>
          void art
            .path('M12 36C22 24 36 24 40 32C34 42 22 46 13 44Z', '#a86a38')
            .path('M18 37C25 31 33 30 36 33C31 39 24 41 18 40Z', '#f6cfae'),
      )
    art
      .path(
        'M50 28C64 28 68 40 66 52C64 66 60 82 50 84C40 82 36 66 34 52C32 40 36 28 50 28Z',
        art.linear('#e8b070 0,#b87840 .6,#6e421e 1', 0, 0, 1, 1),
      )
      .path('M50 44C56 56 60 74 50 84C40 74 44 56 50 44Z', '#f6e0bc')
    art
      .ellipse(41, 50, 3.4, 4, '#1a0e08')
      .ellipse(59, 50, 3.4, 4, '#1a0e08')
      .circle(40, 48.6, 1.2, '#fff')
      .circle(58, 48.6, 1.2, '#fff')
      .path('M44 74H56L50 82Z', '#24120a')
  })
}

function mountain(art: Picture): void {
  shadow(art, 42, 92)
  art
    .path('M4 78L34 26L46 44L62 12L96 78Z', art.linear('#d8f0f8 0,#5f94b0 .4,#1d4a66 1', 0.1, 0, 0.7, 1))
    .path('M62 12L96 78H58L52 58L66 40Z', '#12344c', 'opacity=".55"')
  art.path('M34 26L44 41L38 46L32 40L24 45ZM62 12L74 34L66 32L60 40L54 30Z', '#ffffff')
  art.path('M4 76H96L90 90H10Z', art.linear('#6fc8d8 0,#0e5a74 1'))
  for (const x of [10, 20, 30, 70, 80, 90])
    art.path(`M${x - 6} 78L${x} ${58 + (x % 20)}L${x + 6} 78Z`, x % 20 ? '#0f4a3a' : '#17604a')
  art.line('M24 83H50M44 87H76', '#dffaff', 1.6, 'opacity=".7"')
}

function trout(art: Picture): void {
  art.ellipse(50, 82, 38, 4, '#000', 'opacity=".35"')
  art.group('rotate(-18 50 50)', () => {
    art.path('M44 32C52 20 64 22 68 32ZM40 68C46 80 56 80 60 68Z', '#8a7a3a')
    art.path(
      'M2 52C14 34 42 28 66 42C76 48 82 44 96 30C92 44 92 58 96 74C82 62 76 56 66 60C42 74 14 70 2 52Z',
      art.linear('#6f8a4a 0,#b8b06a .35,#f0a48a .55,#fff0e4 .8,#d8d0c0 1'),
    )
    for (const [x, y, r] of [
      [30, 42, 2.4],
      [40, 40, 2.8],
      [50, 42, 2.4],
      [60, 46, 2],
      [36, 48, 1.8],
      [46, 48, 2.2],
      [56, 50, 1.6],
    ] as const)
      art.circle(x, y, r, '#2a2a14').circle(x, y, r * 0.45, '#e8402e')
    art
      .line('M24 42C20 48 20 56 24 64', '#7a5a3a', 1.6)
      .circle(14, 49, 3.6, '#fff4c8')
      .circle(13.4, 49, 2.2, '#10100c')
      .line('M20 54Q46 60 70 52', '#e86a5a', 2.4, 'opacity=".6"')
  })
  for (const [x, y, r] of [
    [10, 22, 3],
    [18, 12, 2],
    [88, 16, 2.4],
  ] as const)
    art.circle(x, y, r, '#e8fcff', 'opacity=".5"')
}

function boat(art: Picture): void {
  art.ellipse(50, 86, 42, 5, '#04202e', 'opacity=".6"')
  art.line('M34 8L66 78', '#7a4a20', 4).path('M28 -2C36 -4 42 6 42 18L36 20C28 12 26 4 28 -2Z', wood(art))
  art
    .path('M2 56C24 68 76 68 98 54C92 78 78 86 64 86H34C18 86 6 76 2 56Z', wood(art))
    .path('M2 56C24 68 76 68 98 54C94 62 76 70 50 70C26 70 8 64 2 56Z', '#4e2610')
    .line('M2 56C24 68 76 68 98 54', '#ffd9a0', 2.6)
    .line('M10 70C30 78 70 78 88 69', '#3a1c0a', 1.4)
  art
    .rect('#c89054', 30, 60, 36, 6, 'rx="2"')
    .line('M84 56V34', '#3a2412', 3)
    .glow(84, 28, 22, '#ffcf6b', 1)
    .path('M78 20H90L92 34H76Z', art.radial('#fffbe0 0,#ffc24a .6,#c8701e 1'))
    .path('M77 20L84 12L91 20Z', '#3a2412')
  for (const y of [88, 93]) art.line(`M6 ${y}q11 -5 22 0t22 0t22 0t22 0`, '#6fd0e0', 1.8, 'opacity=".7"')
  shine(art, 'M16 66Q30 72 44 73', 2, 0.35)
}
