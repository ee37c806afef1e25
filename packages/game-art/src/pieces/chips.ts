import { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'

/** The colours a theme's chips come in, from the smallest stake up. */
const TONES = ['second', 'accent', 'frameLine', 'stageMiddle', 'ink'] as const
type ChipTone = (typeof TONES)[number]

/** A chip seen from above, 100×100; amounts are written on it by whoever places it. */
export function chip(palette: Palette, tone: ChipTone): string {
  const art = new Picture(`chip-${tone}`, 100, 100)
  const fill = palette[tone]
  const spot = tone === 'ink' ? palette.accent : '#fff6e0'
  art.ellipse(50, 55, 44, 42, '#000', `opacity=".45" ${art.blur(3)}`)
  art
    .circle(50, 50, 45, fill)
    .circle(50, 50, 45, art.linear('#fff 0 .28,#fff .45 0,#000 .55 0,#000 1 .42', 0.2, 0, 0.7, 1))
  for (let index = 0; index < 8; index++) {
    art.path(
      'M44.4 5.6A45 45 0 0 1 55.6 5.6L54 17.4A33 33 0 0 0 46 17.4Z',
      spot,
      `opacity=".92" transform="rotate(${index * 45} 50 50)"`,
    )
    art.path(
      stepped(50, 11.6, 2.2, 2.6, 2),
      fill,
      `transform="rotate(${index * 45 + 22.5} 50 50)" opacity=".9"`,
    )
    art.path(
      stepped(50, 11.6, 2.6, 3, 2),
      spot,
      `transform="rotate(${index * 45 + 22.5} 50 50)" opacity=".55"`,
    )
  }
  art.circle(50, 50, 32, 'none', 'stroke="#000" stroke-opacity=".3" stroke-width="2"')
  art.circle(50, 50, 31, art.radial('#fff 0 .22,#fff .6 .04,#000 1 .22', 0.4, 0.3, 0.8))
  art.circle(50, 50, 28, 'none', `stroke="${spot}" stroke-width="1.2" opacity=".85"`)
  art.path(star(50, 50, 24, 17, 8), 'none', `stroke="${spot}" stroke-width=".8" opacity=".5"`)
  return art.svg()
}

export const CHIP_TONES: readonly ChipTone[] = TONES
