import { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/tar.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'tar',
  scene,
  palette: {
    stageEdge: '#14070a',
    stageMiddle: '#4a1c1c',
    frameLight: '#8a4a1e',
    frameDark: '#2e1208',
    frameLine: '#f0bc62',
    ink: '#fff0dc',
    win: '#ffdc8a',
    accent: '#e0862a',
    accentDark: '#7a3a0c',
    second: '#a83a4a',
    secondDark: '#56121e',
  },
  scale: scaleOf('segah', 196),
  symbols,
}

function scene(): string {
  const art = new Picture('tar')
  room(art)
  music(art)
  tar(art)
  strings(art)
  return art.vignette(0.5).svg()
}

function room(art: Picture): void {
  art.rect(art.linear('#2c0d16 0,#5c1f22 .5,#1c080e 1', 0, 0, 1, 1))
  const light = art.linear('#ffcf8a 0 .5,#ffb066 1 0', 0, 0, 1, 1)
  art.path('M-10 -10H70L210 198H60Z', light, art.blur(9))
  for (let y = 10; y < 190; y += 22) {
    for (let x = (y % 44) - 8; x < 310; x += 44) {
      art
        .path(stepped(x, y, 9, 9, 4), '#c8503c', 'opacity=".1"')
        .path(stepped(x, y, 4, 4, 2), '#f0b060', 'opacity=".12"')
    }
  }
}

/** What is heard, as waves that leave the strings. */
function music(art: Picture): void {
  for (let ring = 0; ring < 7; ring++) {
    const radius = 44 + ring * 19
    const extra = `opacity="${0.5 - ring * 0.06}" stroke-dasharray="${ring % 2 ? '1 7' : '40 9'}"`
    art.circle(112, 124, radius, 'none', `stroke="#f6c370" stroke-width="${1.7 - ring * 0.14}" ${extra}`)
  }
  art.glow(112, 124, 120, '#ffb050', 0.34)
}

const BODY =
  'M0 -2C-13 -2 -20 8 -20 17C-20 26 -14 30 -15 38C-16 46 -34 48 -34 72C-34 94 -18 104 0 104C18 104 34 94 34 72C34 48 16 46 15 38C14 30 20 26 20 17C20 8 13 -2 0 -2Z'
const SKIN =
  'M0 6C-8 6 -13 11 -13 18C-13 26 -7 30 -8 38C-9 48 -26 52 -26 72C-26 88 -14 96 0 96C14 96 26 88 26 72C26 52 9 48 8 38C7 30 13 26 13 18C13 11 8 6 0 6Z'

function tar(art: Picture): void {
  art.group('translate(172 82) rotate(58)', () => {
    art.path(BODY, '#000', `opacity=".6" transform="translate(10 2)" ${art.blur(5)}`)
    art.rect('#1a0a08', -5, -116, 13, 118, `opacity=".5" ${art.blur(3)}`)
    const wood = art.linear('#ffd49a 0,#c8742c .3,#6e2c10 .72,#a85a24 1', 0, 0, 1, 0)
    art.path(BODY, wood).line(BODY, '#ffe2b0', 1, 'opacity=".7"')
    art.path(SKIN, art.radial('#fff6e2 0,#f2d9ac .6,#c99a62 1', 0.4, 0.45, 0.7)).line(SKIN, '#6e2c10', 1.6)
    art.rect(art.linear('#5a2a14 0,#a8622e .4,#2a100a 1', 0, 0, 1, 0), -5.5, -102, 11, 112)
    for (let fret = 0; fret < 9; fret++) art.rect('#f3d9a0', -5.5, -92 + fret * 9.6, 11, 1.1, 'opacity=".85"')
    art.path('M-7 -102H7L10 -138C4 -146 -4 -146 -10 -138Z', wood)
    for (const [x, y] of [
      [-9, -112],
      [9, -118],
      [-9, -126],
      [9, -131],
    ] as const) {
      art.line(`M${x} ${y}H${x * 2}`, '#f0dcb4', 2.6).circle(x * 2.1, y, 3.4, '#fff3d8')
    }
    art.rect('#5a2410', -15, 72, 30, 4, 'rx="2"').path(star(0, 86, 4.4, 2), '#b5402a')
    for (const [x, y] of [
      [-10, 18],
      [10, 18],
      [-24, 72],
      [24, 72],
    ] as const)
      art.circle(x, y, 1.2, '#fff4d8')
  })
}

function strings(art: Picture): void {
  art.group('translate(172 82) rotate(58)', () => {
    for (const [index, x] of [-4, -1.6, 0.8, 3.2].entries()) {
      art.line(`M${x} -134L${x * 1.9} 74`, index % 2 ? '#fff6dc' : '#ffd98a', 0.7)
    }
  })
  art.path('M88 116L76 104L86 100L97 110Z', '#f2e0bc', 'stroke="#7a4a20" stroke-width=".8"')
}
