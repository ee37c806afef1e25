import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { book, gold, shadow, shine, silver } from './parts.ts'

export const symbols = symbolsOf('at', {
  a: horse,
  b: saddle,
  c: stirrup,
  d: whip,
  e: horseshoe,
  f: cap,
  g: tile('horns', '#b8502e', '#561c0e', '#ffe2cc'),
  h: tile('meander', '#7a4f9e', '#2f1a48', '#eedcff'),
  i: tile('glass', '#d09a3a', '#62420e', '#fff0cc'),
  B: book('#7a3a1e', '#34140a', emblem),
})

const SHOE =
  'M22 12C4 40 8 78 34 92L40 80C24 68 22 44 36 20ZM78 12C96 40 92 78 66 92L60 80C76 68 78 44 64 20ZM34 92C44 97 56 97 66 92L60 80C54 83 46 83 40 80Z'

function emblem(art: Picture): void {
  art.path(SHOE, gold(art)).path(star(50, 46, 14, 6), '#fff0c8')
}

function horse(art: Picture): void {
  art.path('M62 14C84 14 98 40 98 96H52C60 80 64 66 62 54Z', '#241020')
  art.path(
    'M50 12C46 6 46 2 48 -2C54 2 57 6 58 12C78 18 90 46 92 96H36C42 80 50 70 48 60C42 66 36 64 30 61C24 58 20 62 16 63C10 64 6 60 7 54C3 50 4 44 8 40C16 34 24 26 30 18C34 12 42 10 46 11C44 6 43 3 44 0C47 3 49 8 50 12Z',
    art.linear('#a85c34 0,#c87a44 .35,#6a3222 .75,#2a1220 1', 0, 0, 1, 0.8),
  )
  art.path(
    'M58 12C76 14 88 30 94 54C86 44 80 42 74 42C84 52 88 66 92 88C84 68 74 60 66 56C72 46 70 28 58 12Z',
    '#2c1222',
  )
  art
    .line('M46 11C38 13 34 14 30 20C24 28 16 36 8 41', '#ffdf9e', 2.2, 'opacity=".95"')
    .path('M32 32C36 28 42 28 44 32C40 35 35 35 32 32Z', '#140808')
    .circle(37, 31, 1, '#fff')
  art
    .path('M10 49C12 46 16 48 15 51C13 53 10 52 10 49Z', '#140808')
    .line('M46 12C44 26 36 44 30 60M29 34C38 40 48 42 58 40M22 42C28 48 32 52 36 54', '#f6c35c', 2.6)
  for (const [x, y] of [
    [43, 38],
    [33, 51],
  ] as const)
    art.circle(x, y, 3.6, '#f6c35c').circle(x, y, 1.9, '#c11f3c')
}

function saddle(art: Picture): void {
  shadow(art, 34, 94)
  art
    .path(
      'M18 36C30 30 70 30 82 36L90 74C84 84 72 88 64 86L60 52H40L36 86C28 88 16 84 10 74Z',
      art.linear('#c8203c 0,#6a0a1e 1'),
    )
    .line('M14 72C20 80 28 83 35 82M86 72C80 80 72 83 65 82', '#f6c35c', 2.4)
  art
    .path(
      'M16 20C22 10 32 16 36 28C44 34 56 34 64 28C66 14 78 8 86 18C84 34 76 46 50 46C24 46 18 34 16 20Z',
      art.linear('#b86a34 0,#7a3c1a .5,#3a180a 1'),
    )
    .line('M18 20C24 14 30 20 35 30M84 18C76 14 68 20 66 30', '#ffdca0', 1.8)
  for (const [x, y] of [
    [24, 58],
    [76, 58],
  ] as const)
    art.path(stepped(x, y, 8, 10, 4), '#f6c35c').path(stepped(x, y, 4, 5, 2), '#1f5fa8')
  art.line('M50 46V88', '#5a2c14', 4).circle(50, 90, 6, 'none', `stroke="${gold(art)}" stroke-width="3.4"`)
}

function stirrup(art: Picture): void {
  shadow(art, 30, 94)
  const metal = silver(art)
  art
    .path('M44 2H56V26H44Z', art.linear('#a8602e 0,#5a2a10 1', 0, 0, 1, 0))
    .rect(gold(art), 41, 14, 18, 6, 'rx="2"')
  art.path(
    'M40 24H60L62 32C78 40 84 58 84 82L90 92H10L16 82C16 58 22 40 38 32ZM50 40C36 46 28 60 28 80H72C72 60 64 46 50 40Z',
    metal,
    'fill-rule="evenodd" stroke="#46525e" stroke-width="1"',
  )
  art.line('M22 78C22 60 28 46 42 38M78 78C78 60 72 46 58 38', '#fff', 1.4, 'opacity=".8"')
  for (let x = 22; x <= 78; x += 14) art.path(stepped(x, 87, 4, 3.6, 2), '#2a3a4a')
}

function whip(art: Picture): void {
  shadow(art, 30, 93)
  art
    .line('M64 20C98 30 92 74 58 72C34 70 40 50 56 54C68 58 64 68 54 68', '#2a120a', 6)
    .line(
      'M64 20C98 30 92 74 58 72C34 70 40 50 56 54C68 58 64 68 54 68',
      '#b8743c',
      2.4,
      'stroke-dasharray="4 3"',
    )
  art.group('rotate(34 40 50)', () => {
    art.path('M34 8H46L47 84H33Z', art.linear('#d89a5a 0,#7a4420 .6,#3a1c0a 1', 0, 0, 1, 0))
    for (const y of [18, 36, 54, 72]) art.rect(gold(art), 32, y, 16, 5, 'rx="2"')
    art
      .circle(40, 88, 8, gold(art))
      .circle(40, 88, 4, '#c8203c')
      .line('M38 96L34 106M42 96L46 106', '#c8203c', 3)
  })
}

function horseshoe(art: Picture): void {
  shadow(art, 24, 96)
  art.path(SHOE, silver(art), 'stroke="#3f4a56" stroke-width="1.2"')
  for (const [x, y] of [
    [22, 36],
    [20, 54],
    [26, 72],
    [78, 36],
    [80, 54],
    [74, 72],
  ] as const)
    art.rect('#26303a', x - 2.4, y - 3.4, 4.8, 6.8, 'rx="1"')
  shine(art, 'M16 60C14 44 18 28 26 16', 2.4)
}

function cap(art: Picture): void {
  shadow(art, 36, 92)
  art.path(
    'M20 80C14 50 22 22 36 16C46 10 56 10 66 16C80 22 86 50 80 80Z',
    art.linear('#8a7a74 0,#4a3c3a .4,#1a1214 1', 0, 0, 1, 0.4),
  )
  for (let row = 0; row < 6; row++) {
    for (let curl = 0; curl < 7; curl++) {
      const [x, y] = [25 + curl * 8.4 + (row % 2) * 3, 24 + row * 9.4]
      if (Math.abs(x - 50) < 31 - Math.max(0, 3 - row) * 6)
        art.line(`M${x - 3} ${y + 2}a3.4 3.4 0 1 1 5 1`, row % 2 ? '#b0a29a' : '#100a0c', 1.7, 'opacity=".7"')
    }
  }
  art
    .path('M14 78C30 88 70 88 86 78V88C70 98 30 98 14 88Z', '#241a1c')
    .line('M15 80C32 90 68 90 85 80', '#8a7a74', 1.6)
}
