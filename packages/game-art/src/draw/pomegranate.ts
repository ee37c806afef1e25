import type { Picture } from './picture.ts'
import { random } from './random.ts'

const HEART = 'M-34 -34C-14 -52 22 -44 40 -22C56 -2 50 32 26 46C4 58 -24 50 -36 30C-48 10 -50 -18 -34 -34Z'
const SKIN_EDGE =
  'M-38 -38C-16 -58 26 -50 46 -26C62 -4 56 36 30 51C4 64 -28 55 -41 33C-54 10 -55 -20 -38 -38Z'
const CROWN =
  'M-14 -62C-20 -78 -26 -86 -30 -92C-20 -90 -14 -88 -10 -84C-8 -92 -4 -98 0 -102C3 -96 6 -90 8 -84C14 -88 20 -92 28 -94C22 -86 18 -76 14 -62Z'
const BODY = 'M0 -66C44 -70 72 -36 70 4C68 46 38 72 0 72C-40 72 -70 44 -70 2C-70 -38 -42 -66 0 -66Z'

/** The fill of a pomegranate's seed. */
export const seedFill = (art: Picture) => art.radial('#ff9fb0 0,#e0194a .45,#7c0526 1', 0.36, 0.34, 0.72)

/** An opened pomegranate around (x, y). */
export function drawPomegranate(art: Picture, x: number, y: number, radius: number, degrees = -8): void {
  art.group(`translate(${x} ${y}) scale(${radius / 70}) rotate(${degrees})`, () => {
    art.ellipse(4, 74, 64, 9, '#12030a', `opacity=".55" ${art.blur(5)}`)
    art.path(CROWN, art.linear('#ff9a6a 0,#b01530 .6,#5a0719 1'))
    art.path(BODY, art.radial('#ff8a66 0,#e2293e .34,#a10d2d .68,#42051a 1', 0.3, 0.26, 0.86))
    art.path(SKIN_EDGE, '#ffd9a6').path(HEART, art.radial('#7a0a22 0,#3c0414 1'))
    drawSeeds(art)
    art.line(HEART, '#fff0d6', 1.6, 'opacity=".9"')
    art.line('M-62 -16C-56 -44 -32 -60 -6 -62', '#ffd2b0', 4, `opacity=".7" ${art.blur(1.6)}`)
  })
}

function drawSeeds(art: Picture): void {
  const next = random(7)
  const fill = seedFill(art)
  art.group(
    '',
    () => {
      for (let row = 0; row < 10; row++) {
        for (let column = 0; column < 10; column++) {
          const x = -52 + column * 11.4 + (row % 2 ? 5.7 : 0) + (next() - 0.5) * 2.4
          const y = -50 + row * 10.6 + (next() - 0.5) * 2.2
          const turn = (next() - 0.5) * 50 + Math.atan2(y, x) * 30
          art.group(`translate(${x} ${y}) rotate(${turn})`, () => {
            art.ellipse(0, 0, 6.2, 5.2, fill).ellipse(-1.7, -1.9, 1.9, 1.2, '#fff', 'opacity=".82"')
          })
        }
      }
      const skins = 'M-40 6C-14 -4 10 4 44 -8M-2 6C4 22 6 36 8 52'
      art.line(skins, '#ffd9a6', 3.2, 'opacity=".95"')
    },
    art.clip(HEART),
  )
}
