import { drawApple } from '../draw/apple.ts'
import type { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'

const shadow = (art: Picture, width = 30) => art.ellipse(50, 88, width, 4.6, '#000', 'opacity=".4"')

/** What stands on the tray of Novruz, the golden apple of its tales with it. */
export const TRAY = {
  candles: drawCandles,
  egg: drawEgg,
  nuts: drawNuts,
  shekerbura: drawShekerbura,
  goghal: drawGoghal,
  pakhlava: drawPakhlava,
  wheat: drawWheat,
  apple: drawApple,
} as const

function drawEgg(art: Picture): void {
  shadow(art, 24)
  const egg = 'M50 14C68 14 78 42 78 58C78 78 66 88 50 88C34 88 22 78 22 58C22 42 32 14 50 14Z'
  art.path(egg, art.radial('#ff9a8a 0,#d8284a .5,#7a0a2a 1', 0.36, 0.3, 0.8))
  art.group(
    '',
    () => {
      art.rect('#f6c33c', 18, 44, 64, 5).rect('#f6c33c', 18, 64, 64, 5)
      for (let x = 22; x < 82; x += 12) art.path(star(x + 4, 56.6, 5.6, 2.4, 6), '#fff6dc')
      for (let x = 26; x < 80; x += 10) art.path(`M${x} 30l5 7 5-7z`, '#ffe0a0', 'opacity=".85"')
      for (let x = 26; x < 80; x += 10) art.path(`M${x} 82l5-7 5 7z`, '#ffe0a0', 'opacity=".85"')
    },
    art.clip(egg),
  )
  art.line('M36 28C30 38 28 48 29 58', '#fff', 4, 'opacity=".55"')
}

function drawNuts(art: Picture): void {
  shadow(art, 36)
  const shell = art.radial('#f2d2a0 0,#b8854a .55,#5a3414 1', 0.36, 0.3, 0.8)
  for (const [x, y, r] of [
    [34, 66, 21],
    [66, 68, 20],
    [50, 42, 22],
  ] as const) {
    art
      .circle(x, y, r, shell)
      .line(`M${x} ${y - r}C${x + 5} ${y - 6} ${x - 5} ${y + 6} ${x} ${y + r}`, '#4a2a10', 1.8)
    art.line(
      `M${x - r * 0.6} ${y - 6}q5 6 1 14M${x + r * 0.5} ${y - 8}q-6 7 0 16`,
      '#6a4018',
      1.4,
      'opacity=".8"',
    )
    art.ellipse(x - r * 0.36, y - r * 0.5, 4, 2.4, '#fff', 'opacity=".6"')
  }
}

function drawShekerbura(art: Picture): void {
  shadow(art, 36)
  const half = 'M10 66C10 36 32 22 52 22C74 22 92 40 90 66C72 84 28 84 10 66Z'
  art.path(half, art.radial('#fff2d0 0,#f0cf94 .5,#b07a34 1', 0.4, 0.3, 0.8))
  for (let x = 24; x < 84; x += 9) art.line(`M${x} 34l5 14M${x + 4} 52l4 14`, '#a8702c', 1.8, 'opacity=".7"')
  for (let index = 0; index < 13; index++) {
    const x = 12 + index * 6.4
    art.circle(
      x,
      68 + Math.sin((index / 12) * Math.PI) * 11,
      4.4,
      '#f6dca8',
      'stroke="#a8702c" stroke-width="1.2"',
    )
  }
}

function drawGoghal(art: Picture): void {
  shadow(art, 34)
  art.ellipse(50, 60, 38, 27, art.radial('#ffe6a8 0,#e0a040 .6,#8a4f14 1', 0.42, 0.3, 0.75))
  for (const r of [31, 23, 15, 8])
    art.ellipse(50, 56, r, r * 0.66, 'none', 'stroke="#9a5c18" stroke-width="2" opacity=".65"')
  art.ellipse(50, 54, 9, 6, '#ffd96b')
  const next = random(9)
  for (let index = 0; index < 18; index++)
    art.ellipse(24 + next() * 52, 42 + next() * 26, 1.8, 1.1, '#1c120c')
}

function drawPakhlava(art: Picture): void {
  shadow(art, 32)
  art.path('M50 84L12 58V68L50 94L88 68V58Z', '#8a5418')
  for (const y of [61, 64, 67]) art.line(`M12 ${y}L50 ${y + 26}L88 ${y}`, '#f6d79a', 1.4)
  art.path('M50 18L90 56L50 84L10 56Z', art.linear('#ffe0a0 0,#e0983a .6,#a85f18 1'))
  art
    .line('M50 18L10 56L50 84', '#fff0c8', 2, 'opacity=".8"')
    .path('M50 24L82 55L50 77L18 55Z', 'none', 'stroke="#a8651c" stroke-width="1.4"')
  art
    .ellipse(50, 51, 15, 9, art.radial('#ffd9a0 0,#c07a34 .6,#6a3a14 1', 0.4, 0.3, 0.8))
    .line('M37 51Q50 46 63 51', '#6a3a14', 1.4)
  for (const [x, y] of [
    [34, 58],
    [66, 58],
    [50, 34],
    [50, 69],
  ] as const)
    art.circle(x, y, 2, '#5f8a34')
}

function drawCandles(art: Picture): void {
  shadow(art, 30)
  for (const [x, top, colour, dark] of [
    [30, 46, '#3fae6a', '#14603a'],
    [70, 42, '#f0b03a', '#8a5a10'],
    [50, 34, '#e22a50', '#7a0a2a'],
  ] as const) {
    art.glow(x, top - 14, 20, '#ffd97a', 0.9)
    art.rect(art.linear(`${colour} 0,${colour} .4,${dark} 1`, 0, 0, 1, 0), x - 8, top, 16, 88 - top, 'rx="3"')
    art
      .line(`M${x} ${top}v-6`, '#2a1810', 1.6)
      .path(
        `M${x} ${top - 28}C${x + 9} ${top - 16} ${x + 7} ${top - 5} ${x} ${top - 4}C${x - 7} ${top - 5} ${x - 8} ${top - 15} ${x} ${top - 28}Z`,
        art.linear('#ff9a3a 0,#ffe06a .6,#fffbe0 1'),
      )
  }
}

function drawWheat(art: Picture): void {
  shadow(art, 34)
  const next = random(31)
  for (let index = 0; index < 46; index++) {
    const x = 18 + next() * 64
    const lean = (x - 50) * 0.35 + (next() - 0.5) * 10
    art.line(
      `M${x} 72Q${x + lean * 0.3} 46 ${x + lean} ${16 + next() * 16}`,
      ['#8fd05a', '#4f9a38', '#2f7a34', '#b8e07a'][index % 4] ?? '',
      2.4,
    )
  }
  art
    .path('M12 68H88L80 88H20Z', art.linear('#e8b878 0,#a8642e .5,#5a2c14 1', 0, 0, 1, 0))
    .rect('#f0cf9a', 10, 64, 80, 7, 'rx="3.5"')
  art.path('M22 71C34 78 40 76 50 76C60 76 66 78 78 71V78C66 84 60 81 50 81C40 81 34 84 22 78Z', '#d8234a')
  art.path('M50 78L40 71L41 86ZM50 78L60 71L59 86Z', '#b3123f').circle(50, 78, 3.6, '#f0466a')
}
