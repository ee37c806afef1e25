import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'

/** What falls over pins: a seed of the theme's colour, 40×40. */
export function drop({ accent, accentDark, win }: Palette): string {
  const art = new Picture('drop', 40, 40)
  art.glow(20, 20, 20, win, 0.5)
  art.circle(20, 20, 13, art.radial(`#fff 0,${accent} .4,${accentDark} 1`, 0.34, 0.3, 0.8))
  return art.ellipse(15.6, 14.6, 4, 2.6, '#fff', 'opacity=".9" transform="rotate(-30 15.6 14.6)"').svg()
}

/** 24×24. */
export function pin({ frameLine, frameDark }: Palette): string {
  const art = new Picture('pin', 24, 24)
  art.circle(13.4, 14.6, 6.4, '#000', `opacity=".5" ${art.blur(1)}`)
  return art
    .circle(12, 12, 6.4, art.radial(`#fffbe8 0,${frameLine} .5,${frameDark} 1`, 0.36, 0.32, 0.75))
    .svg()
}

/** A cup under the pins, 60×44; `heat` from 0 (pays least) to 1 (pays most). What it pays is written over it. */
export function cup({ accent, second, frameLine }: Palette, heat: number): string {
  const art = new Picture(`cup${Math.round(heat * 100)}`, 60, 44)
  art.path('M4 4H56V26Q56 40 42 40H18Q4 40 4 26Z', second)
  art.path('M4 4H56V26Q56 40 42 40H18Q4 40 4 26Z', accent, `opacity="${heat}"`)
  art.path('M4 4H56V26Q56 40 42 40H18Q4 40 4 26Z', art.linear('#fff 0 .3,#fff .3 0,#000 1 .35'))
  art.rect(frameLine, 2, 2, 56, 5, 'rx="2.5"')
  return art.svg()
}

/** A ball of keno, 60×60, its number is written on it; `tone` says whether it is waiting, drawn or hit. */
export function kenoBall(palette: Palette, tone: 'waiting' | 'drawn' | 'hit'): string {
  const art = new Picture(`keno-${tone}`, 60, 60)
  const [light, dark] =
    tone === 'hit'
      ? [palette.win, palette.accent]
      : tone === 'drawn'
        ? [palette.second, palette.secondDark]
        : [palette.stageMiddle, palette.stageEdge]
  if (tone === 'hit') art.glow(30, 30, 30, palette.win, 0.6)
  art.ellipse(31, 34, 23, 22, '#000', `opacity=".45" ${art.blur(2)}`)
  art.circle(30, 30, 23, art.radial(`${light} 0,${light} .35,${dark} 1`, 0.38, 0.34, 0.8))
  art.circle(30, 30, 22.4, 'none', `stroke="${palette.frameLine}" stroke-width="1.2" opacity=".7"`)
  if (tone === 'hit') art.path(star(30, 30, 21, 15), 'none', 'stroke="#fff" stroke-width="1" opacity=".55"')
  return art.ellipse(22, 19, 7, 4, '#fff', 'opacity=".4" transform="rotate(-30 22 19)"').svg()
}
