import type { Picture } from '../draw/picture.ts'
import { leaf, stepped } from '../draw/shapes.ts'
import { SHORE } from '../pieces/scratch-shore.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { coin, copper, gold, shadow, shine, silver } from './parts.ts'

export const symbols = symbolsOf('armudu', {
  a: SHORE.cup,
  b: samovar,
  c: jam,
  d: lemon,
  k: tile('step', '#b8323c', '#55101c', '#ffe0d8'),
  q: tile('rings', '#c8702e', '#5e260a', '#ffe8cc'),
  j: tile('tree', '#5f8a3a', '#22401a', '#f0ffd8'),
  t: tile('glass', '#c99a3a', '#60400e', '#fff2cc'),
  W: teapot,
  C: coin(lemonSlice, '#8a3a14'),
})

function teapot(art: Picture): void {
  art.glow(50, 52, 50, '#ffd890', 0.7)
  shadow(art, 30, 94)
  const china = art.linear('#ffffff 0,#fff2e0 .4,#d0a890 1', 0, 0, 1, 0.4)
  art.line('M74 44C100 36 100 76 76 76', '#d8b8a0', 6).line('M75 46C96 40 96 72 77 74', '#fff', 2)
  art
    .path('M28 54C14 54 14 36 2 28L10 22C22 28 22 40 34 42Z', china)
    .path('M30 36H70C86 48 86 78 70 88H30C14 78 14 48 30 36Z', china)
    .path('M32 88H68L72 94H28Z', china)
  art.path('M30 36C32 24 68 24 70 36Z', china).circle(50, 21, 6, '#b8323c').line('M28 37H72', '#c8902e', 2.4)
  for (let petal = 0; petal < 6; petal++)
    art.path(leaf(50, 62, 17, 7, petal * 60), petal % 2 ? '#d8283c' : '#f0606a')
  art
    .circle(50, 62, 5, '#ffd34d')
    .path(leaf(34, 70, 14, 5, 160), '#4f8a34')
    .path(leaf(66, 70, 14, 5, 20), '#4f8a34')
  shine(art, 'M24 52C22 60 23 70 27 78')
}

function samovar(art: Picture): void {
  shadow(art, 26, 97)
  const metal = gold(art)
  art.line('M26 42C10 36 10 62 26 60M74 42C90 36 90 62 74 60', '#c8902e', 5)
  art
    .path(
      'M24 30C20 52 24 66 36 76H64C76 66 80 52 76 30C72 22 28 22 24 30Z',
      metal,
      'stroke="#6a3f0c" stroke-width=".8"',
    )
    .path('M36 76H64L70 90H76V96H24V90H30Z', metal)
  art
    .path('M34 23H66L60 14H40Z', metal)
    .path('M38 14C36 4 64 4 62 14Z', copper(art))
    .rect(metal, 46, -2, 8, 7, 'rx="2"')
  art
    .path('M44 60H56V66L52 70V78H48V70L44 66Z', copper(art))
    .path('M42 56H58V60H42Z', '#6a3f0c')
    .line('M26 36Q50 42 74 36', '#6a3f0c', 1.6)
  for (const x of [36, 50, 64]) art.path(stepped(x, 48, 4, 5, 2), '#b8323c')
  shine(art, 'M32 34C30 46 33 58 40 68')
}

function jam(art: Picture): void {
  shadow(art, 34, 92)
  art
    .line('M92 14L62 44', '#d8dfe6', 4.4)
    .ellipse(58, 48, 10, 6, silver(art), 'transform="rotate(-42 58 48)"')
  art
    .path(
      'M10 50H90C88 76 74 84 56 84L60 92H40L44 84C26 84 12 76 10 50Z',
      art.linear('#ffffff 0 .85,#bfe4f0 .5 .6,#5f9ab0 1 .8'),
    )
    .ellipse(50, 52, 36, 9, '#5a0c1c')
  for (const [x, y, r] of [
    [36, 46, 11],
    [54, 42, 12],
    [68, 49, 10],
    [46, 53, 9],
    [60, 55, 8],
  ] as const)
    art
      .circle(x, y, r, art.radial('#ff9a9a 0,#c81a34 .5,#4a0414 1', 0.34, 0.3, 0.8))
      .ellipse(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.16, '#fff', 'opacity=".85"')
  art
    .path('M12 58H88C84 76 72 82 50 82C28 82 16 76 12 58Z', '#a81230', 'opacity=".6"')
    .ellipse(50, 50, 40, 10, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"')
  shine(art, 'M20 62Q24 74 34 79', 2.6)
}

function lemonSlice(art: Picture): void {
  art.circle(50, 50, 40, '#f2c230').circle(50, 50, 36, '#fff6c8').circle(50, 50, 32, '#f7d247')
  for (let piece = 0; piece < 8; piece++)
    art.path(
      'M50 50L41 20A31 31 0 0 1 59 20Z',
      '#fbe68a',
      `stroke="#fff6c8" stroke-width="2.6" transform="rotate(${piece * 45} 50 50)"`,
    )
  art.circle(50, 50, 4, '#fff6c8')
}

function lemon(art: Picture): void {
  shadow(art, 38, 90)
  art
    .path(
      'M8 46C16 24 42 18 60 26C72 30 76 28 82 34C84 42 78 46 76 54C68 76 40 84 22 72C12 66 6 56 8 46Z',
      art.radial('#fffcd0 0,#ffe04a .45,#d89a14 .85,#8a5a08 1', 0.36, 0.3, 0.85),
    )
    .path(leaf(76, 34, 22, 7, -50), '#5f9a3a')
  art.group('translate(42 36) scale(.56)', () => lemonSlice(art))
  shine(art, 'M20 44C26 34 36 30 46 30', 4)
}
