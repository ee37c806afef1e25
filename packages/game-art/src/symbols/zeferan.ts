import type { Picture } from '../draw/picture.ts'
import { leaf, star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { ball, copper, gold, shadow, shine, wood } from './parts.ts'

export const symbols = symbolsOf('zeferan', { a: crocus, b: threads, c: mortar, d: pilaf, e: basket, f: bee })

function crocus(art: Picture): void {
  art.glow(50, 46, 46, '#d9b2ff', 0.5)
  const petal = (degrees: number, length: number, width: number, fill: string) =>
    art.path(
      `M0 0C${-width * 1.15} ${-length * 0.36} ${-width} ${-length * 0.82} 0 ${-length}C${width} ${-length * 0.82} ${width * 1.15} ${-length * 0.36} 0 0Z`,
      fill,
      `transform="translate(50 80) rotate(${degrees})" stroke="#3f1a80" stroke-width=".7"`,
    )
  const back = art.linear('#9a6fe0 0,#4a2490 .6,#2a1058 1')
  const front = art.linear('#f4e8ff 0,#b58af0 .4,#6a35b8 .8,#3f1a80 1')
  art.line('M50 76V98', '#3f7a3f', 4)
  petal(-32, 70, 15, back)
  petal(32, 70, 15, back)
  petal(0, 76, 16, back)
  for (const [degrees, length] of [
    [-14, 60],
    [1, 66],
    [15, 60],
  ] as const) {
    art.group(`translate(50 80) rotate(${degrees})`, () => {
      art
        .line(`M0 0V${-length * 0.8}`, '#ff8a2a', 2)
        .path(
          `M-2.4 ${-length * 0.74}C-6 ${-length} 6 ${-length} 2.4 ${-length * 0.74}Z`,
          art.linear('#ff8a3a 0,#d6142a 1'),
        )
    })
  }
  petal(-60, 58, 14, front)
  petal(60, 58, 14, front)
  petal(-22, 54, 13, front)
  petal(22, 54, 13, front)
}

function threads(art: Picture): void {
  shadow(art, 32, 90)
  for (let thread = 0; thread < 18; thread++) {
    const x = 16 + thread * 4
    art.line(
      `M${x} ${84 - (thread % 3) * 3}Q${x + 8 - (thread % 5) * 4} 52 ${50 + (thread - 9) * 3.4} ${16 + (thread % 4) * 5}`,
      ['#ff6a2a', '#d61a2a', '#a80f24', '#ff9a3a'][thread % 4] ?? '',
      3,
    )
  }
  art
    .path('M24 54Q50 66 76 54L78 64Q50 76 22 64Z', art.linear('#f6e2b8 0,#b8904a 1'))
    .path('M50 60L36 50L38 74ZM50 60L64 50L62 74Z', '#8f57d8')
    .circle(50, 62, 5, '#c8a0ff')
}

function mortar(art: Picture): void {
  shadow(art, 28, 95)
  art.group(
    'rotate(26 60 30)',
    () => void art.rect(copper(art), 54, -8, 9, 56, 'rx="4"').circle(58.5, -8, 8, copper(art)),
  )
  art
    .path('M18 40H82L74 74C72 82 66 86 60 86H64V94H36V86H40C34 86 28 82 26 74Z', copper(art))
    .ellipse(50, 40, 34, 9, '#f4c48a')
    .ellipse(50, 40, 29, 7, '#5a200e')
    .ellipse(50, 43, 22, 4, '#e8501e')
  art.line('M23 58Q50 68 77 58', '#5a250e', 1.8)
  for (const x of [34, 50, 66]) art.path(stepped(x, 70, 4.4, 5, 2), '#ffe9c0')
  shine(art, 'M28 52L33 72', 3)
}

function pilaf(art: Picture): void {
  shadow(art, 40, 90)
  art
    .ellipse(50, 76, 46, 14, '#c8d4e8')
    .ellipse(50, 73, 46, 13, '#ffffff')
    .ellipse(50, 73, 38, 10, '#e4ecf8')
    .line('M6 74a44 12 0 0 0 88 0', '#3a5ab0', 1.6)
  art.path(
    'M16 72C20 38 38 22 50 22C62 22 80 38 84 72Q50 82 16 72Z',
    art.linear('#fff6c0 0,#f6c22a .5,#c8820e 1'),
  )
  for (let grain = 0; grain < 46; grain++) {
    const row = Math.floor(grain / 8)
    const x = 50 + ((grain % 8) - 3.5) * (5 + row * 1.6)
    art.ellipse(
      x,
      32 + row * 7.4,
      3,
      1.3,
      grain % 3 ? '#fffbe8' : '#e8501e',
      `transform="rotate(${(grain * 37) % 120} ${x} ${32 + row * 7.4})"`,
    )
  }
  for (const [x, y] of [
    [34, 58],
    [64, 50],
    [52, 66],
  ] as const)
    ball(art, x, y, 5.4, '#7a2a1c')
}

function basket(art: Picture): void {
  shadow(art, 34, 94)
  art.line('M16 54C18 8 82 8 84 54', '#8a5a2c', 6).line('M16 54C18 8 82 8 84 54', '#e0b070', 2)
  for (const [x, y] of [
    [26, 46],
    [40, 38],
    [56, 38],
    [72, 46],
    [48, 48],
    [62, 50],
    [34, 52],
  ] as const) {
    for (let petal = 0; petal < 5; petal++)
      art.path(leaf(x, y, 12, 4.6, petal * 72 - 90), petal % 2 ? '#b58af0' : '#7a45c8')
    art.circle(x, y, 3, '#ff7a2a')
  }
  art.path('M10 54H90L80 90Q50 98 20 90Z', wood(art))
  for (let row = 0; row < 4; row++)
    for (let strand = 0; strand < 8; strand++)
      art.line(
        `M${15 + strand * 9 + row * 1.4} ${60 + row * 9}q4 -4 8 0`,
        row % 2 ? '#ffdca0' : '#4e2610',
        2.6,
        'opacity=".7"',
      )
  art.rect(gold(art), 8, 51, 84, 6, 'rx="3"')
}

function bee(art: Picture): void {
  art.glow(50, 54, 46, '#ffd97a', 0.5)
  for (const [x, degrees] of [
    [36, -32],
    [62, 28],
  ] as const)
    art.ellipse(
      x,
      28,
      13,
      24,
      art.linear('#ffffff 0 .95,#c8dcff 1 .6'),
      `transform="rotate(${degrees} ${x} 40)" stroke="#8fa6d8" stroke-width="1"`,
    )
  art.ellipse(50, 62, 26, 30, art.radial('#fff0a0 0,#f6b81e .5,#a8640c 1', 0.34, 0.3, 0.8))
  art.group(
    '',
    () =>
      void art.rect('#2a160c', 20, 54, 60, 8).rect('#2a160c', 20, 70, 60, 8).rect('#2a160c', 20, 85, 60, 10),
    art.clip('M24 62a26 30 0 1 0 52 0a26 30 0 1 0 -52 0'),
  )
  art
    .circle(50, 34, 14, '#3a2010')
    .circle(44, 33, 4.4, '#fff')
    .circle(56, 33, 4.4, '#fff')
    .circle(45, 34, 2.2, '#140a06')
    .circle(57, 34, 2.2, '#140a06')
  art
    .line('M44 22Q40 12 34 12M56 22Q60 12 66 12', '#3a2010', 2.4)
    .circle(34, 12, 2.6, '#ff7a2a')
    .circle(66, 12, 2.6, '#ff7a2a')
    .path(star(32, 62, 4, 1, 4), '#fff')
}
