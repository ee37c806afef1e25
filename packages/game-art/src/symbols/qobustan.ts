import type { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import type { Drawing } from './drawn.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { shadow, shine, wood } from './parts.ts'

export const symbols = symbolsOf('qobustan', {
  a: stone(
    'M8 40C12 14 44 6 70 14C94 20 98 50 90 72C80 92 36 96 18 84C6 76 4 58 8 40Z',
    '#e0a060',
    '#6a3418',
    boat,
  ),
  b: stone(
    'M16 24C30 6 66 4 82 20C96 36 94 72 78 86C60 96 30 94 16 80C4 62 6 40 16 24Z',
    '#d6b48a',
    '#5a4632',
    goat,
  ),
  c: stone(
    'M50 4C74 8 94 34 92 60C88 84 66 96 44 92C20 88 6 68 10 44C14 22 30 4 50 4Z',
    '#c8785a',
    '#52201a',
    bull,
  ),
  d: stone(
    'M22 10C46 2 78 8 88 30C96 54 92 84 68 92C42 98 14 90 8 66C4 44 8 18 22 10Z',
    '#b0a898',
    '#403a34',
    hunter,
  ),
  e: axe,
  f: pot,
  g: tile('waves', '#c9702e', '#5c2814', '#ffe4c8'),
  h: tile('tree', '#7d8a4a', '#343c18', '#f4fad8'),
  i: tile('step', '#9a6a4a', '#42281a', '#ffe9d4'),
  B: stone('M14 10H86Q92 10 92 18V84Q92 92 84 92H16Q8 92 8 84V18Q8 10 14 10Z', '#ffca7a', '#8a4a1a', sun),
})

/** A stone with something cut into it: a dark groove and its lit lower edge. */
function stone(
  outline: string,
  light: string,
  dark: string,
  carve: (cut: (path: string, width?: number) => void, art: Picture) => void,
): Drawing {
  return (art) => {
    shadow(art, 36, 94)
    art.path(
      outline,
      art.radial(`${light} 0,${light} .3,${dark} 1`, 0.34, 0.28, 0.95),
      `stroke="${dark}" stroke-width="1.4"`,
    )
    const next = random(outline.length)
    const clip = art.clip(outline)
    art.group(
      '',
      () => {
        for (let fleck = 0; fleck < 26; fleck++)
          art.ellipse(
            next() * 100,
            next() * 100,
            1 + next() * 5,
            0.8 + next() * 2,
            fleck % 2 ? '#fff0d8' : '#1c0c06',
            'opacity=".14"',
          )
      },
      clip,
    )
    carve(
      (path, width = 4) =>
        void art
          .line(path, '#fff0d0', width, 'opacity=".55" transform="translate(1.2 1.4)"')
          .line(path, '#34130c', width),
      art,
    )
  }
}

function boat(cut: (path: string, width?: number) => void, art: Picture): void {
  cut('M18 58C34 76 68 76 84 54C87 48 86 42 84 38', 4.4)
  cut('M28 62V46M38 67V48M48 69V49M58 68V48M68 64V46', 3.4)
  for (const [x, y] of [
    [28, 41],
    [38, 43],
    [48, 44],
    [58, 43],
    [68, 41],
  ] as const)
    art.circle(x, y, 3, '#34130c')
  cut('M84 32m-5 -5a6 6 0 1 0 .1 0M74 20L70 16M84 16V11M94 22L97 18', 2.6)
}

function goat(cut: (path: string, width?: number) => void): void {
  cut(
    'M28 52H62M30 52L26 78M38 53L37 78M56 53V78M62 52L68 78M62 52L72 38L82 42M72 38C66 18 46 12 32 22M76 36C74 14 54 4 38 10M28 52L20 44',
    4.6,
  )
}

function bull(cut: (path: string, width?: number) => void): void {
  cut(
    'M22 48C34 36 56 38 66 46C72 40 80 42 82 50C82 58 74 60 70 58C66 66 60 68 56 66M22 48C18 58 22 66 28 68M28 66V84M38 66V82M54 66V84M62 64V82M74 44C72 32 84 26 90 30M70 44C66 32 58 28 54 32M22 50L14 66',
    4.6,
  )
}

function hunter(cut: (path: string, width?: number) => void, art: Picture): void {
  art.circle(44, 26, 6, '#34130c')
  cut('M44 34V58M44 58L32 82M44 58L56 82M44 40L66 44M44 40L30 50L40 54', 5)
  cut('M66 22C82 32 82 56 66 66M66 22L66 66M52 44H84M78 39L85 44L78 49', 3)
}

function sun(cut: (path: string, width?: number) => void): void {
  cut('M50 52m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M50 52m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 4.4)
  for (let ray = 0; ray < 12; ray++) {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)]
    cut(
      `M${50 + cos * 22} ${52 + sin * 22}L${50 + cos * (ray % 2 ? 28 : 34)} ${52 + sin * (ray % 2 ? 28 : 34)}`,
      3.6,
    )
  }
}

function axe(art: Picture): void {
  shadow(art, 30, 95)
  art.group('rotate(28 50 50)', () => {
    art.path('M46 4H55L56 100H45Z', wood(art))
    art
      .path(
        'M36 22L22 10C6 22 4 44 14 56L36 44L66 42L70 24Z',
        art.linear('#e0dcd4 0,#8a8680 .5,#3a3834 1'),
        'stroke="#2a2826" stroke-width="1"',
      )
      .line('M22 10L30 28L14 56M30 28L66 30', '#fff', 1.2, 'opacity=".55"')
    for (const y of [24, 31, 38])
      art.line(`M42 ${y}L60 ${y + 5}`, '#c8783c', 4).line(`M42 ${y}L60 ${y + 5}`, '#ffd9a0', 1)
  })
}

function pot(art: Picture): void {
  shadow(art)
  art
    .path(
      'M36 12H64L62 24C82 32 88 54 78 74C72 86 62 92 50 92C38 92 28 86 22 74C12 54 18 32 38 24Z',
      art.radial('#e8b080 0,#b0683a .5,#4a2010 1', 0.32, 0.34, 0.9),
    )
    .path('M32 8H68L65 16H35Z', '#a85c30')
  art
    .line('M20 48L28 58L36 48L44 58L52 48L60 58L68 48L76 58L82 50', '#34130c', 3.4)
    .line('M20 66Q50 76 80 66', '#34130c', 2.6)
    .line('M34 32Q50 38 66 32', '#34130c', 2.2)
  shine(art, 'M30 36C23 46 23 60 28 70', 4, 0.4)
}
