import { Picture } from '../draw/picture.ts'
import { pick } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/simurq.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'simurq',
  scene,
  palette: {
    stageEdge: '#05101c',
    stageMiddle: '#12404f',
    frameLight: '#8a5a1e',
    frameDark: '#30180a',
    frameLine: '#ffcf6b',
    ink: '#f4fbf8',
    win: '#ffe38a',
    accent: '#e8532a',
    accentDark: '#7a1226',
    second: '#2aa89c',
    secondDark: '#0b4650',
  },
  scale: scaleOf('humayun', 220),
  symbols,
}

function scene(): string {
  const art = new Picture('simurq')
  night(art)
  feathers(art)
  body(art)
  face(art)
  return art.vignette(0.35).svg()
}

function night(art: Picture): void {
  art.rect(art.radial('#1d5a66 0,#0a2a3c .5,#050f1e 1', 0.5, 0.5, 0.72))
  art.stars(60, 188, 51, '#bff0ff')
  art.glow(150, 88, 110, '#ffcf6b', 0.62)
}

function feathers(art: Picture): void {
  for (let i = 0; i < 36; i++) {
    const t = i * 10 * 0.01745
    art.line(
      `M${150 + Math.cos(t) * 70} ${86 + Math.sin(t) * 70}L${150 + Math.cos(t) * (i % 2 ? 84 : 96)} ${86 + Math.sin(t) * (i % 2 ? 84 : 96)}`,
      '#ffdf9a',
      1,
      'opacity=".35"',
    )
  }
  const F = (l: number, w: number, a: number, f: string, x: number, y: number) =>
    art.add(
      `<path d="M0 0C${l * 0.3} ${-w} ${l * 0.75} ${-w} ${l} 0C${l * 0.75} ${w * 0.8} ${l * 0.3} ${w * 0.7} 0 0Z" transform="translate(${x} ${y}) rotate(${a})" fill="${f}" stroke="#2a0a12" stroke-width=".6"/>`,
    )
  const g1 = art.linear('#5a0a2a 0,#c11f3c .5,#ff9a3a .85,#ffe38a 1', 0, 0, 1, 0),
    g2 = art.linear('#8a1530 0,#f0532a .5,#ffc34a 1', 0, 0, 1, 0),
    g3 = art.linear('#d6452a 0,#ffb03a .6,#fff0b0 1', 0, 0, 1, 0)
  for (let i = 0; i < 5; i++) {
    const a = pick([70, 80, 90, 100, 110], i),
      l = pick([62, 74, 80, 74, 62], i)
    F(l, 7, a, g1, 150, 112)
    const x = 150 + Math.cos(a * 0.01745) * l * 0.92,
      y = 112 + Math.sin(a * 0.01745) * l * 0.92
    art.circle(x, y, 5.6, '#ffd36b').circle(x, y, 3.8, '#0f7a78').circle(x, y, 1.8, '#fff')
  }
  for (const m of [1, -1] as const) {
    art.add(`<g transform="translate(150 0) scale(${m} 1) translate(-150 0)">`)
    for (let i = 0; i < 11; i++) F(128 - i * 6.2, 9, -62 + i * 9.4, g1, 158, 94)
    for (let i = 0; i < 9; i++) F(86 - i * 4.6, 8, -58 + i * 10.4, g2, 158, 94)
    for (let i = 0; i < 7; i++) F(52 - i * 3.4, 7, -54 + i * 12, g3, 158, 95)
    art.add('</g>')
  }
}

function body(art: Picture): void {
  art.path(
    'M150 60C164 70 170 96 150 126C130 96 136 70 150 60Z',
    art.linear('#fff0b0 0,#ffb03a .4,#c11f3c 1'),
  )
  for (let i = 0; i < 5; i++)
    art.line(
      `M${142 - i * 0.6} ${84 + i * 7}Q150 ${90 + i * 7} ${158 + i * 0.6} ${84 + i * 7}`,
      '#8a1530',
      1,
      'opacity=".65"',
    )
}

function face(art: Picture): void {
  art.path(
    'M150 66C142 62 140 48 150 42C160 42 166 50 178 56C166 58 160 64 150 66Z',
    art.linear('#fff3c4 0,#ffb03a 1'),
  )
  art.circle(156, 52, 1.9, '#2a0a12')
  for (const [a, l] of [
    [-128, 26],
    [-108, 30],
    [-90, 26],
  ] as const)
    art
      .line(
        `M150 44q${Math.cos(a * 0.01745) * l * 0.5} ${Math.sin(a * 0.01745) * l * 0.6 - 2} ${Math.cos(a * 0.01745) * l} ${Math.sin(a * 0.01745) * l}`,
        '#ffcf6b',
        1.6,
      )
      .circle(150 + Math.cos(a * 0.01745) * l, 44 + Math.sin(a * 0.01745) * l, 2.8, '#2bd4c0')
}
