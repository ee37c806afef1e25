import { Picture } from '../draw/picture.ts'
import { pick } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'carx',
  scene,
  palette: {
    stageEdge: '#06101e',
    stageMiddle: '#12406a',
    frameLight: '#8a5a18',
    frameDark: '#301a06',
    frameLine: '#e8b040',
    ink: '#f4f6fa',
    win: '#ffe39a',
    accent: '#c21a3c',
    accentDark: '#5e0a1e',
    second: '#12988e',
    secondDark: '#064a48',
  },
  scale: scaleOf('rast', 261.6),
}

function scene(): string {
  const art = new Picture('carx')
  hall(art)
  wheel(art)
  pointer(art)
  return art.vignette(0.45).svg()
}

function hall(art: Picture): void {
  art.rect(art.linear('#0a4a6a 0,#0c2a4a .6,#061224 1'))
  for (let i = 0; i < 24; i++) {
    const a = i * 15 * 0.01745,
      b2 = (i + 0.5) * 15 * 0.01745
    art.path(
      `M150 150L${150 + Math.cos(a) * 260} ${150 + Math.sin(a) * 260}L${150 + Math.cos(b2) * 260} ${150 + Math.sin(b2) * 260}Z`,
      '#2bd4c0',
      'opacity=".1"',
    )
  }
  art.glow(150, 90, 120, '#ffe39a', 0.4)
}

function wheel(art: Picture): void {
  art.group('translate(150 150)', () => {
    art.circle(0, 8, 132, '#000', `opacity=".5" ${art.blur(7)}`)
    art.circle(0, 0, 130, art.linear('#fff0b0 0,#d69a34 .4,#7a4a10 .8'))
    const C = ['#c21a3c', '#f3e4c4', '#0f8f86', '#f0a93a', '#2a4f9e', '#f3e4c4']
    for (let i = 0; i < 24; i++) {
      const a = (i * 15 - 90) * 0.01745,
        b2 = ((i + 1) * 15 - 90) * 0.01745,
        P = (q: number, t: number) => `${Math.cos(t) * q} ${Math.sin(t) * q}`
      art.path(
        `M${P(116, a)}A116 116 0 0 1 ${P(116, b2)}L0 0Z`,
        pick(C, i),
        'stroke="#7a4a10" stroke-width="1"',
      )
      const m = (a + b2) / 2
      art.path(
        star(Math.cos(m) * 92, Math.sin(m) * 92, 7, 3.1),
        i % 6 === 1 || i % 6 === 5 ? '#c21a3c' : '#fff6dc',
        'opacity=".95"',
      )
      const t = a
      art
        .circle(Math.cos(t) * 123, Math.sin(t) * 123, 4, '#fffbe0')
        .circle(Math.cos(t) * 123, Math.sin(t) * 123, 2.2, '#ffd36b')
    }
    art.circle(0, 0, 116, art.radial('#000 .3 0,#000 1 .35'))
    art
      .circle(0, 0, 38, art.linear('#fff0b0 0,#d69a34 .5,#7a4a10 1', 0, 0, 1, 1))
      .circle(0, 0, 31, '#0c2a4a')
      .path(star(0, 0, 26, 12), '#f0c050')
      .path(star(0, 0, 16, 7), '#c21a3c')
      .circle(0, 0, 4, '#fff6dc')
  })
}

function pointer(art: Picture): void {
  art
    .path('M136 2H164L150 42Z', art.linear('#ff6a7a 0,#a00a2c 1'))
    .path('M136 2H164L161 9H139Z', '#ffd9de')
    .line('M136 2H164L150 42Z', '#fff0c8', 1.4)
}
