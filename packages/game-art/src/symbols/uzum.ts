import type { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { leaf } from '../draw/shapes.ts'
import type { Drawing } from './drawn.ts'
import { symbolsOf } from './drawn.ts'
import { ball, gold, shadow, silver, wood } from './parts.ts'

export const symbols = symbolsOf('uzum', {
  a: bunch('#f0c8ff 0,#8a3fc0 .35,#4a1684 .7,#1f0744 1', [3, 4, 5, 4, 3, 2, 1], 7.4),
  b: bunch('#fbffd0 0,#c8d84a .4,#7a962a .75,#33480e 1', [2, 4, 4, 3, 3, 1], 8),
  c: basket,
  d: vineLeaf,
  e: shears,
  f: raisins,
})

function bunch(stops: string, rows: readonly number[], radius: number): Drawing {
  return (art) => {
    const fill = art.radial(stops, 0.34, 0.3, 0.8)
    shadow(art, 18, 96)
    art
      .line('M50 28C50 18 46 12 40 6', '#6a4a20', 4.4)
      .path(leaf(50, 24, 36, 14, -14), art.linear('#c8e070 0,#3f8a34 1'))
      .path(leaf(48, 24, 32, 12, 200), '#3f7a30')
    art.line('M56 22C66 14 74 22 68 28C64 32 60 26 66 24', '#7a962a', 1.8)
    for (const [row, count] of rows.entries()) {
      for (let index = 0; index < count; index++)
        ball(art, 50 + (index - (count - 1) / 2) * radius * 1.75, 32 + row * radius * 1.24, radius, fill)
    }
  }
}

const VINE_LEAF =
  'M50 90C44 78 22 84 14 64C24 60 8 52 8 34C22 38 24 28 34 12C40 22 44 20 50 6C56 20 60 22 66 12C76 28 78 38 92 34C92 52 76 60 86 64C78 84 56 78 50 90Z'

function vineLeaf(art: Picture): void {
  art.path(VINE_LEAF, '#000', `opacity=".45" transform="translate(2 4)" ${art.blur(2)}`)
  art
    .path(VINE_LEAF, art.linear('#e0f080 0,#6fae3a .45,#1f5a26 1', 0.1, 0, 0.9, 1))
    .line(VINE_LEAF, '#f4ffb8', 1, 'opacity=".6"')
  art
    .line(
      'M50 96V14M50 66L20 60M50 66L80 60M50 48L18 38M50 48L82 38M50 32L36 18M50 32L64 18',
      '#f0ffb0',
      1.8,
      'opacity=".75"',
    )
    .line('M50 88Q50 96 56 100', '#8a5a2c', 4)
}

function basket(art: Picture): void {
  shadow(art, 36, 95)
  const fill = art.radial('#f0c8ff 0,#8a3fc0 .35,#4a1684 .7,#1f0744 1', 0.34, 0.3, 0.8)
  const green = art.radial('#fbffd0 0,#c8d84a .4,#7a962a .75,#33480e 1', 0.34, 0.3, 0.8)
  art.line('M18 56C20 4 80 4 82 56', '#8a5a2c', 6).line('M18 56C20 4 80 4 82 56', '#e8bc7a', 2)
  for (let row = 0; row < 3; row++)
    for (let index = 0; index < 6 - row; index++)
      ball(art, 50 + (index - (5 - row) / 2) * 12.4, 52 - row * 10, 7.4, (index + row) % 3 ? fill : green)
  art.path(leaf(30, 40, 26, 9, 200), '#4f9a34').path(leaf(70, 40, 26, 9, -20), '#6fae3a')
  art.path('M12 56H88L80 90Q50 98 20 90Z', wood(art))
  for (let row = 0; row < 4; row++)
    for (let strand = 0; strand < 8; strand++)
      art.line(
        `M${17 + strand * 8.6 + row * 1.4} ${63 + row * 8.4}q4 -4 8 0`,
        row % 2 ? '#ffdca0' : '#4e2610',
        2.4,
        'opacity=".7"',
      )
  art.rect('#e8bc7a', 10, 53, 80, 6, 'rx="3"')
}

/** The knife of the harvest. */
function shears(art: Picture): void {
  shadow(art, 30, 93)
  art.group('rotate(-30 50 50)', () => {
    art
      .path('M30 60C14 34 34 6 72 6C52 16 44 34 46 58Z', silver(art), 'stroke="#46525e" stroke-width="1"')
      .line('M33 54C22 34 38 14 62 9', '#fff', 1.6, 'opacity=".85"')
    art
      .path('M28 58H48L52 96Q40 104 32 96Z', wood(art))
      .rect(gold(art), 26, 56, 24, 6, 'rx="2"')
      .circle(41, 74, 2.2, '#f2c24e')
      .circle(42.4, 86, 2.2, '#f2c24e')
  })
}

function raisins(art: Picture): void {
  shadow(art, 38, 90)
  const next = random(13)
  const dark = art.radial('#c87a4a 0,#6a2c1c .5,#2a0c0c 1', 0.34, 0.3, 0.8)
  const golden = art.radial('#fff0a8 0,#d89a2a .5,#7a480c 1', 0.34, 0.3, 0.8)
  for (let index = 0; index < 22; index++) {
    const [x, y] = [24 + next() * 52, 34 + next() * 30]
    art
      .ellipse(x, y, 8, 6, index % 3 ? dark : golden, `transform="rotate(${next() * 180} ${x} ${y})"`)
      .line(`M${x - 4} ${y}q4 -3 8 0`, '#fff0d0', 1, 'opacity=".4"')
  }
  art
    .path('M8 58H92C92 78 74 88 50 88C26 88 8 78 8 58Z', art.linear('#6fc0d8 0,#1f6a98 .5,#0a2c4a 1'))
    .ellipse(50, 58, 42, 6, 'none', 'stroke="#e8f8ff" stroke-width="2"')
  for (let x = 22; x <= 78; x += 14) art.path(`M${x} 66l5 7-5 7-5-7z`, '#fff6dc', 'opacity=".85"')
}
