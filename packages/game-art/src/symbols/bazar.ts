import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { copper, gold, shadow, shine, sunStar, tall, wood } from './parts.ts'

export const symbols = symbolsOf('bazar', {
  a: ewer,
  b: spices,
  c: rugs,
  d: slippers,
  k: tile('glass', '#c8502e', '#661c0e', '#ffe2c4'),
  q: tile('rings', '#6a4fb0', '#2a1a5a', '#e9dfff'),
  j: tile('meander', '#1f9a8e', '#08443f', '#d6fff4'),
  t: tile('step', '#d9a22e', '#704a0c', '#fff2cc'),
  W: lantern,
  S: sunStar('#f3b37a', '#2a1a5a', '#21a396', 10),
  Wtall: tall('#ffb060', '#6a2c3c', '#22102a', lantern, chain),
})

function chain(art: Picture): void {
  for (let y = 0; y < 88; y += 11) art.ellipse(0, y, 3.4, 5.6, 'none', 'stroke="#e0a860" stroke-width="2"')
  for (const x of [-26, 26])
    art.path(stepped(x, 20, 9, 12, 4), '#f3b37a', 'opacity=".6"').path(star(x, 20, 5, 2.2), '#2a1a5a')
}

function lantern(art: Picture): void {
  art.glow(50, 54, 50, '#ff9a3a', 0.9)
  const metal = copper(art)
  art.circle(50, 9, 5, 'none', 'stroke="#e0a860" stroke-width="2.6"').path('M42 16H58L66 28H34Z', metal)
  art.path(
    'M32 28H68L80 50L66 80H34L20 50Z',
    art.radial('#fffbe0 0,#ffd36b .4,#ff7a2e .8,#a8281a 1', 0.5, 0.5, 0.6),
  )
  for (const [x, y, colour] of [
    [38, 42, '#21a396'],
    [62, 42, '#c8203c'],
    [38, 62, '#6a4fd0'],
    [62, 62, '#f6b73c'],
    [50, 52, '#fff6d0'],
  ] as const) {
    art.path(star(x, y, 8, 4.4), colour, 'opacity=".85" stroke="#5a2c10" stroke-width="1"')
  }
  art
    .line('M32 28L20 50L34 80M68 28L80 50L66 80M50 28V80M20 50H80', '#5a2c10', 2.4)
    .line('M32 28H68M34 80H66', '#f0c27a', 2.4)
  art.path('M34 80H66L58 90H42Z', metal).path('M47 90H53L50 97Z', '#f0c27a')
}

function ewer(art: Picture): void {
  shadow(art, 26)
  const metal = copper(art)
  art.line('M66 34C90 30 90 62 68 68', '#a8602e', 5).line('M66 35C86 32 86 60 68 66', '#ffd9a8', 1.4)
  art.path('M30 52C14 46 12 30 4 22L10 18C20 26 24 38 36 42Z', metal)
  art
    .path('M42 22H60L58 34C74 42 78 56 74 68C70 80 60 84 51 84C42 84 32 80 28 68C24 56 28 42 44 34Z', metal)
    .path('M36 84H66L70 91H32Z', metal)
  art.path('M38 22H64L51 6Z', metal).circle(51, 5, 3, '#ffe0b0')
  art.line('M29 56Q51 66 73 56M29 62Q51 72 73 62', '#5a250e', 1.6)
  for (let x = 36; x <= 66; x += 7.5)
    art.path(stepped(x, 63 - Math.abs(x - 51) * 0.12, 2.6, 3.4, 2), '#21c7b4')
  shine(art, 'M36 46C31 54 32 64 35 72')
}

function spices(art: Picture): void {
  shadow(art, 36)
  for (const [x, colour, dark] of [
    [28, '#ffcf4a', '#b8690f'],
    [72, '#c9d45a', '#5a6a1a'],
    [50, '#ff6a3a', '#8a1c10'],
  ] as const) {
    art.path(
      `M${x - 24} 66Q${x} ${x === 50 ? -8 : 14} ${x + 24} 66Z`,
      art.linear(`${colour} 0,${dark} 1`, 0.2, 0, 0.9, 1),
    )
    art.line(`M${x - 12} 52Q${x - 6} 34 ${x} 30`, '#fff', 2, 'opacity=".4"')
  }
  art.path('M6 62H94L84 90H16Z', wood(art)).rect('#f0c27a', 4, 60, 92, 5, 'rx="2.5"')
  for (let x = 18; x <= 82; x += 16)
    art.path(stepped(x, 77, 5, 6, 3), '#5a2c10').path(stepped(x, 77, 2.4, 3, 2), '#f0c27a')
}

function rugs(art: Picture): void {
  shadow(art, 36)
  for (const [x, y, colour, dark, thread] of [
    [34, 70, '#2a5fa8', '#0e2450', '#e8c46a'],
    [66, 70, '#1f8a76', '#083a32', '#ffe0b0'],
    [50, 42, '#c8283c', '#5a0a18', '#f6d27a'],
  ] as const) {
    art.path(
      `M${x - 34} ${y - 14}H${x + 20}A14 14 0 0 1 ${x + 20} ${y + 14}H${x - 34}Z`,
      art.linear(`${colour} 0,${dark} 1`),
    )
    for (let stripe = 0; stripe < 3; stripe++)
      art.path(stepped(x - 22 + stripe * 15, y, 6, 9, 3), thread, 'opacity=".85"')
    art.circle(x + 20, y, 14, dark).circle(x + 20, y, 12, thread)
    art.line(`M${x + 20} ${y}m-9 0a9 9 0 1 1 9 9a6 6 0 1 1 5 -8a3 3 0 1 1 -4 -2`, colour, 2.4)
    art.line(`M${x - 34} ${y - 13}V${y + 13}`, thread, 3, 'stroke-dasharray="1 3"')
  }
}

function slippers(art: Picture): void {
  for (const [x, y, turn] of [
    [-2, -8, -8],
    [4, 20, 6],
  ] as const) {
    art.group(`translate(${x} ${y}) rotate(${turn} 50 50)`, () => {
      art.ellipse(50, 66, 38, 4, '#000', 'opacity=".4"')
      art.path(
        'M10 46C14 34 30 34 40 44C54 54 70 60 82 52C92 46 94 34 86 30C98 28 100 48 90 58C80 68 40 68 18 64C8 62 8 52 10 46Z',
        art.linear('#f0506a 0,#b3123f .6,#5a0824 1'),
      )
      art
        .path('M14 46C18 40 28 40 36 47C30 52 20 52 14 46Z', '#2a0814')
        .line('M40 46C54 56 70 61 82 54', '#ffe09a', 2)
      art
        .path(star(58, 58, 6, 2.6), gold(art))
        .circle(88, 31, 4, '#21c7b4')
        .line('M12 62Q50 70 88 60', '#7a4a20', 2.6)
    })
  }
}
