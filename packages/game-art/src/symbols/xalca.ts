import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { gold, shadow, shine, silver, wood } from './parts.ts'

export const symbols = symbolsOf('xalca', {
  a: medallion,
  b: yarn,
  c: beater,
  d: spindle,
  e: shears,
  f: madder,
})

function medallion(art: Picture): void {
  art.path(stepped(51, 53, 46, 46, 7), '#000', `opacity=".45" ${art.blur(2)}`)
  const rings = [
    ['#f3e2c0', 46],
    ['#b5202e', 43],
    ['#f3e2c0', 34],
    ['#12264a', 32],
    ['#e0a63c', 23],
    ['#1f8a86', 20],
  ] as const
  for (const [index, [colour, size]] of rings.entries())
    art.path(stepped(50, 50, size, size, 7 - index), colour)
  art.path(star(50, 50, 15, 6.6), '#f3e2c0').path(star(50, 50, 9, 4), '#b5202e')
  for (const [x, y] of [
    [20, 50],
    [80, 50],
    [50, 20],
    [50, 80],
  ] as const)
    art.path(stepped(x, y, 5, 5, 2), '#e0a63c')
  for (let y = 6; y < 96; y += 3) art.line(`M6 ${y}H94`, '#000', 0.7, 'opacity=".13"')
}

function yarn(art: Picture): void {
  shadow(art, 32, 92)
  art.circle(48, 54, 36, art.radial('#ff9a8a 0,#d8283c .5,#5a0a18 1', 0.34, 0.3, 0.8))
  const clip = art.clip('M12 54a36 36 0 1 0 72 0a36 36 0 1 0 -72 0')
  art.group(
    '',
    () => {
      for (let thread = 0; thread < 8; thread++) {
        art.line(
          `M${2 + thread * 7} 92Q${24 + thread * 5} 44 ${66 + thread * 4} 18`,
          thread % 2 ? '#ffb8a8' : '#7a0f20',
          2,
          'opacity=".65"',
        )
        if (thread < 5)
          art.line(
            `M8 ${40 + thread * 8}Q44 ${26 + thread * 9} 90 ${58 + thread * 7}`,
            thread % 2 ? '#ff8a7a' : '#8a1426',
            2,
            'opacity=".6"',
          )
      }
    },
    clip,
  )
  art.line('M80 70C94 72 96 86 82 88C70 90 62 84 50 92', '#d8283c', 3.6)
  shine(art, 'M24 44C28 34 36 27 46 25', 4, 0.55)
}

/** The heavy comb that beats the knots down. */
function beater(art: Picture): void {
  art.group('rotate(-34 50 50)', () => {
    art
      .path('M30 20H70V52H30Z', silver(art), 'stroke="#46525e" stroke-width="1"')
      .path('M42 52H58L60 100Q50 106 40 100Z', wood(art))
    for (let tooth = 0; tooth < 8; tooth++) art.path(`M${30.6 + tooth * 5} 20h3.6l-1 -26h-1.6z`, silver(art))
    for (const x of [38, 50, 62])
      art.path(stepped(x, 38, 5, 7, 3), '#12264a').path(stepped(x, 38, 2, 3, 2), '#e0a63c')
    art.rect(gold(art), 40, 50, 20, 6, 'rx="2"').rect(gold(art), 39, 92, 22, 5, 'rx="2"')
  })
}

function spindle(art: Picture): void {
  art.group('rotate(20 50 50)', () => {
    art.rect(wood(art), 47, -4, 6, 108, 'rx="3"')
    art.path(
      'M50 14C70 22 78 40 74 56C70 72 60 80 50 84C40 80 30 72 26 56C22 40 30 22 50 14Z',
      art.radial('#8fb8ff 0,#2a5fb8 .5,#0c2450 1', 0.34, 0.34, 0.85),
    )
    for (let turn = 0; turn < 9; turn++)
      art.line(
        `M${29 + Math.abs(turn - 4) * 2.2} ${28 + turn * 6}Q50 ${20 + turn * 7} ${71 - Math.abs(turn - 4) * 2.2} ${32 + turn * 5}`,
        turn % 2 ? '#a8c8ff' : '#10306a',
        2,
        'opacity=".7"',
      )
    art.ellipse(50, 86, 19, 6, gold(art)).ellipse(50, 84, 19, 5, wood(art))
  })
}

function shears(art: Picture): void {
  shadow(art, 24, 96)
  const blade = silver(art)
  art
    .path('M46 56L28 4C36 6 46 22 56 52Z', blade, 'stroke="#46525e" stroke-width=".9"')
    .path('M54 56L72 4C64 6 54 22 44 52Z', blade, 'stroke="#46525e" stroke-width=".9"')
  art
    .circle(30, 76, 15, 'none', `stroke="${gold(art)}" stroke-width="7"`)
    .circle(70, 76, 15, 'none', `stroke="${gold(art)}" stroke-width="7"`)
  art
    .line('M40 64L52 50M60 64L48 50', '#c8902e', 6)
    .circle(50, 53, 4.6, gold(art))
    .circle(50, 53, 1.8, '#5a360a')
}

/** The root that gives the red. */
function madder(art: Picture): void {
  shadow(art, 28, 95)
  for (const [path, width] of [
    ['M50 36C46 58 36 66 40 92', 8],
    ['M52 36C58 56 72 62 74 86', 6.4],
    ['M48 38C40 52 24 58 22 80', 6],
  ] as const) {
    art
      .line(path, '#5a1418', width + 2)
      .line(path, '#d8503a', width)
      .line(path, '#ff9a7a', width * 0.3)
  }
  for (let index = 0; index < 7; index++) {
    const degrees = -160 + index * 23
    const angle = (degrees * Math.PI) / 180
    art.path(
      `M0 0C10 -9 26 -9 34 0C26 9 10 9 0 0Z`,
      art.linear('#a8d060 0,#2f7a34 1'),
      `transform="translate(50 36) rotate(${degrees})"`,
    )
    if (index % 2) art.circle(50 + Math.cos(angle) * 22, 34 + Math.sin(angle) * 22, 4.4, '#e8b03a')
  }
}
