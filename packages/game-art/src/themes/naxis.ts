import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { arch, leaf, star, stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'naxis',
  scene,
  palette: {
    stageEdge: '#1c0e10',
    stageMiddle: '#5a2a2c',
    frameLight: '#a86a3a',
    frameDark: '#3c1c10',
    frameLine: '#f6d9a0',
    ink: '#fff8ea',
    win: '#ffe9a8',
    accent: '#c8343c',
    accentDark: '#6a0c18',
    second: '#2f7a5a',
    secondDark: '#0e3c2a',
  },
  scale: scaleOf('chahargah', 233.1),
}

function scene(): string {
  const art = new Picture('naxis')
  plaster(art)
  border(art)
  tree(art)
  birds(art)
  vase(art)
  return art.vignette(0.34).svg()
}

/** The painted wall of a palace: cream ground, a tree in a vase, two birds. */
function plaster(art: Picture): void {
  art.rect(art.linear('#f9edd2 0,#efdab0 .6,#d9b47c 1', 0, 0, 1, 1))
  const next = random(6)
  for (let index = 0; index < 60; index++)
    art.circle(next() * 300, next() * 188, next() * 1.3, '#a8763c', 'opacity=".2"')
  art.path(`M-6 -6H306V194H-6Z${arch(150, 184, 226, 176)}`, '#b22a34', 'fill-rule="evenodd"')
  art.path(
    `M-6 -6H306V194H-6Z${arch(150, 188, 236, 184)}`,
    art.linear('#20406a 0,#142848 1'),
    'fill-rule="evenodd"',
  )
}

function border(art: Picture): void {
  art.line(arch(150, 184, 226, 176), '#f6d27a', 2.4).line(arch(150, 188, 217, 168), '#2f7a5a', 1.4)
  for (const side of [-1, 1]) {
    for (let index = 0; index < 8; index++) {
      const [x, y] = [150 + side * 133, 14 + index * 23]
      art.path(star(x, y, 8, 4, 8), '#f6d27a').circle(x, y, 2.6, '#b22a34')
      art.path(leaf(x, y + 11, 9, 3, 40), '#5fae8a').path(leaf(x, y + 11, 9, 3, 140), '#5fae8a')
    }
    for (const [x, y] of [
      [98, 20],
      [112, 44],
    ] as const)
      art.path(star(150 + side * x, y, 7, 3.4), '#f6d27a').circle(150 + side * x, y, 2, '#e0504a')
  }
}

function tree(art: Picture): void {
  for (const side of [-1, 1]) {
    art.group(`translate(150 0) scale(${side} 1)`, () => {
      const stem = 'M0 132C2 110 34 116 42 92C48 76 30 66 28 80C27 88 38 88 40 82'
      const upper = 'M0 100C4 84 20 84 26 64C30 50 18 42 14 52C12 60 22 62 24 56M0 72C2 62 10 58 12 46'
      const low = 'M0 138C20 136 50 138 66 116C76 100 62 90 56 100C52 108 64 112 66 104'
      art.line(`${stem}${upper}${low}`, '#1f5a40', 2.4)
      for (const [x, y, length, degrees] of [
        [20, 118, 15, -110],
        [38, 100, 16, -10],
        [12, 90, 13, -20],
        [24, 72, 13, -160],
        [44, 132, 15, -60],
        [62, 122, 15, 20],
        [8, 60, 11, -30],
        [30, 136, 13, 60],
      ] as const) {
        art
          .path(leaf(x, y, length, 4.4, degrees), art.linear('#5fae6a 0,#1f6a48 1'))
          .line(leaf(x, y, length, 0.4, degrees), '#e6f6c0', 0.5)
      }
      for (const [x, y, size] of [
        [38, 82, 9],
        [22, 55, 7.4],
        [63, 104, 9],
      ] as const)
        flower(art, x, y, size, side > 0 ? '#d8343c' : '#d8343c')
    })
  }
  art.line('M150 138V40', '#1f5a40', 3)
  for (const [x, y] of [
    [150, 34],
    [150, 78],
  ] as const) {
    flower(art, x, y, 13, '#e0662e')
  }
}

function flower(art: Picture, x: number, y: number, size: number, colour: string): void {
  for (let petal = 0; petal < 8; petal++) {
    art.path(leaf(x, y, size, size * 0.36, petal * 45), colour, 'stroke="#fff0d0" stroke-width=".7"')
  }
  art.circle(x, y, size * 0.34, '#f6d27a').circle(x, y, size * 0.17, '#7a1c24')
}

function birds(art: Picture): void {
  for (const side of [-1, 1]) {
    art.group(`translate(${150 + side * 78} 152) scale(${-side} 1)`, () => {
      art.path(
        'M-34 -2C-22 -12 -10 -14 2 -14C12 -16 18 -24 20 -32C22 -42 34 -44 38 -36L46 -33L37 -30C36 -16 30 0 12 6C-4 12 -14 6 -20 2L-40 12C-40 4 -38 0 -34 -2Z',
        art.linear('#3f8ad0 0,#1c4a8a 1'),
        'stroke="#fff4dc" stroke-width="1"',
      )
      art
        .path('M-16 -8C-4 -14 10 -10 14 0C4 6 -8 4 -16 -8Z', '#f0a83a', 'stroke="#7a3c0c" stroke-width=".8"')
        .line('M-10 -6Q0 -8 8 0M-6 -2Q2 -4 8 2', '#7a3c0c', 0.8)
      art
        .circle(31, -36, 1.7, '#fff')
        .circle(31, -36, 0.8, '#0a1428')
        .line('M4 6V16M10 6V16M0 17H14', '#7a3c0c', 1.6)
      for (let dot = 0; dot < 4; dot++) art.circle(18 + dot * 2.4, -12 - dot * 5, 1.3, '#f6e0a0')
    })
  }
}

function vase(art: Picture): void {
  art.path(
    'M140 128H160L157 138C172 142 176 158 166 168L172 182H128L134 168C124 158 128 142 143 138Z',
    art.linear('#f2c04a 0,#d88a2a .4,#9a4a14 1', 0, 0, 1, 0),
    'stroke="#6a2c0c" stroke-width="1"',
  )
  art.line('M131 152Q150 160 169 152M134 164Q150 170 166 164', '#b22a34', 2)
  for (let x = 136; x <= 164; x += 7)
    art.path(stepped(x, 159 - Math.abs(x - 150) * 0.12, 2.6, 3, 2), '#fff4dc')
}
