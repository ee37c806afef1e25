import { Picture } from '../draw/picture.ts'
import { pick } from '../draw/random.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'

type WheelColour = 'accent' | 'second' | 'frameLine' | 'ink' | 'stageMiddle' | 'accentDark' | 'secondDark'

/**
 * A wheel of equal segments, 400×400, the first one's middle at the top, then clockwise. Each segment names its colour, so
 * that the same payment is the same colour; `hub` is what stands in the middle.
 */
export function fortuneWheel(
  palette: Palette,
  segments: readonly WheelColour[],
  hub: 'star' | 'sun',
): string {
  const art = new Picture(`fortune-${hub}`, 400, 400)
  const { frameLine, frameDark, frameLight } = palette
  const degrees = 360 / segments.length
  art.ellipse(200, 208, 186, 184, '#000', `opacity=".5" ${art.blur(7)}`)
  art.circle(
    200,
    200,
    190,
    art.linear(`#fff6d0 0,${frameLine} .3,${frameLight} .6,${frameDark} 1`, 0, 0, 1, 1),
  )
  for (const [index, colour] of segments.entries()) {
    const half = (degrees / 2) * (Math.PI / 180)
    const [x, y] = [Math.sin(half) * 172, Math.cos(half) * 172]
    art.path(
      `M200 200L${200 - x} ${200 - y}A172 172 0 0 1 ${200 + x} ${200 - y}Z`,
      palette[colour],
      `stroke="${frameDark}" stroke-width="1" transform="rotate(${index * degrees} 200 200)"`,
    )
  }
  art.circle(200, 200, 172, art.radial('#000 0 .42,#000 .45 0,#000 .9 0,#000 1 .35'))
  for (let bulb = 0; bulb < segments.length; bulb++) {
    const angle = ((bulb + 0.5) * degrees * Math.PI) / 180
    const [x, y] = [200 + Math.sin(angle) * 181, 200 - Math.cos(angle) * 181]
    art.circle(x, y, 3.6, frameDark).circle(x, y, 2.4, '#fff3c4')
  }
  art
    .circle(200, 200, 58, art.linear(`#fff6d0 0,${frameLine} .5,${frameDark} 1`, 0, 0, 1, 1))
    .circle(200, 200, 49, palette.stageEdge)
  if (hub === 'star')
    art
      .path(star(200, 200, 42, 19), frameLine)
      .path(star(200, 200, 26, 11.4), palette.accent)
      .circle(200, 200, 6, '#fff6dc')
  else sun(art, palette)
  return art.svg()
}

function sun(art: Picture, { frameLine, accent, ink }: Palette): void {
  for (let ray = 0; ray < 12; ray++) {
    art.path(
      ray % 2 ? 'M196 176L200 158L204 176Z' : 'M194 178L200 152L206 178Z',
      pick([frameLine, accent], ray),
      `transform="rotate(${ray * 30} 200 200)"`,
    )
  }
  art.circle(200, 200, 24, art.radial(`${ink} 0,${frameLine} .6,${accent} 1`, 0.4, 0.36, 0.75))
  art.path(stepped(200, 200, 13, 13, 4), 'none', `stroke="${accent}" stroke-width="2"`)
}

/** What points at the segment that won, 60×80, its tip at (30, 74). */
export function fortunePointer({ accent, accentDark, frameLine }: Palette): string {
  const art = new Picture('pointer', 60, 80)
  art.path('M8 12Q30 -4 52 12L30 76Z', '#000', `opacity=".4" transform="translate(2 4)" ${art.blur(2)}`)
  art.path(
    'M8 10Q30 -4 52 10L30 74Z',
    art.linear(`${accent} 0,${accentDark} 1`),
    `stroke="${frameLine}" stroke-width="2.4"`,
  )
  return art.circle(30, 20, 8, frameLine).circle(30, 20, 4.6, '#fffbe8').svg()
}
