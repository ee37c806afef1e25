import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { TRAY } from '../pieces/scratch-tray.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'xonca',
  scene,
  palette: {
    stageEdge: '#160a0c',
    stageMiddle: '#5a1c24',
    frameLight: '#a8642e',
    frameDark: '#3a180c',
    frameLine: '#f6cf8a',
    ink: '#fff4e2',
    win: '#ffe7a0',
    accent: '#d8283c',
    accentDark: '#6a0a18',
    second: '#4f9a3a',
    secondDark: '#1e4a1a',
  },
  scale: scaleOf('rast', 261.6),
}

function scene(): string {
  const art = new Picture('xonca')
  table(art)
  tray(art)
  sweets(art)
  wheat(art)
  candles(art)
  eggs(art)
  return art.vignette(0.42).svg()
}

function table(art: Picture): void {
  art.rect(art.linear('#3a1220 0,#6a1c28 .5,#2a0a12 1'))
  art.glow(150, 50, 150, '#ffb86a', 0.5)
  const next = random(18)
  const soft = art.blur(6)
  for (let index = 0; index < 14; index++)
    art.circle(
      next() * 300,
      next() * 90,
      5 + next() * 11,
      pick(['#ffcf7a', '#ff8a5a', '#ffe6b0'], index),
      `opacity="${0.14 + next() * 0.3}" ${soft}`,
    )
  art.path('M-4 128H304V190H-4Z', art.linear('#b0202e 0,#5a0c18 1'))
  for (let x = 0; x < 310; x += 24)
    art
      .path(stepped(x, 180, 9, 7, 3), '#f6cf8a', 'opacity=".35"')
      .path(stepped(x + 12, 134, 5, 4, 2), '#f6cf8a', 'opacity=".25"')
}

function tray(art: Picture): void {
  art.ellipse(150, 158, 138, 24, '#12040a', `opacity=".6" ${art.blur(5)}`)
  const copper = art.linear('#fff0c8 0,#e09a4a .3,#8a4418 .6,#f0b46a .82,#6a300e 1', 0, 0, 1, 0)
  art.ellipse(150, 150, 136, 28, copper).ellipse(150, 147, 128, 24, art.linear('#a85a24 0,#f0bc74 1'))
  art.ellipse(150, 147, 118, 20, 'none', 'stroke="#7a3c14" stroke-width="1" opacity=".7"')
  for (let index = 0; index < 40; index++) {
    const angle = (index * Math.PI) / 20
    art.circle(150 + Math.cos(angle) * 132, 148 + Math.sin(angle) * 26, 1.5, '#fff4d6', 'opacity=".8"')
  }
}

/** Draws a thing of the tray with its foot at (x, y), `size` wide. */
function place(art: Picture, thing: (art: Picture) => void, x: number, y: number, size: number): void {
  art.group(`translate(${x - size / 2} ${y - size * 0.9}) scale(${size / 100})`, () => thing(art))
}

function sweets(art: Picture): void {
  place(art, TRAY.pakhlava, 64, 146, 54)
  place(art, TRAY.shekerbura, 222, 146, 62)
  place(art, TRAY.goghal, 258, 152, 42)
}

function wheat(art: Picture): void {
  place(art, TRAY.wheat, 150, 146, 106)
}

function candles(art: Picture): void {
  place(art, TRAY.candles, 98, 144, 62)
  place(art, TRAY.candles, 200, 143, 54)
}

function eggs(art: Picture): void {
  place(art, TRAY.egg, 116, 162, 36)
  place(art, TRAY.nuts, 186, 164, 44)
  place(art, TRAY.shekerbura, 84, 164, 46)
  place(art, TRAY.egg, 148, 168, 34)
}
