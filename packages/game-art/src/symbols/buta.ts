import type { Picture } from '../draw/picture.ts'
import { leaf, star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, gold, shadow, shine, sunStar, tall } from './parts.ts'

export const symbols = symbolsOf('buta', {
  a: brooch,
  b: scarf,
  c: earring,
  d: ring,
  k: tile('drops', '#b8286a', '#520a32', '#ffdcec'),
  q: tile('bird', '#4f48c0', '#1c1660', '#e0dcff'),
  j: tile('horns', '#1f9d92', '#083f44', '#d4fff8'),
  t: tile('wheel', '#c98a2e', '#64400c', '#fff0cc'),
  W: buta,
  S: sunStar('#e8b244', '#4a0f5a', '#1f9d92', 12),
  Wtall: tall('#f0b8ff', '#6a1a7a', '#1c0830', buta, twig),
})

const SHAPE =
  'M46 92C22 92 12 70 22 52C31 36 52 38 58 24C61 16 55 9 46 12C57 2 76 8 75 26C74 40 82 50 79 66C76 82 64 92 46 92Z'

function buta(art: Picture): void {
  art.glow(50, 54, 50, '#f0b244', 0.6)
  const metal = gold(art)
  const inside = (scale: number) =>
    `transform="translate(${50 * (1 - scale)} ${62 * (1 - scale)}) scale(${scale})"`
  art
    .path(SHAPE, metal)
    .path(SHAPE, art.linear('#1fb0a2 0,#0a4a56 1'), inside(0.89))
    .path(SHAPE, metal, inside(0.68))
  art
    .path(SHAPE, art.radial('#f0447a 0,#7a0a34 .9', 0.4, 0.5, 0.7), inside(0.6))
    .path(SHAPE, metal, inside(0.36))
    .path(SHAPE, '#2a3fae', inside(0.26))
  for (let bead = 0; bead < 15; bead++) {
    const angle = 0.35 + bead * 0.34
    art.circle(47 + Math.cos(angle) * 25.5, 66 + Math.sin(angle) * 20.5, 2.2, '#fffbea')
  }
  shine(art, 'M24 56C30 42 46 44 56 32', 2.4, 0.6)
}

function twig(art: Picture): void {
  art.line('M0 -16V84', '#e8b244', 2.4)
  for (const [y, degrees] of [
    [12, 20],
    [28, 160],
    [44, 20],
    [60, 160],
  ] as const) {
    art
      .path(leaf(0, y, 30, 8, degrees), y % 3 ? '#1f9d92' : '#e0a63c')
      .circle(Math.cos((degrees * Math.PI) / 180) * 33, y + 13, 3, '#d8286a')
  }
}

function brooch(art: Picture): void {
  shadow(art, 30, 92)
  art.path(star(50, 48, 44, 35, 12), gold(art), 'stroke="#6a3f0c" stroke-width=".8"')
  for (let pearl = 0; pearl < 12; pearl++) {
    const angle = (pearl * Math.PI) / 6
    ball(art, 50 + Math.sin(angle) * 33, 48 - Math.cos(angle) * 33, 4.2, '#fdf3ea')
  }
  art
    .circle(50, 48, 24, gold(art))
    .path('M50 26L69 37V59L50 70L31 59V37Z', '#c8145a')
    .path('M50 26L69 37L50 48L31 37Z', '#ff7aa8')
    .path('M31 37L50 48V70L31 59Z', '#8a0a3c')
  art.path('M50 34L62 41V55L50 62L38 55V41Z', '#f0386e').path('M50 34L62 41L50 48L38 41Z', '#ffc0d8')
  art.path('M44 88C44 82 56 82 56 88L50 98Z', '#1f9d92')
}

function scarf(art: Picture): void {
  shadow(art, 36)
  art.path(
    'M10 22C30 12 70 12 90 22L82 84C60 92 40 92 18 84Z',
    art.linear('#7a3ad0 0,#4a1684 .5,#24083f 1', 0, 0, 1, 1),
  )
  art
    .path('M10 22C30 12 70 12 90 22L88 32C66 24 34 24 12 32Z', '#f0b244')
    .path('M16 76C40 84 60 84 84 76L82 84C60 92 40 92 18 84Z', '#f0b244')
  for (const [x, y, size] of [
    [34, 52, 0.3],
    [66, 52, 0.3],
    [50, 38, 0.22],
    [50, 68, 0.22],
  ] as const) {
    art
      .path(SHAPE, '#ff8ab8', `transform="translate(${x} ${y}) scale(${size}) translate(-48 -54)"`)
      .path(SHAPE, '#8a0a4a', `transform="translate(${x} ${y}) scale(${size * 0.55}) translate(-48 -58)"`)
  }
  for (let x = 18; x <= 82; x += 8) art.line(`M${x} ${84 + 3 - Math.abs(x - 50) * 0.06}v7`, '#f0b244', 2)
  art.line('M30 24C26 44 30 66 34 82M64 22C70 44 66 66 62 84', '#fff', 3, `opacity=".25" ${art.blur(1)}`)
}

function earring(art: Picture): void {
  const metal = gold(art)
  art.line('M50 4C40 4 40 18 50 20', '#f2c24e', 3.4)
  art
    .path(stepped(50, 28, 11, 9, 3), metal)
    .path('M50 36L74 58L50 74L26 58Z', metal, 'stroke="#6a3f0c" stroke-width=".8"')
  art
    .path('M50 44L64 58L50 66L36 58Z', art.linear('#5ff0e0 0,#0a6a70 1'))
    .path('M50 44L64 58H36Z', '#fff', 'opacity=".35"')
  for (const [x, y] of [
    [26, 58],
    [38, 68],
    [50, 76],
    [62, 68],
    [74, 58],
  ] as const) {
    art
      .line(`M${x} ${y}v10`, '#f2c24e', 1.6)
      .path(
        `M${x} ${y + 8}C${x + 7} ${y + 16} ${x + 5} ${y + 21} ${x} ${y + 21}C${x - 5} ${y + 21} ${x - 7} ${y + 16} ${x} ${y + 8}Z`,
        '#d8286a',
      )
      .ellipse(x - 1.6, y + 15, 1.2, 2, '#fff', 'opacity=".7"')
  }
}

function ring(art: Picture): void {
  shadow(art, 26)
  art
    .circle(50, 62, 25, 'none', `stroke="${gold(art)}" stroke-width="9"`)
    .circle(50, 62, 29, 'none', 'stroke="#fff4c8" stroke-width="1" opacity=".7"')
  art.path('M34 38H66L72 44H28Z', gold(art))
  art
    .path('M30 24L40 10H60L70 24L50 42Z', '#4f6af0')
    .path('M30 24H42L50 42Z', '#22309a')
    .path('M70 24H58L50 42Z', '#18206e')
    .path('M40 10H60L58 24H42Z', '#c4d0ff')
    .path('M30 24L40 10L42 24Z', '#8fa2ff')
  art.path(star(38, 14, 7, 1.4, 4), '#fff')
}
