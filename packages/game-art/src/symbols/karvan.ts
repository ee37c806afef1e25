import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { copper, gold, shadow, shine, sunStar, tall } from './parts.ts'

export const symbols = symbolsOf('karvan', {
  a: camel,
  b: silk,
  c: porcelain,
  d: bell,
  k: tile('meander', '#c8465a', '#5c1028', '#ffe0e0'),
  q: tile('tree', '#7a4fc0', '#321664', '#ece0ff'),
  j: tile('step', '#2f8fa8', '#0a3c50', '#d8f6ff'),
  t: tile('drops', '#d9902e', '#6e3f0a', '#fff0cc'),
  W: starNorth,
  S: sunStar('#ffc07a', '#5a2a78', '#e0563c', 9),
  Wtall: tall('#ffe0b0', '#8a2c58', '#1c0a34', starNorth, moonRow),
})

function moonRow(art: Picture): void {
  for (const [y, size] of [
    [12, 11],
    [36, 8],
    [56, 6],
  ] as const)
    art.path(stepped(0, y, size, size, 4), '#ffc07a').path(star(0, y, size * 0.5, size * 0.2), '#5a2a78')
  for (const x of [-26, 26]) art.path(star(x, 22, 7, 1.6, 4), '#fff6dc')
}

/** The star that caravans follow. */
function starNorth(art: Picture): void {
  art.glow(50, 50, 50, '#fff0c0', 0.9)
  const light = art.linear('#fffef0 0,#ffd98a .5,#e07a3a 1', 0, 0, 1, 1)
  art.path(star(50, 50, 30, 12, 4, Math.PI / 4), '#d6506a', 'stroke="#fff0d0" stroke-width="1"')
  art.path('M50 2L57 43L98 50L57 57L50 98L43 57L2 50L43 43Z', light, 'stroke="#fff6dc" stroke-width="1"')
  art
    .path(
      'M50 2L50 50L43 43ZM98 50L50 50L57 43ZM50 98L50 50L57 57ZM2 50L50 50L43 57Z',
      '#8a2c50',
      'opacity=".3"',
    )
    .circle(50, 50, 7, '#fffef4')
}

function camel(art: Picture): void {
  shadow(art, 36, 93)
  const coat = art.linear('#f6cf94 0,#c88a4a .5,#7a4a20 1')
  for (const x of [27, 36, 60, 68])
    art.path(`M${x - 3} 60H${x + 4}L${x + 2.4} 90H${x - 2.4}Z`, x % 9 ? '#9a6230' : '#c0823e')
  art.path(
    'M16 60C14 44 22 38 28 36C32 20 42 20 45 35C48 36 50 36 53 35C56 19 66 21 68 37C74 42 78 44 80 38C82 26 82 18 86 13C90 8 99 10 100 17L91 21C88 24 89 32 87 44C84 58 78 68 66 70H28C20 70 16 66 16 60Z',
    coat,
  )
  art
    .path('M40 36H60L66 66H34Z', art.linear('#d8344a 0,#7a0f28 1'))
    .line('M35 60H65M38 46H62', '#f6c35c', 2.4)
  for (const x of [44, 50, 56]) art.path(stepped(x, 53, 3, 3.6, 2), '#f6c35c')
  for (let x = 36; x < 66; x += 5) art.line(`M${x} 66v5`, '#f6c35c', 1.6)
  art
    .circle(92, 15, 1.5, '#1c0f08')
    .line('M87 26Q92 30 97 20', '#c21a3c', 2)
    .line('M16 50Q10 58 13 66', '#7a4a20', 2.4)
  art.line('M29 36C33 23 41 23 44 36', '#fff0cc', 1.6, 'opacity=".8"')
}

function silk(art: Picture): void {
  shadow(art, 36)
  for (const [y, colour, dark] of [
    [72, '#2f8fd0', '#0c3466'],
    [52, '#e8506a', '#7a0f34'],
    [32, '#f0b23a', '#8a540c'],
  ] as const) {
    art.path(`M12 ${y - 10}H78A10 10 0 0 1 78 ${y + 10}H12Z`, art.linear(`#fff 0,${colour} .25,${dark} 1`))
    art
      .ellipse(12, y, 6, 10, dark)
      .ellipse(12, y, 4, 7.4, colour)
      .ellipse(12, y, 1.6, 3, dark)
      .line(`M24 ${y - 4}H74`, '#fff', 1.6, 'opacity=".5"')
  }
  art.path(
    'M62 22H82C92 34 84 46 90 60C94 72 86 80 90 90C80 88 72 84 70 74C68 56 72 40 62 22Z',
    art.linear('#ffe08a 0,#d8861e .6,#7a430c 1', 0, 0, 1, 1),
  )
  for (const y of [40, 56, 72]) art.path(star(78, y, 5, 2.2), '#fff6dc', 'opacity=".9"')
}

function porcelain(art: Picture): void {
  shadow(art, 24)
  const white = art.linear('#ffffff 0,#eef4fb .4,#a8bcd4 1', 0, 0, 1, 0)
  art
    .path(
      'M42 10H58L56 26C80 34 84 56 74 72C68 82 62 86 60 90H40C38 86 32 82 26 72C16 56 20 34 44 26Z',
      white,
    )
    .rect(white, 38, 7, 24, 6, 'rx="3"')
  const blue = '#1f4fa8'
  art.line('M24 44Q50 54 76 44M26 76Q50 84 74 76M43 22H57', blue, 2.4)
  art.path(star(50, 62, 11, 4.6, 8), blue).circle(50, 62, 3, '#fff')
  art
    .line('M30 66C32 56 38 54 40 60M70 66C68 56 62 54 60 60', blue, 2)
    .circle(32, 54, 2, blue)
    .circle(68, 54, 2, blue)
  shine(art, 'M30 44C25 52 26 62 30 70')
}

function bell(art: Picture): void {
  shadow(art, 22, 96)
  const metal = copper(art)
  art
    .line('M32 4C40 14 60 14 68 4', '#c21a3c', 5)
    .circle(50, 17, 7, 'none', `stroke="${gold(art)}" stroke-width="4"`)
  art
    .path('M50 22C70 22 68 48 72 62C74 70 80 74 82 80H18C20 74 26 70 28 62C32 48 30 22 50 22Z', metal)
    .ellipse(50, 80, 32, 5.4, '#6a300e')
    .circle(50, 86, 6.4, gold(art))
  art.line('M31 50Q50 56 69 50M27 66Q50 73 73 66', '#5a250e', 1.8)
  for (let x = 34; x <= 66; x += 8) art.path(stepped(x, 60 - Math.abs(x - 50) * 0.1, 2.8, 4, 2), '#fff0c8')
  art.path('M20 22L26 40L32 20Z', '#c21a3c').path('M80 22L74 40L68 20Z', '#c21a3c')
  shine(art, 'M40 30C35 38 36 50 34 60')
}
