import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Drawing } from './drawn.ts'

/** What weavers knot, each within 23 of the middle; `ink` is the thread, `ground` the tile. */
const MOTIFS = {
  step(art: Picture, ink: string, ground: string) {
    art
      .path(stepped(50, 50, 22, 22, 4), ink)
      .path(stepped(50, 50, 13, 13, 3), ground)
      .path(stepped(50, 50, 5, 5, 2), ink)
  },
  star(art: Picture, ink: string, ground: string) {
    art
      .path(star(50, 50, 23, 10), ink)
      .path(star(50, 50, 12, 5.4), ground)
      .circle(50, 50, 2.6, ink)
  },
  comb(art: Picture, ink: string) {
    const rows =
      'M32 36H68M32 50H68M32 64H68M38 36V30M50 36V30M62 36V30M38 50V44M50 50V44M62 50V44M38 64V58M50 64V58M62 64V58'
    art.line(rows, ink, 3.6)
  },
  hook(art: Picture, ink: string) {
    art.line('M50 30V70M50 38H36V50M50 38H64V50M50 62H36V56M50 62H64V56', ink, 4)
    art.path('M50 26l4 4-4 4-4-4zM50 66l4 4-4 4-4-4z', ink)
  },
  horns(art: Picture, ink: string) {
    art.line(
      'M50 72V44M50 44C50 30 32 26 30 40C30 50 42 50 41 42M50 44C50 30 68 26 70 40C70 50 58 50 59 42M38 62H62',
      ink,
      4.2,
    )
    art.path(stepped(50, 70, 6, 5, 2), ink)
  },
  waves(art: Picture, ink: string) {
    for (const y of [36, 50, 64]) art.line(`M29 ${y}q5.2 -9 10.5 0t10.5 0t10.5 0t10.5 0`, ink, 3.8)
  },
  tree(art: Picture, ink: string) {
    art.line('M50 72V28M50 60L36 48M50 60L64 48M50 48L38 38M50 48L62 38M50 37L43 30M50 37L57 30', ink, 3.6)
    art.path('M40 70H60V75H40Z', ink)
  },
  meander(art: Picture, ink: string) {
    art.line('M30 68V32H62V60H40V42H52V50M30 68H70V32', ink, 4)
  },
  glass(art: Picture, ink: string, ground: string) {
    art
      .path('M30 29H70L50 50L70 71H30L50 50Z', ink)
      .path('M39 34H61L50 45ZM39 66H61L50 55Z', ground)
      .path(stepped(50, 50, 6, 6, 2), ink)
  },
  wheel(art: Picture, ink: string, ground: string) {
    art.circle(50, 50, 22, ink).circle(50, 50, 16, ground)
    art
      .line('M50 28V72M28 50H72M34.4 34.4L65.6 65.6M65.6 34.4L34.4 65.6', ink, 3.4)
      .circle(50, 50, 6, ink)
      .circle(50, 50, 2.6, ground)
  },
  bird(art: Picture, ink: string, ground: string) {
    art
      .path(
        'M30 52H36V46H42V40H48V34H54V30H64V34H70V38H62V46H66V58H60V64H54V72H50V64H44V72H40V64H36V58H30Z',
        ink,
      )
      .rect(ground, 57, 33, 3, 3)
  },
  drops(art: Picture, ink: string, ground: string) {
    for (const [x, y] of [
      [50, 36],
      [37, 58],
      [63, 58],
    ] as const) {
      art
        .path(
          `M${x} ${y - 12}C${x + 11} ${y} ${x + 9} ${y + 11} ${x} ${y + 11}C${x - 9} ${y + 11} ${x - 11} ${y} ${x} ${y - 12}Z`,
          ink,
        )
        .circle(x, y + 3, 3.4, ground)
    }
  },
  rings(art: Picture, ink: string) {
    for (const [x, y] of [
      [42, 42],
      [58, 42],
      [42, 58],
      [58, 58],
    ] as const)
      art.circle(x, y, 12, 'none', `stroke="${ink}" stroke-width="3.2"`)
    art.path(stepped(50, 50, 5, 5, 2), ink)
  },
} as const

/** A tile of the theme: its light and dark, and the thread. */
export function tile(motif: keyof typeof MOTIFS, light: string, dark: string, ink: string): Drawing {
  return (art) => {
    art.rect('#000', 18, 22, 64, 64, `rx="11" opacity=".35" ${art.blur(2)}`)
    art.rect(art.linear(`${light} 0,${dark} 1`), 18, 18, 64, 64, 'rx="10"')
    art.rect('none', 22.5, 22.5, 55, 55, `rx="6.5" stroke="${ink}" stroke-width="1.6" opacity=".8"`)
    MOTIFS[motif](art, ink, dark)
  }
}
