import { Picture } from '../draw/picture.ts'
import type { Palette } from '../theme.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [31, 31],
    [69, 31],
    [31, 69],
    [69, 69],
  ],
  5: [
    [29, 29],
    [71, 29],
    [50, 50],
    [29, 71],
    [71, 71],
  ],
  6: [
    [31, 27],
    [69, 27],
    [31, 50],
    [69, 50],
    [31, 73],
    [69, 73],
  ],
}

/** A face of a die of bone, 100×100; the one is of the theme's colour. */
export function dieFace(palette: Palette, pips: 1 | 2 | 3 | 4 | 5 | 6): string {
  const art = new Picture(`die${pips}`, 100, 100)
  art.rect('#000', 10, 14, 82, 82, `rx="20" opacity=".45" ${art.blur(3)}`)
  art.rect(art.linear('#fffef8 0,#efe2c2 .7,#cdb98c 1', 0.1, 0, 0.8, 1), 8, 7, 84, 84, 'rx="20"')
  art.rect('none', 11, 10, 78, 78, 'rx="17" stroke="#fff" stroke-width="2" opacity=".8"')
  const colour = pips === 1 ? palette.accent : '#2a1712'
  const radius = pips === 1 ? 13 : 8.6
  for (const [x, y] of PIPS[pips] ?? []) {
    art.circle(x, y + 1.4, radius, '#fff', 'opacity=".7"')
    art
      .circle(x, y, radius, art.radial(`#000 0,${colour} .9`, 0.5, 0.3, 0.9))
      .circle(x, y, radius * 0.94, colour, 'opacity=".8"')
  }
  return art.svg()
}
