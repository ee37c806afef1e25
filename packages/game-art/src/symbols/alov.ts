import type { Picture } from '../draw/picture.ts'
import { arch, star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { book, copper, gold, shadow, shine } from './parts.ts'

export const symbols = symbolsOf('alov', {
  a: towers,
  b: brazier,
  c: torch,
  d: ruby,
  e: lamp,
  f: key,
  g: tile('step', '#c8403a', '#5e0f1a', '#ffdcd0'),
  h: tile('waves', '#8a4fd0', '#34145e', '#eedcff'),
  i: tile('wheel', '#d98a2e', '#6e3a0a', '#fff0cc'),
  B: book('#a8203a', '#4a0a1c', flame),
})

const FLAME =
  'M50 96C22 96 14 72 26 50C30 62 36 64 40 62C30 40 48 26 48 4C66 20 64 36 70 48C76 42 76 34 74 28C92 48 92 74 78 88C70 95 60 96 50 96Z'

function flame(art: Picture): void {
  art.path(FLAME, art.linear('#ffb02f 0,#ff6a1f .6,#d8231f 1', 0, 1, 0, 0))
  art.path(FLAME, art.linear('#fff6b0 0,#ffc83a 1', 0, 1, 0, 0), 'transform="translate(24 42) scale(.54)"')
}

function towers(art: Picture): void {
  art.glow(50, 60, 48, '#ff8a4a', 0.6)
  for (const [path, top, low] of [
    ['M8 92C0 66 8 40 32 22C30 46 46 66 40 92Z', '#ffb03a', '#b81a44'],
    ['M60 92C54 66 68 44 90 30C90 54 104 68 94 92Z', '#ff9436', '#a81448'],
    ['M30 92C20 58 32 24 58 2C58 32 80 58 72 92Z', '#ffd34d', '#d8283a'],
  ] as const) {
    art.path(path, art.linear(`#fff0a8 0,${top} .35,${low} 1`, 0.2, 0, 0.1, 1))
    const clip = art.clip(path)
    art.group(
      '',
      () => {
        for (let y = 4; y < 92; y += 4.4) art.rect('#3a0820', 0, y, 100, 1.3, 'opacity=".5"')
        art.rect(art.linear('#fff 0 .3,#fff .3 0,#000 1 .45', 0, 0, 1, 0), 0, 0, 100, 100)
      },
      clip,
    )
    art.line(path, '#fff1c2', 1, 'opacity=".75"')
  }
  art.rect('#2a0c24', 6, 90, 90, 5, 'rx="2"')
}

function brazier(art: Picture): void {
  shadow(art, 26, 95)
  art.glow(50, 34, 40, '#ff9a3a', 0.9)
  art.group('translate(18 -2) scale(.64)', () => flame(art))
  art
    .path('M18 54H82C82 70 70 78 56 79L60 90H72V95H28V90H40L44 79C30 78 18 70 18 54Z', copper(art))
    .rect(gold(art), 14, 50, 72, 6, 'rx="3"')
  for (let x = 28; x <= 72; x += 11) art.path(stepped(x, 65, 3.6, 4.6, 2), '#fff0c8')
}

function torch(art: Picture): void {
  art.glow(54, 28, 34, '#ff9a3a', 0.9)
  art.group('translate(26 -8) scale(.56)', () => flame(art))
  art.group('rotate(14 50 50)', () => {
    art
      .path('M38 40H66L60 56H44Z', gold(art))
      .path('M45 56H59L55 98H49Z', art.linear('#c8783c 0,#5a2a12 1', 0, 0, 1, 0))
    art.line('M46 64L58 70M46 74L57 80M47 84L56 89', '#f0c27a', 2.2).rect('#ffe9a0', 36, 38, 32, 4, 'rx="2"')
  })
}

function ruby(art: Picture): void {
  shadow(art, 22, 92)
  art.glow(50, 50, 46, '#ff4a5a', 0.55)
  art
    .path('M50 8L78 28V62L50 88L22 62V28Z', '#b80f34')
    .path('M50 8L78 28L62 38H38L22 28Z', '#ff8a94')
    .path('M38 38H62V58L50 68L38 58Z', '#ee2a4e')
  art
    .path('M22 28L38 38V58L22 62Z', '#d41a40')
    .path('M78 28L62 38V58L78 62Z', '#7a0a26')
    .path('M22 62L38 58L50 68V88Z', '#94102e')
    .path('M78 62L62 58L50 68V88Z', '#5a061c')
  art
    .line('M50 8L78 28V62L50 88L22 62V28Z', '#ffc0c4', 1.2, 'opacity=".8"')
    .path(star(36, 24, 8, 1.6, 4), '#fff')
}

function lamp(art: Picture): void {
  shadow(art, 32)
  const metal = gold(art)
  art.glow(14, 36, 20, '#ffb04a', 1).path('M14 20C22 30 22 42 14 44C6 42 8 30 14 20Z', '#fff0a0')
  art.line('M80 52C100 46 98 76 78 72', '#d8a03a', 5)
  art
    .path(
      'M8 46C20 46 26 54 36 50C46 42 66 42 76 50C86 56 84 70 74 76C62 82 44 82 34 74C26 66 18 58 6 52Z',
      metal,
    )
    .path('M36 50C40 40 68 40 74 50Z', metal)
    .circle(55, 38, 4.6, metal)
  art.path('M40 80H68L74 89H34Z', metal).line('M34 62Q54 72 80 62', '#6a3f0c', 1.6)
  for (const x of [46, 56, 66]) art.path(stepped(x, 60, 3, 3.6, 2), '#c8203c')
  shine(art, 'M38 56Q50 48 64 49', 2.6)
}

function key(art: Picture): void {
  art.group('rotate(-40 50 50)', () => {
    const metal = gold(art)
    art.path('M46 40H54V96H46ZM54 78H70V84H62V88H70V94H54Z', metal, 'stroke="#6a3f0c" stroke-width=".8"')
    art
      .path(
        `${arch(50, 44, 44, 46)}${arch(50, 36, 24, 28)}`,
        metal,
        'fill-rule="evenodd" stroke="#6a3f0c" stroke-width=".8"',
      )
      .path(star(50, 24, 7, 3), '#d8283a')
      .rect(metal, 41, 44, 18, 5, 'rx="2"')
  })
}
