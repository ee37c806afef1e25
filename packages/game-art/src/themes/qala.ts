import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { arch } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/qala.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'qala',
  scene,
  palette: {
    stageEdge: '#060b1a',
    stageMiddle: '#1f3a5e',
    frameLight: '#8a6650',
    frameDark: '#2e2230',
    frameLine: '#e0bf8a',
    ink: '#f2f4f4',
    win: '#ffe09a',
    accent: '#d69a5a',
    accentDark: '#6a3c22',
    second: '#4f86b0',
    secondDark: '#1c3c5c',
  },
  scale: scaleOf('shur', 174.6),
  symbols,
}

function scene(): string {
  const art = new Picture('qala')
  night(art)
  shore(art)
  tower(art)
  windows(art)
  return art.vignette(0.35).svg()
}

function night(art: Picture): void {
  art.rect(art.linear('#061233 0,#123264 .5,#3c6d96 .78,#9fb6b4 .9'))
  art.stars(64, 110, 91)
  art.glow(72, 60, 100, '#dfeaff', 0.55)
  art.circle(72, 60, 36, art.radial('#fffef2 0,#f2ecd2 .6,#cfc6a0 1', 0.4, 0.36, 0.7))
  for (const [x, y, q] of [
    [62, 50, 6],
    [82, 70, 8],
    [84, 48, 4],
    [64, 74, 4],
  ] as const)
    art.circle(x, y, q, '#c9be94', 'opacity=".4"')
}

function shore(art: Picture): void {
  art.rect(art.linear('#2a5a78 0,#0d2a44 1'), 0, 142, 300, 46)
  for (let i = 0; i < 16; i++)
    art.ellipse(
      72 + ((i % 5) - 2) * 5,
      144 + i * 2.6,
      20 - i * 0.4,
      0.8,
      '#fff6d6',
      `opacity="${0.7 - i * 0.035}"`,
    )
  const _next = random(44)
  art.path('M-4 188V160L30 152L60 158L110 150H304V188Z', '#0c1426')
  let d = 'M214 150V118'
  for (let x = 214; x < 306; x += 10) d += `h5v-6h5v6`
  art.path(`${d}V188H214Z`, art.linear('#3a3450 0,#14121f 1'))
  for (let j = 0; j < 5; j++) art.rect('#0b0a14', 214, 124 + j * 8, 90, 1, 'opacity=".5"')
}

function tower(art: Picture): void {
  art.path('M196 168V58L220 70C226 100 232 130 236 168Z', art.linear('#8a6a58 0,#3a2a30 1', 0, 0, 1, 0))
  const T = 'M132 170V44C132 36 148 31 166 31C184 31 200 36 200 44V170Z'
  art.path(T, art.linear('#f2dcae 0,#c99f70 .26,#7d5a4a .6,#2e2230 1', 0, 0, 1, 0))
  const cl = art.clip(T)
  art.add(`<g ${cl}>`)
  for (let j = 0; j < 18; j++) {
    const y = 48 + j * 7
    art.line(
      `M130 ${y}Q166 ${y + 7} 202 ${y}`,
      '#2a1a20',
      j % 2 ? 2.6 : 0.8,
      `opacity="${j % 2 ? 0.42 : 0.3}"`,
    )
  }
  for (let j = 0; j < 17; j++)
    for (let i = 0; i < 6; i++)
      art.rect(
        '#2a1a20',
        134 + i * 11 + (j % 2 ? 5 : 0),
        50 + j * 7 + (1 - Math.abs(i - 2.5) / 2.5) * 4,
        0.8,
        5,
        'opacity=".28"',
      )
  art.add('</g>')
}

function windows(art: Picture): void {
  art
    .ellipse(166, 43, 34, 11, art.linear('#d6b98a 0,#6a4e44 1', 0, 0, 1, 0))
    .ellipse(166, 44, 28, 8, '#241a26')
  for (const [x, y] of [
    [156, 74],
    [160, 104],
    [152, 132],
    [178, 90],
  ] as const)
    art.glow(x, y + 3, 12, '#ffb24a', 0.8).path(arch(x, y + 8, 6, 13), '#ffe09a')
  art.path('M-4 188V176Q100 164 180 172T304 166V188Z', '#070b16')
  for (const [x, h] of [
    [258, 44],
    [270, 60],
    [284, 40],
  ] as const)
    art.path(`M${x - 5} 172Q${x} ${172 - h * 1.9} ${x + 5} 172Z`, '#08131c')
  art.line('M100 40q5-5 9 0q5-5 9 0M112 56q4-4 7 0q4-4 7 0M92 62q3-3 6 0q3-3 6 0', '#0d1a38', 1.5)
}
