import { drawApple } from '../draw/apple.ts'
import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, book, gold, shadow, silver, wood } from './parts.ts'

export const symbols = symbolsOf('alma', {
  a: drawApple,
  b: giant,
  c: ram,
  d: sword,
  e: well,
  f: comb,
  g: tile('tree', '#5f9a3a', '#1e4620', '#ecffd8'),
  h: tile('hook', '#c8402e', '#5a0e16', '#ffe0d4'),
  i: tile('rings', '#3f7fb8', '#12345a', '#dff0ff'),
  B: book('#2f6a4a', '#0c2e20', drawApple),
})

/** The giant of the tale, as a carved mask. */
function giant(art: Picture): void {
  shadow(art, 26, 96)
  art.path(
    'M26 34C10 30 4 16 10 2C16 14 26 18 34 20ZM74 34C90 30 96 16 90 2C84 14 74 18 66 20Z',
    art.linear('#fff4d8 0,#b89a6a 1'),
  )
  art.path(
    'M22 34C26 18 74 18 78 34C84 56 76 82 64 92H36C24 82 16 56 22 34Z',
    art.linear('#6fa06a 0,#2f5a40 .5,#0e2a1e 1', 0, 0, 1, 1),
  )
  art
    .path('M24 40C34 30 44 36 48 44L30 48ZM76 40C66 30 56 36 52 44L70 48Z', '#0e2a1e')
    .ellipse(38, 45, 6, 4.6, '#ffd34d')
    .ellipse(62, 45, 6, 4.6, '#ffd34d')
    .circle(39, 45.4, 2.4, '#5a0a14')
    .circle(61, 45.4, 2.4, '#5a0a14')
  art
    .path('M44 48H56L60 62Q50 68 40 62Z', '#3f7a52')
    .path('M30 70C40 64 60 64 70 70C66 84 34 84 30 70Z', '#3a0a14')
  for (const x of [36, 46, 54, 64]) art.path(`M${x - 3.4} 69l3.4 9 3.4-9z`, '#fff6e0')
  art
    .path('M38 80l3 -10 3 10zM56 80l3 -10 3 10z', '#fff6e0')
    .circle(20, 62, 5, 'none', 'stroke="#f2c24e" stroke-width="2.6"')
    .circle(80, 62, 5, 'none', 'stroke="#f2c24e" stroke-width="2.6"')
}

/** White and black: which one lifts to the light. */
function ram(art: Picture): void {
  shadow(art, 30, 94)
  art
    .path(
      'M28 40C32 22 68 22 72 40C76 62 64 90 50 92C36 90 24 62 28 40Z',
      art.linear('#ffffff 0,#f0e8dc .5,#a89a8c 1', 0, 0, 1, 0.4),
    )
    .path('M50 22C68 22 72 34 72 40C76 62 64 90 50 92Z', '#2a2430')
  for (const side of [1, -1]) {
    art.group(`translate(50 0) scale(${side} 1)`, () => {
      art
        .line('M12 26C34 8 52 30 42 48C34 60 22 50 28 42', '#3a2414', 11)
        .line('M12 26C34 8 52 30 42 48C34 60 22 50 28 42', side > 0 ? '#a87a48' : '#e8c890', 7.4)
      art.line(
        'M12 26C34 8 52 30 42 48C34 60 22 50 28 42',
        '#3a2414',
        7.4,
        'stroke-dasharray="1.4 5" opacity=".5"',
      )
    })
  }
  for (const [x, y] of [
    [42, 22],
    [50, 18],
    [58, 22],
    [46, 28],
    [54, 28],
  ] as const)
    art.circle(x, y, 6, x < 50 ? '#fff8ee' : '#3a3240')
  art
    .ellipse(40, 50, 3.4, 4, '#1a100c')
    .ellipse(60, 50, 3.4, 4, '#ffd34d')
    .line('M44 78Q50 83 56 78M50 72V79', '#6a4a3a', 2)
}

function sword(art: Picture): void {
  art.group('rotate(42 50 50)', () => {
    art
      .path('M44 -10L50 -18L56 -10V64H44Z', silver(art), 'stroke="#46525e" stroke-width=".8"')
      .line('M50 -10V62', '#fff', 1.6, 'opacity=".8"')
    art
      .path('M26 62C38 58 62 58 74 62V71C62 67 38 67 26 71Z', gold(art))
      .rect(wood(art), 45, 70, 10, 26)
      .circle(50, 100, 7, gold(art))
      .circle(50, 65, 4.4, '#c8203c')
    for (const y of [75, 82, 89]) art.line(`M45 ${y}L55 ${y + 3}`, '#f2c24e', 1.8)
  })
}

function well(art: Picture): void {
  shadow(art, 36, 95)
  art
    .rect(wood(art), 18, 24, 6, 44)
    .rect(wood(art), 76, 24, 6, 44)
    .path('M8 28L50 4L92 28L88 34L50 14L12 34Z', art.linear('#d8504a 0,#7a1a1e 1'))
  art
    .rect('#8a5a2c', 18, 34, 64, 5)
    .line('M50 39V54', '#e8d0a0', 2)
    .path('M42 52H58L56 66H44Z', wood(art))
    .line('M42 56H58', '#c8ccd4', 1.6)
  art
    .ellipse(50, 66, 36, 9, '#0a1a24')
    .path('M14 66V84Q50 100 86 84V66Q50 82 14 66Z', art.linear('#c8bca8 0,#8a7e70 .5,#3e362e 1', 0, 0, 1, 0))
  for (const [x, y] of [
    [24, 80],
    [40, 86],
    [58, 86],
    [75, 80],
  ] as const)
    art.rect('none', x - 7, y - 5, 14, 8, 'rx="2" stroke="#3e362e" stroke-width="1.2"')
  art.glow(50, 68, 26, '#ffe27a', 0.6)
}

function comb(art: Picture): void {
  shadow(art, 34, 94)
  const metal = gold(art)
  art.path('M12 48C14 18 86 18 88 48V56H12Z', metal, 'stroke="#6a3f0c" stroke-width="1"')
  for (let tooth = 0; tooth < 11; tooth++) art.path(`M${14 + tooth * 6.8} 54h4v30q-2 6 -4 0z`, metal)
  art.path(star(50, 40, 10, 4.6), '#c8203c')
  for (const x of [26, 74]) art.path(stepped(x, 44, 6, 6, 3), '#2f7a5a')
  for (const x of [16, 33, 50, 67, 84])
    ball(art, x, x === 50 ? 21 : Math.abs(x - 50) > 20 ? 38 : 25, 3.6, '#fdf3ea')
}
