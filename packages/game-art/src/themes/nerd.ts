import { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'nerd',
  scene,
  palette: {
    stageEdge: '#100906',
    stageMiddle: '#43291a',
    frameLight: '#9a6a3a',
    frameDark: '#36200f',
    frameLine: '#e8d0a0',
    ink: '#fdf2de',
    win: '#ffe6b0',
    accent: '#2f9a8a',
    accentDark: '#0a4640',
    second: '#a83a24',
    secondDark: '#561608',
  },
  scale: scaleOf('rast', 164.8),
}

function scene(): string {
  const art = new Picture('nerd')
  cloth(art)
  board(art)
  inlay(art)
  pieces(art)
  return art.vignette(0.48).svg()
}

function cloth(art: Picture): void {
  art.rect(art.linear('#2c5a3e 0,#163a2a .5,#08180f 1', 0, 0, 1, 1))
  for (let x = -20; x < 320; x += 26)
    art
      .path(stepped(x, 12, 10, 8, 3), '#0c2a1c', 'opacity=".8"')
      .path(stepped(x + 13, 178, 10, 8, 3), '#0c2a1c', 'opacity=".8"')
  art.glow(80, 24, 150, '#fff0c0', 0.32)
}

const POINTS = [0, 1, 2, 3, 4, 5] as const

/** The open board, turned, with a hinge in the middle. */
function board(art: Picture): void {
  art.group('translate(150 98) rotate(-14) skewX(-6)', () => {
    art.rect('#000', -124, -66, 260, 146, `rx="10" opacity=".6" ${art.blur(8)}`)
    art.rect(art.linear('#d89a56 0,#8a4f26 .4,#4a2410 1'), -132, -76, 264, 152, 'rx="8"')
    art.rect('none', -129, -73, 258, 146, 'rx="6" stroke="#f6dcae" stroke-width="1"')
    for (const side of [-1, 1]) {
      const left = side < 0 ? -120 : 8
      art.rect(art.linear('#3a1f12 0,#5c3420 .5,#2a150c 1'), left, -64, 112, 128, 'rx="3"')
      for (const point of POINTS) {
        const x = left + 2 + point * 18
        const [even, odd] = point % 2 ? ['#f0e2c4', '#2f8a7e'] : ['#2f8a7e', '#f0e2c4']
        art.path(`M${x} -62H${x + 18}L${x + 9} -10Z`, even, 'stroke="#1c0e08" stroke-width=".8"')
        art.path(`M${x} 62H${x + 18}L${x + 9} 10Z`, odd, 'stroke="#1c0e08" stroke-width=".8"')
      }
    }
    art.rect(art.linear('#f0c88a 0,#7a4a24 1', 0, 0, 1, 0), -8, -76, 16, 152)
    for (const y of [-46, 46])
      art
        .rect('#e8c060', -5, y - 9, 10, 18, 'rx="2"')
        .circle(0, y - 5, 1.4, '#5a3a10')
        .circle(0, y + 5, 1.4, '#5a3a10')
  })
}

function inlay(art: Picture): void {
  art.group('translate(150 98) rotate(-14) skewX(-6)', () => {
    for (let x = -124; x <= 124; x += 8) {
      for (const y of [-70, 70])
        art.path(stepped(x, y, 3, 3, 2), Math.round((x + 124) / 8) % 2 ? '#fff6e0' : '#2f9a8a')
    }
    for (const x of [-64, 64]) art.path(star(x, 0, 9, 4), '#fff6e0').path(star(x, 0, 5, 2.2), '#c8502e')
    art.rect(art.linear('#fff 0 .3,#fff .4 0', 0, 0, 1, 0.7), -132, -76, 264, 152, 'rx="8"')
  })
}

function pieces(art: Picture): void {
  const disc = (x: number, y: number, isLight: boolean) => {
    const [top, edge, ring] = isLight ? ['#fff2d6', '#c9a878', '#b8905a'] : ['#5a2a1c', '#240e08', '#a8603a']
    art.ellipse(x + 3, y + 7, 13, 8, '#000', `opacity=".5" ${art.blur(2)}`)
    art.path(`M${x - 12} ${y}v4.6a12 7.6 0 0 0 24 0v-4.6z`, edge).ellipse(x, y, 12, 7.6, top)
    art.ellipse(x, y, 8, 5, 'none', `stroke="${ring}" stroke-width="1.3"`).ellipse(x, y, 3, 1.9, ring)
  }
  for (const [x, y, isLight] of [
    [50, 80, 1],
    [56, 92, 1],
    [72, 128, 0],
    [106, 56, 0],
    [112, 68, 0],
    [118, 80, 0],
    [216, 44, 1],
    [208, 116, 1],
    [204, 104, 1],
    [252, 98, 0],
    [246, 86, 0],
  ] as const)
    disc(x, y, isLight === 1)
  const die = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]) =>
    art.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      art.rect('#000', -9, -6, 22, 22, `rx="5" opacity=".55" ${art.blur(3)}`)
      art
        .rect('#c9b084', -11, -8, 22, 22, 'rx="5"')
        .rect(art.linear('#fffef6 0,#efe2c4 1'), -11, -12, 22, 22, 'rx="5"')
      for (const [px, py] of pips) art.circle(px, py - 1, 2.1, '#2a120c')
    })
  die(150, 128, 18, [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ])
  die(178, 140, -24, [
    [-5, -5],
    [5, 5],
    [0, 0],
    [5, -5],
    [-5, 5],
    [0, 0],
  ])
}
