import type { Picture } from '../draw/picture.ts'
import { leaf, star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, copper, gold, shadow, shine, sunStar, tall, wood } from './parts.ts'

export const symbols = symbolsOf('tar', {
  a: lute,
  b: spikeFiddle,
  c: frameDrum,
  d: reed,
  k: tile('rings', '#b8364a', '#56101e', '#ffe0dc'),
  q: tile('waves', '#3f6fb8', '#142c60', '#dfeaff'),
  j: tile('bird', '#3f8a5a', '#123f26', '#dcffe6'),
  t: tile('horns', '#d08a34', '#683c0c', '#fff0cc'),
  W: nightingale,
  S: sunStar('#f0bc62', '#5c1f22', '#3f6fb8', 7),
  Wtall: tall('#ffd08a', '#7a2426', '#220a10', nightingale, roses),
})

const BODY =
  'M50 36C42 36 38 42 38 48C38 54 42 57 41 62C40 67 28 68 28 80C28 92 38 97 50 97C62 97 72 92 72 80C72 68 60 67 59 62C58 57 62 54 62 48C62 42 58 36 50 36Z'

function lute(art: Picture): void {
  art.group('translate(5 14) scale(.84) rotate(24 50 50)', () => {
    art.path(BODY, '#000', `opacity=".4" transform="translate(3 4)" ${art.blur(2)}`)
    art.rect(wood(art), 46.6, -2, 6.8, 46).path('M44 2H56L58 -14H42Z', wood(art))
    for (let fret = 0; fret < 6; fret++) art.rect('#f6dca8', 46.6, 6 + fret * 5.6, 6.8, 1)
    for (const [x, y] of [
      [38, -8],
      [62, -5],
      [38, -1],
      [62, 2],
    ] as const)
      art.circle(x, y, 2.6, '#fff3d8')
    art.path(BODY, wood(art)).line(BODY, '#ffe2b0', 1, 'opacity=".7"')
    art.path(
      BODY,
      art.radial('#fff6e2 0,#f2d9ac .6,#c99a62 1', 0.4, 0.45, 0.7),
      'transform="translate(50 67) scale(.74) translate(-50 -67)"',
    )
    art.line('M48 -8L47 88M50 -8V88M52 -8L53 88', '#7a4a20', 0.8).rect('#5a2410', 42, 83, 16, 3, 'rx="1.5"')
  })
}

function spikeFiddle(art: Picture): void {
  art.group('translate(4 8) scale(.86) rotate(-16 50 50)', () => {
    art.ellipse(53, 92, 22, 4, '#000', 'opacity=".4"')
    art.line('M50 88V98', '#c8ccd4', 3).rect(wood(art), 46, 6, 8, 54).path('M43 10H57L54 -6H46Z', wood(art))
    for (const [x, y] of [
      [38, 2],
      [62, 6],
      [38, 10],
      [62, 14],
    ] as const)
      art.line(`M50 ${y}H${x}`, '#e8d0a0', 2.4).circle(x, y, 3, '#fff3d8')
    art.circle(50, 70, 22, art.radial('#e8a860 0,#a8622c .6,#4a2410 1', 0.34, 0.3, 0.8))
    art
      .ellipse(50, 70, 15, 16, '#f6e4c0')
      .ellipse(50, 70, 15, 16, 'none', 'stroke="#fff6e0" stroke-width="2" stroke-dasharray="2 2"')
    for (let stripe = -2; stripe <= 2; stripe++)
      art.path(stepped(50 + stripe * 9, 50.6 + Math.abs(stripe) * 2, 2, 3, 2), '#fff6e0')
    art.line('M49 4V84M51 4V84', '#7a4a20', 0.8).rect('#5a2410', 44, 74, 12, 2.6)
  })
  art.line('M92 12Q96 54 78 92', '#8a4f26', 3.4).line('M88 14Q91 54 75 88', '#fff6e0', 1.4)
}

function frameDrum(art: Picture): void {
  art.ellipse(52, 58, 42, 40, '#000', `opacity=".4" ${art.blur(3)}`)
  art.circle(50, 50, 44, wood(art)).circle(50, 50, 44, 'none', 'stroke="#ffe0a8" stroke-width="1"')
  for (let inlay = 0; inlay < 20; inlay++)
    art.path(
      stepped(50, 8.6, 2.6, 2.4, 2),
      inlay % 2 ? '#fff6e0' : '#2f8a7e',
      `transform="rotate(${inlay * 18} 50 50)"`,
    )
  art
    .circle(50, 50, 38, art.radial('#fffaf0 0,#f4e2bf .6,#cfa876 1', 0.4, 0.34, 0.8))
    .circle(50, 50, 38, 'none', 'stroke="#7a4a20" stroke-width="1.4"')
  art
    .path(star(50, 50, 20, 9), 'none', 'stroke="#b8502e" stroke-width="1.6" opacity=".7"')
    .circle(50, 50, 5, '#b8502e', 'opacity=".6"')
  for (let turn = 0; turn < 5; turn++)
    art.group(`rotate(${120 + turn * 30} 50 50)`, () =>
      art.circle(50, 15, 3.4, 'none', 'stroke="#d8b060" stroke-width="1.6"'),
    )
  shine(art, 'M20 46A31 31 0 0 1 44 20', 4, 0.7)
}

function reed(art: Picture): void {
  art.group('translate(8 10) scale(.82) rotate(38 50 50)', () => {
    art.rect('#000', 45, 8, 16, 92, `rx="7" opacity=".4" ${art.blur(2)}`)
    art.path('M42 14H58L60 96Q50 101 40 96Z', art.linear('#ffcf8a 0,#c07a34 .35,#5a2c10 1', 0, 0, 1, 0))
    art
      .path('M44 -14H56L58 14H42Z', art.linear('#fff6dc 0,#d8b478 .6,#8a6430 1', 0, 0, 1, 0))
      .rect(gold(art), 40, 10, 20, 6, 'rx="2"')
      .rect(gold(art), 39, 90, 22, 7, 'rx="3"')
      .rect(copper(art), 41, 20, 18, 3)
    for (let hole = 0; hole < 7; hole++)
      art
        .circle(50, 30 + hole * 8.4, 2.7, '#1c0c06')
        .circle(49.4, 29.4 + hole * 8.4, 2.9, 'none', 'stroke="#ffe2b0" stroke-width=".6"')
  })
}

function nightingale(art: Picture): void {
  art.glow(50, 50, 50, '#ffd08a', 0.75)
  shadow(art, 22, 96)
  art.path('M58 66L84 96L70 96L50 74Z', '#7a4a26')
  art.path(
    'M26 34C32 18 52 18 58 32C72 38 80 56 72 70C64 82 44 84 34 70C26 60 28 46 26 34Z',
    art.radial('#ffe0a8 0,#c8803c .5,#6e3c18 1', 0.34, 0.3, 0.85),
  )
  art.path('M30 56C32 74 48 82 62 76C50 68 44 56 44 44C38 44 30 48 30 56Z', '#fff0d4')
  art
    .path('M48 42C66 40 80 56 84 78C66 78 50 66 48 42Z', art.linear('#b8702e 0,#5a2c10 1', 0, 0, 1, 1))
    .line('M54 48Q68 54 78 72M52 54Q62 62 72 74', '#f0c084', 1.4)
  art
    .path('M28 30L6 22L26 38ZM27 37L12 44L30 42Z', '#e8a02e')
    .circle(37, 31, 3.6, '#140a06')
    .circle(36, 30, 1.2, '#fff')
  for (const [x, y] of [
    [14, 56],
    [8, 70],
  ] as const)
    art.line(`M${x} ${y}v-14q6 -1 7 4`, '#fff0c8', 2).ellipse(x - 3, y, 4, 3, '#fff0c8')
  ball(art, 78, 16, 6, '#d8344a')
}

function roses(art: Picture): void {
  art.line('M0 -16C8 16 -8 40 0 76', '#2f6a3a', 4)
  for (const [x, y] of [
    [0, 8],
    [-12, 40],
    [12, 62],
  ] as const) {
    for (let petal = 0; petal < 6; petal++)
      art.path(leaf(x, y, 13, 6, petal * 60), petal % 2 ? '#e8485e' : '#b81e3a')
    art.circle(x, y, 4, '#ffd98a')
  }
  for (const [y, degrees] of [
    [24, 20],
    [50, 160],
  ] as const)
    art.path(leaf(0, y, 24, 7, degrees), '#4f9a4a')
}
