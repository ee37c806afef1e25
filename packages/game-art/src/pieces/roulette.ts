import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'
import { drawGlyphs } from './glyphs.ts'

/** The pockets of a wheel with one zero, clockwise from the top. */
export const WHEEL_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const
const POCKET_DEGREES = 360 / WHEEL_ORDER.length
const [RED, BLACK, GREEN] = ['#b3123f', '#10181d', '#0b8a7c']

/** What stands still around the wheel, 400×400: the bowl with its track and eight guards. */
export function rouletteBowl(palette: Palette): string {
  const art = new Picture('bowl', 400, 400)
  const { frameLight, frameDark, frameLine } = palette
  art.ellipse(200, 208, 190, 188, '#000', `opacity=".5" ${art.blur(8)}`)
  art.circle(
    200,
    200,
    194,
    art.linear(`${frameLight} 0,${frameDark} .45,${frameDark} .7,${frameLight} 1`, 0, 0, 1, 1),
  )
  art.circle(200, 200, 192, 'none', `stroke="${frameLine}" stroke-width="2"`)
  art.circle(200, 200, 172, art.radial(`${frameDark} 0,${frameDark} .82,${frameLight} .92,${frameDark} 1`))
  art.circle(200, 200, 172, 'none', `stroke="${frameLine}" stroke-width="1" opacity=".7"`)
  for (let guard = 0; guard < 8; guard++) {
    const shape = guard % 2 ? 'M196 47L200 37L204 47L200 57Z' : 'M191 44L200 40L209 44L200 48Z'
    art.path(shape, frameLine, `transform="rotate(${guard * 45 + 22.5} 200 200)"`)
  }
  return art.svg()
}

/** What turns, 400×400, zero at the top. */
export function rouletteWheel(palette: Palette): string {
  const art = new Picture('wheel', 400, 400)
  const { frameLight, frameDark, frameLine } = palette
  art.circle(200, 200, 150, frameLine)
  for (const [index, number] of WHEEL_ORDER.entries()) pocket(art, index, number, frameLine)
  art.circle(200, 200, 148, 'none', `stroke="${frameLine}" stroke-width="2"`)
  art.circle(200, 200, 116, 'none', `stroke="${frameLine}" stroke-width="1.4"`)
  art.circle(200, 200, 88, art.radial(`${frameLight} 0,${frameDark} 1`, 0.4, 0.34, 0.75))
  art.circle(200, 200, 87, 'none', `stroke="${frameLine}" stroke-width="2"`)
  for (let spoke = 0; spoke < 16; spoke++) {
    art.line('M200 200V118', frameLine, 0.8, `opacity=".35" transform="rotate(${spoke * 22.5} 200 200)"`)
  }
  art.path(star(200, 200, 62, 30, 8), frameDark, 'opacity=".55"')
  spindle(art, frameLine)
  return art.svg()
}

function pocket(art: Picture, index: number, number: number, line: string): void {
  const colour = number === 0 ? GREEN : index % 2 ? RED : BLACK
  const half = (POCKET_DEGREES / 2) * (Math.PI / 180)
  const at = (radius: number, angle: number) =>
    `${200 + Math.sin(angle) * radius} ${200 - Math.cos(angle) * radius}`
  const ring = (outer: number, inner: number) =>
    `M${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`
  art.group(`rotate(${index * POCKET_DEGREES} 200 200)`, () => {
    art.path(ring(147, 117), colour, `stroke="${line}" stroke-width=".8"`)
    art.path(ring(116, 89), colour, `stroke="${line}" stroke-width=".8"`)
    art.path(ring(116, 89), '#000', 'opacity=".32"')
    drawGlyphs(art, String(number), 200, 67, 13, '#fff8e8', 1.9)
  })
}

function spindle(art: Picture, line: string): void {
  const metal = art.linear(`#fffbe0 0,${line} .35,#6a4210 .65,${line} 1`, 0, 0, 1, 1)
  for (const turn of [0, 90, 180, 270]) {
    art.group(`rotate(${turn} 200 200)`, () => {
      art.rect(metal, 196.5, 152, 7, 48, 'rx="3"').circle(200, 150, 8, metal)
    })
  }
  art
    .circle(200, 200, 24, metal)
    .circle(200, 200, 16, art.radial(`#fffbe0 0,${line} .5,#6a4210 1`, 0.36, 0.32, 0.7))
  art.path(star(200, 200, 10, 4.4), '#fffbe8', 'opacity=".9"')
}

/** 24×24. */
export function rouletteBall(): string {
  const art = new Picture('ball', 24, 24)
  art.ellipse(13, 15, 9, 8, '#000', `opacity=".5" ${art.blur(1.6)}`)
  art.circle(12, 12, 9, art.radial('#fff 0,#eef2f4 .5,#8fa0aa 1', 0.36, 0.32, 0.72))
  return art.svg()
}
