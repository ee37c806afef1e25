import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { leaf } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/uzum.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'uzum',
  scene,
  palette: {
    stageEdge: '#0d1a10',
    stageMiddle: '#34502a',
    frameLight: '#7a5228',
    frameDark: '#2c1a0a',
    frameLine: '#d8c96a',
    ink: '#fbf8e4',
    win: '#fff0a0',
    accent: '#8a3fc0',
    accentDark: '#3a1070',
    second: '#8ab84a',
    secondDark: '#2c5a22',
  },
  scale: scaleOf('rast', 220),
  symbols,
}

function scene(): string {
  const art = new Picture('uzum')
  const next = random(3)
  vineyard(art, next)
  vine(art, next)
  return art.vignette(0.3).svg()
}

function vineyard(art: Picture, next: () => number): void {
  art.rect(art.linear('#ffe9a8 0,#c9c25a .4,#4a7a36 .75,#15331f 1', 0.2, 0, 0.8, 1))
  art.glow(60, 18, 130, '#fff6cf', 0.95)
  for (let i = 0; i < 7; i++) {
    const y = 104 + i * i * 2.2
    art.line(
      `M-6 ${y + 16}Q150 ${y - 10} 306 ${y + 10}`,
      i % 2 ? '#3a6a2c' : '#2a5226',
      6 + i * 2.2,
      'opacity=".7"',
    )
  }
  const b = art.blur(5)
  art.add(`<g ${b}>`)
  for (let i = 0; i < 14; i++)
    art.circle(
      next() * 300,
      next() * 120,
      8 + next() * 14,
      pick(['#8ab84a', '#fff0a0', '#3f7a34'], i),
      `opacity="${0.25 + next() * 0.3}"`,
    )
  art.add('</g>')
}

function vine(art: Picture, next: () => number): void {
  art.line('M-6 26C60 8 130 36 306 8', '#3a2214', 6).line('M-6 23C60 5 130 33 306 5', '#a8743c', 1.3)
  const Lf = (x: number, y: number, k: number, a: number, f: string) =>
    art.group(`translate(${x} ${y}) rotate(${a}) scale(${k})`, () => {
      art
        .path(
          'M0 0C-10 -8 -34 -10 -40 -26C-30 -24 -28 -30 -34 -44C-20 -40 -14 -46 0 -66C14 -46 20 -40 34 -44C28 -30 30 -24 40 -26C34 -10 10 -8 0 0Z',
          f,
        )
        .line(
          'M0 0V-54M0 -10L-28 -22M0 -10L28 -22M0 -24L-18 -38M0 -24L18 -38',
          '#e6f0a0',
          1.2,
          'opacity=".6"',
        )
    })
  Lf(232, 24, 1.1, 150, art.linear('#a8c84a 0,#2f6a2c 1'))
  Lf(108, 26, 1.06, 196, art.linear('#d0d85a 0,#4f8a34 1'))
  const G = art.radial('#e9b8ff 0,#8a3fc0 .35,#4a1684 .7,#1f0744 1', 0.34, 0.3, 0.78),
    G2 = art.radial('#c99aff 0,#6a2aa8 .4,#2a0c5a 1', 0.34, 0.3, 0.8)
  const rows = [5, 6, 7, 6, 6, 5, 4, 3, 1]
  art.ellipse(178, 182, 60, 10, '#0a1a10', `opacity=".4" ${art.blur(5)}`)
  rows.forEach((n, j) => {
    for (let i = 0; i < n; i++) {
      const x = 172 + (i - (n - 1) / 2) * 19 + (next() - 0.5) * 4,
        y = 44 + j * 16 + (next() - 0.5) * 4
      art
        .circle(x, y, 11.4, (i + j) % 3 ? G : G2)
        .ellipse(x - 3.6, y - 4.2, 2.8, 1.8, '#fff', `opacity="${0.6 + next() * 0.35}"`)
        .line(`M${x - 6} ${y + 7.5}A10 10 0 0 0 ${x + 7} ${y + 7}`, '#c99aff', 1, 'opacity=".5"')
    }
  })
  Lf(206, 28, 0.6, 216, art.linear('#c2d452 0,#3f7a30 1'))
  art.line('M196 22C216 30 214 48 226 50C236 52 238 42 230 40', '#6a8a2a', 1.8)
  Lf(30, 40, 0.9, 130, art.linear('#7fae3c 0,#1f4f26 1'))
  art.path(leaf(-14, 190, 96, 26, -30), '#0c2413', `opacity=".8" ${art.blur(3)}`)
}
