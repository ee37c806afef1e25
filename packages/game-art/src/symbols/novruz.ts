import type { Picture } from '../draw/picture.ts'
import { TRAY } from '../pieces/scratch-tray.ts'
import { symbolsOf } from './drawn.ts'
import { shadow } from './parts.ts'

/** The fire of Novruz and what stands on its table. */
export const symbols = symbolsOf('novruz', {
  a: bonfire,
  b: TRAY.wheat,
  c: TRAY.shekerbura,
  d: TRAY.egg,
  e: TRAY.pakhlava,
  f: TRAY.nuts,
})

const FLAME =
  'M50 82C22 82 14 60 26 38C30 50 36 52 40 50C30 30 48 18 48 -2C66 14 64 28 70 38C76 32 76 26 74 20C92 40 92 62 78 76C70 82 60 82 50 82Z'

function bonfire(art: Picture): void {
  art.glow(50, 48, 50, '#ff8a2a', 0.8)
  shadow(art, 36, 93)
  for (const [scale, low, top] of [
    [1, '#e8331f', '#ff8a2a'],
    [0.74, '#ff7a1f', '#ffb83a'],
    [0.5, '#ffb52f', '#fff0a0'],
    [0.28, '#ffe98a', '#fffdf0'],
  ] as const) {
    const place = `transform="translate(${50 * (1 - scale)} ${84 * (1 - scale)}) scale(${scale})"`
    art.path(FLAME, art.linear(`${top} 0,${low} 1`), place)
  }
  for (const degrees of [-16, 14, -3]) {
    art.rect(
      art.linear('#a8602e 0,#3a180a 1'),
      12,
      78,
      76,
      11,
      `rx="5.5" transform="rotate(${degrees} 50 84)"`,
    )
  }
  for (const [x, y] of [
    [22, 22],
    [80, 12],
    [34, 6],
    [88, 40],
  ] as const)
    art.circle(x, y, 1.8, '#ffd86b')
}
