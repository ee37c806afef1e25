import type { Picture } from '../draw/picture.ts'
import { drawPomegranate } from '../draw/pomegranate.ts'
import { leaf } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, blossom, copper, shadow, shine, sunStar, tall } from './parts.ts'

export const symbols = symbolsOf('nar', {
  a: pomegranate,
  b: jug,
  c: grapes,
  d: quince,
  k: tile('step', '#c2284a', '#6a0f2a', '#ffe0d0'),
  q: tile('star', '#2f6fc0', '#15306e', '#dbe9ff'),
  j: tile('comb', '#1fa08e', '#0a4a4a', '#d6fff4'),
  t: tile('hook', '#d9982e', '#7a4a10', '#fff0cc'),
  W: blossom(8, '#ffce5a', '#f0461f', '#a00a2c', '#ffe9a8'),
  S: sunStar('#e8b244', '#0b4a52', '#b3123f'),
  Wtall: tall('#ffcf6b', '#8a1f2a', '#3a0a1a', pomegranate, branch),
})

function pomegranate(art: Picture): void {
  drawPomegranate(art, 50, 58, 36, -6)
  art.path(leaf(52, 22, 26, 7, -24), '#4f8a3a').path(leaf(46, 24, 22, 6, 206), '#2f6a2f')
}

function branch(art: Picture): void {
  art.line('M0 -16C-6 20 6 40 0 74', '#5a2f16', 6)
  for (const [y, degrees] of [
    [18, 24],
    [34, 156],
    [50, 30],
    [62, 150],
  ] as const)
    art.path(leaf(0, y, 32, 9, degrees), art.linear('#8fbf4a 0,#2f6a2f 1'))
}

function jug(art: Picture): void {
  shadow(art)
  const clay = copper(art)
  art.line('M60 24C84 18 92 44 76 58', '#b8683a', 5).line('M61 23C82 18 90 40 77 55', '#ffd9a8', 1.2)
  art
    .path('M40 18H60L57 32C76 40 82 56 76 72C72 84 62 90 50 90C38 90 28 84 24 72C18 56 24 40 43 32Z', clay)
    .path('M36 12H64L61 20H39Z', clay)
  art.line('M25 58Q50 70 75 58M27 66Q50 78 73 66', '#5a210e', 1.4)
  for (const x of [34, 42, 50, 58, 66])
    art.path(`M${x} ${68 - Math.abs(x - 50) * 0.12}l3.4 4-3.4 4-3.4-4z`, '#2bb8a8')
  shine(art, 'M34 44C30 52 30 62 33 70')
}

function grapes(art: Picture): void {
  const fill = art.radial('#e9b8ff 0,#8a3fc0 .35,#4a1684 .7,#1f0744 1', 0.34, 0.3, 0.78)
  shadow(art, 20, 95)
  art
    .path(leaf(50, 28, 34, 12, -18), art.linear('#a8d060 0,#4f8a34 1'))
    .path(leaf(50, 28, 32, 12, 196), '#3f7a30')
    .line('M50 30V12', '#6a4a20', 4)
  for (const [row, count] of [4, 5, 4, 3, 2, 1].entries()) {
    for (let index = 0; index < count; index++)
      ball(art, 50 + (index - (count - 1) / 2) * 14, 36 + row * 10.5, 8.4, fill)
  }
}

function quince(art: Picture): void {
  shadow(art)
  art.path(
    'M50 22C74 18 86 38 82 58C78 80 62 88 50 88C38 88 22 80 18 58C14 38 26 18 50 22Z',
    art.radial('#fff6b0 0,#f7d24a .4,#d08a1a .8,#7a4a0a 1', 0.36, 0.3, 0.8),
  )
  art
    .line('M50 24C52 16 54 12 58 10', '#5a3a14', 4)
    .path(leaf(54, 16, 30, 9, 8), '#5f9a3a')
    .line('M50 24C54 40 54 60 50 86', '#a86a12', 1.2, 'opacity=".5"')
  shine(art, 'M40 30C30 36 26 48 28 60', 5, 0.65)
}
