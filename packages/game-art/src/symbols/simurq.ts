import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, book, gold, shadow, shine } from './parts.ts'

export const symbols = symbolsOf('simurq', {
  a: bird,
  b: egg,
  c: crown,
  d: mirror,
  e: ringGem,
  f: nest,
  g: tile('bird', '#2aa89c', '#0b4650', '#d8fff8'),
  h: tile('drops', '#d8532a', '#6a1a14', '#ffe2d0'),
  i: tile('star', '#d09a2e', '#62420c', '#fff2cc'),
  B: book('#0f7a78', '#04323c', plume),
})

function feather(
  art: Picture,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  fill: string,
): void {
  art.path(
    `M0 0C${length * 0.3} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width * 0.8} ${length * 0.3} ${width * 0.7} 0 0Z`,
    fill,
    `transform="translate(${x} ${y}) rotate(${degrees})" stroke="#2a0a12" stroke-width=".6"`,
  )
}

function bird(art: Picture): void {
  art.glow(50, 44, 48, '#ffcf6b', 0.6)
  const outer = art.linear('#8a1030 0,#e0452a .5,#ffc34a .85,#fff0a8 1', 0, 0, 1, 0)
  const inner = art.linear('#d6452a 0,#ffb03a .6,#fff0b0 1', 0, 0, 1, 0)
  for (const [index, degrees] of [68, 80, 90, 100, 112].entries()) {
    feather(art, 50, 56, 42 - Math.abs(index - 2) * 3, 4, degrees, outer)
    const angle = (degrees * Math.PI) / 180
    art
      .circle(50 + Math.cos(angle) * 36, 56 + Math.sin(angle) * 36, 3.2, '#ffd36b')
      .circle(50 + Math.cos(angle) * 36, 56 + Math.sin(angle) * 36, 1.8, '#0f7a78')
  }
  for (const side of [1, -1]) {
    art.group(`translate(50 0) scale(${side} 1)`, () => {
      for (let index = 0; index < 8; index++) feather(art, 4, 46, 48 - index * 3, 5, -62 + index * 12, outer)
      for (let index = 0; index < 5; index++)
        feather(art, 4, 46, 28 - index * 2, 4.6, -54 + index * 14, inner)
    })
  }
  art.path('M50 26C58 32 61 46 50 64C39 46 42 32 50 26Z', art.linear('#fff0b0 0,#ffb03a .4,#c11f3c 1'))
  art
    .path('M50 30C45 28 44 18 51 16C56 16 59 20 66 23C60 25 56 29 50 30Z', art.linear('#fff3c4 0,#ffb03a 1'))
    .circle(54, 20.6, 1.3, '#2a0a12')
  for (const x of [44, 50, 56])
    art.line(`M51 16Q${(51 + x) / 2} 10 ${x} 5`, '#ffcf6b', 1.2).circle(x, 4.6, 1.8, '#2bd4c0')
}

function egg(art: Picture): void {
  shadow(art, 26, 93)
  art.glow(50, 52, 46, '#ffcf6b', 0.6)
  const shell = 'M50 10C68 10 80 38 80 58C80 78 67 90 50 90C33 90 20 78 20 58C20 38 32 10 50 10Z'
  art.path(shell, art.radial('#fffbe0 0,#ffd060 .4,#c8701e .8,#6a2c0c 1', 0.36, 0.3, 0.8))
  art.group(
    '',
    () => {
      for (let row = 0; row < 7; row++)
        for (let scale = 0; scale < 7; scale++)
          art.line(
            `M${12 + scale * 13 + (row % 2) * 6.5} ${24 + row * 11}q6.5 9 13 0`,
            '#a8500f',
            1.6,
            'opacity=".65"',
          )
    },
    art.clip(shell),
  )
  art.line('M58 14L52 30L62 38L54 52', '#fff6c8', 2.6).line('M58 14L52 30L62 38L54 52', '#c8203c', 1)
  shine(art, 'M32 36C27 46 26 56 28 66', 4)
}

function crown(art: Picture): void {
  shadow(art, 34, 92)
  const metal = gold(art)
  art
    .path(
      'M12 84L8 34L28 54L36 20L50 44L64 20L72 54L92 34L88 84Z',
      metal,
      'stroke="#6a3f0c" stroke-width="1"',
    )
    .path('M12 72H88V88H12Z', metal)
  for (const [x, y] of [
    [8, 32],
    [36, 17],
    [64, 17],
    [92, 32],
  ] as const)
    ball(art, x, y, 4.6, '#f4fbf8')
  for (const [x, colour] of [
    [24, '#2aa89c'],
    [50, '#d8283c'],
    [76, '#2aa89c'],
  ] as const)
    art.path(stepped(x, 80, 6, 6, 3), colour)
  art
    .path('M50 50L58 60L50 70L42 60Z', '#d8283c', 'stroke="#fff0c8" stroke-width="1"')
    .line('M14 72H86', '#6a3f0c', 1.2)
}

function mirror(art: Picture): void {
  shadow(art, 20, 97)
  const metal = gold(art)
  art
    .path('M46 66H54L57 96H43Z', metal)
    .path(star(50, 38, 40, 33, 16), metal, 'stroke="#6a3f0c" stroke-width=".8"')
  art
    .circle(50, 38, 27, '#0b4650')
    .circle(50, 38, 25, art.linear('#f4ffff 0,#8fd8dc .45,#2a8a98 .55,#c8f4f4 1', 0, 0, 1, 1))
  art.path('M32 48L54 18L62 22L38 56Z', '#fff', 'opacity=".5"')
  for (let gem = 0; gem < 8; gem++)
    art.circle(
      50 + Math.cos((gem * Math.PI) / 4) * 31,
      38 + Math.sin((gem * Math.PI) / 4) * 31,
      2.2,
      gem % 2 ? '#d8283c' : '#fff6dc',
    )
}

function plume(art: Picture): void {
  art
    .path(
      'M22 96C30 60 40 20 84 6C92 40 70 74 30 90Z',
      art.linear('#fff0a8 0,#ffb03a .4,#e0452a .8,#8a1030 1', 1, 0, 0, 1),
    )
    .line('M18 98C36 66 54 38 78 14', '#fff6dc', 3)
  for (let barb = 0; barb < 5; barb++)
    art.line(`M${36 + barb * 8} ${72 - barb * 11}L${46 + barb * 8} ${74 - barb * 12}`, '#8a1030', 1.6)
  art.ellipse(70, 30, 10, 13, '#0f7a78', 'transform="rotate(38 70 30)"').circle(70, 30, 5, '#ffd36b')
}

function ringGem(art: Picture): void {
  shadow(art, 26, 94)
  art.circle(50, 64, 25, 'none', `stroke="${gold(art)}" stroke-width="8"`)
  art
    .path('M34 40L30 30L50 12L70 30L66 40Z', gold(art))
    .path('M50 12L66 28L50 44L34 28Z', art.linear('#8ff4e4 0,#12a08e .6,#04504e 1'))
    .path('M50 12L66 28H34Z', '#fff', 'opacity=".4"')
  for (const side of [-1, 1])
    feather(
      art,
      50 + side * 14,
      42,
      22,
      5,
      side > 0 ? 26 : 154,
      art.linear('#c11f3c 0,#ffb03a 1', 0, 0, 1, 0),
    )
}

function nest(art: Picture): void {
  shadow(art, 38, 93)
  for (const [x, colour] of [
    [34, '#ffd060'],
    [66, '#5fd0c0'],
    [50, '#ff9a6a'],
  ] as const)
    art.ellipse(x, x === 50 ? 44 : 50, 14, 19, art.radial(`#fff 0,${colour} .5,#6a3414 1`, 0.36, 0.3, 0.85))
  art.path('M8 56C20 68 80 68 92 56C90 82 74 92 50 92C26 92 10 82 8 56Z', '#5a3214')
  for (let twig = 0; twig < 22; twig++) {
    const y = 60 + (twig % 6) * 5
    art.line(
      `M${10 + ((twig * 13) % 40) + (y - 60) * 0.4} ${y}q20 8 ${34 - (y - 60) * 0.3} -2`,
      ['#b8783c', '#8a5224', '#e0a860'][twig % 3] ?? '',
      2.2,
    )
  }
}
