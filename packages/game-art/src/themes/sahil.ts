import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { leaf, star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'sahil',
  scene,
  palette: {
    stageEdge: '#0c0f26',
    stageMiddle: '#2b3568',
    frameLight: '#5a6a9a',
    frameDark: '#1a2040',
    frameLine: '#ffc9a0',
    ink: '#f6f4ff',
    win: '#ffe0a8',
    accent: '#f0627a',
    accentDark: '#7a1c3c',
    second: '#5aa8e0',
    secondDark: '#1c4a7a',
  },
  scale: scaleOf('rast', 185),
}

function scene(): string {
  const art = new Picture('sahil')
  evening(art)
  sea(art)
  wheel(art)
  promenade(art)
  palms(art)
  return art.vignette(0.42).svg()
}

function evening(art: Picture): void {
  art.rect(art.linear('#1a1f52 0,#58458a .36,#d0678a .62,#ffb48a .74'))
  art.stars(26, 50, 29)
  art.glow(170, 136, 130, '#ffc08a', 0.6)
  let town = 'M-4 140'
  const next = random(17)
  for (let x = -4; x < 304; ) {
    const [width, height] = [8 + next() * 15, 5 + next() * 22]
    town += `V${140 - height}H${x + width}`
    x += width
  }
  art.path(`${town}V142H-4Z`, '#3a2a5e')
  for (let index = 0; index < 50; index++)
    art.rect('#ffd9a0', next() * 300, 122 + next() * 16, 1.3, 1.3, 'opacity=".7"')
}

function sea(art: Picture): void {
  art.rect(art.linear('#7a4a80 0,#2c2a60 .5,#0c0f2a 1'), 0, 140, 300, 48)
  const next = random(33)
  for (let index = 0; index < 60; index++) {
    const y = 142 + next() * 44
    const colour = pick(['#ffc9a0', '#ff9ab0', '#8fb8ff'], next() * 3)
    art.rect(
      colour,
      90 + (next() - 0.5) * 190 + 70,
      y,
      5 + next() * 26,
      0.9,
      `opacity="${0.25 + next() * 0.4}" rx=".5"`,
    )
  }
}

/** The great wheel of the boulevard, its cabins in three colours. */
function wheel(art: Picture): void {
  const [x, y] = [172, 80]
  art.line(`M${x} ${y}L${x - 34} 142M${x} ${y}L${x + 34} 142M${x - 24} 124H${x + 24}`, '#1c1a3e', 5)
  art.glow(x, y, 84, '#ffd0b0', 0.4)
  art
    .circle(x, y, 61, 'none', 'stroke="#1c1a3e" stroke-width="5"')
    .circle(x, y, 61, 'none', 'stroke="#fff0dc" stroke-width="1.4"')
  art.circle(x, y, 50, 'none', 'stroke="#ffe0c0" stroke-width=".9" opacity=".8"')
  for (let spoke = 0; spoke < 20; spoke++) {
    const angle = (spoke * Math.PI) / 10
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    art.line(`M${x} ${y}L${x + cos * 61} ${y + sin * 61}`, '#ffe6d0', 0.8, 'opacity=".75"')
    const cabin = pick(['#ff5f7a', '#ffe0a8', '#5fb8f0'], spoke)
    const [cx, cy] = [x + cos * 66, y + sin * 66]
    art
      .glow(cx, cy + 2, 9, cabin, 0.6)
      .rect(cabin, cx - 4.4, cy - 2, 8.8, 8.4, 'rx="3"')
      .rect('#fff8ec', cx - 3, cy - 0.4, 6, 3, 'rx="1"')
  }
  art.circle(x, y, 11, '#2a2050').path(star(x, y, 10, 4.4), '#ffe0a8')
}

function promenade(art: Picture): void {
  art.path('M-4 190V176Q150 164 304 176V190Z', '#0a0c20')
  for (let index = 0; index < 26; index++)
    art.rect('#3c3a70', index * 12 - 2, 164 - Math.sin((index / 25) * Math.PI) * 4, 1.4, 13)
  art.line('M-4 164Q150 155 304 164', '#6a66a8', 1.6)
  for (const [x, y] of [
    [96, 134],
    [252, 134],
  ] as const) {
    art.line(`M${x} 170V${y}`, '#0a0c20', 2.6).glow(x, y, 22, '#ffd98a', 0.95).circle(x, y, 3.6, '#fff6d8')
  }
}

function palms(art: Picture): void {
  for (const [x, top, size] of [
    [40, 66, 1],
    [14, 92, 0.7],
    [284, 98, 0.66],
  ] as const) {
    art.line(`M${x - 4} 176Q${x + 6} 130 ${x} ${top}`, '#0c0d24', 6 * size)
    for (const degrees of [-160, -128, -92, -56, -22, 12, 168]) {
      const tip = leaf(x, top, 44 * size, 7 * size, degrees)
      art.path(tip, '#11122e').line(leaf(x, top, 40 * size, 0.6, degrees), '#f08aa0', 0.7, 'opacity=".55"')
    }
  }
}
