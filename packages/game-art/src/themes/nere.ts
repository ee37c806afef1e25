import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/nere.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'nere',
  scene,
  palette: {
    stageEdge: '#04161e',
    stageMiddle: '#0f4650',
    frameLight: '#8a6a2e',
    frameDark: '#2e1f0a',
    frameLine: '#e8c46a',
    ink: '#f4f8ee',
    win: '#ffe9a8',
    accent: '#d9a13c',
    accentDark: '#6a4a14',
    second: '#2f8a7e',
    secondDark: '#0c3f42',
  },
  scale: scaleOf('rast', 164.8),
  symbols,
}

function scene(): string {
  const art = new Picture('nere')
  sea(art)
  body(art)
  scales(art)
  fins(art)
  roe(art)
  return art.vignette(0.45).svg()
}

function sea(art: Picture): void {
  art.rect(art.linear('#2c7a6a 0,#0f4a50 .4,#06222e 1'))
  const b = art.blur(4)
  art.add(`<g ${b}>`)
  for (const [x, w, t] of [
    [60, 30, 50],
    [130, 24, 10],
    [210, 34, -50],
  ] as const)
    art.path(`M${x} -6h${w}l${t + w} 200h${-w * 2}z`, art.linear('#ffefb0 0 .5,#ffefb0 .8 0'))
  art.add('</g>')
  art.ridge(176, 30, 7, 27, '#04303a', 'opacity=".8"')
}

function body(art: Picture): void {
  const Bd =
    'M22 92C52 78 84 60 132 58C182 56 218 78 250 84C264 72 278 58 292 38C290 66 284 88 272 98C280 106 286 116 288 128C272 122 258 112 246 106C208 124 160 134 112 126C78 120 50 106 22 92Z'
  art.path(Bd, '#01141c', `opacity=".55" transform="translate(4 12)" ${art.blur(5)}`)
  art.path(Bd, art.linear('#ffe9a8 0,#d9a13c .3,#7a5a2a .55,#f2e2b8 .8,#b8a06a 1'))
  art.path(
    'M22 92C60 92 120 104 170 102C210 100 236 94 250 92C210 124 160 134 112 126C78 120 50 106 22 92Z',
    '#fff5d6',
    'opacity=".5"',
  )
}

function scales(art: Picture): void {
  for (let i = 0; i < 13; i++) {
    const x = 78 + i * 13,
      y = 66 + ((i - 5) / 7) ** 2 * 9 - 3
    art.path(
      `M${x - 6} ${y + 4}L${x} ${y - 6}L${x + 6} ${y + 4}L${x} ${y + 9}Z`,
      art.linear('#fff6c8 0,#a8701c 1'),
      'stroke="#4a2f0a" stroke-width=".7"',
    )
  }
  for (let i = 0; i < 15; i++) {
    const x = 76 + i * 11.6,
      y = 96 + Math.sin(i * 0.2) * 3
    art.path(`M${x} ${y - 4}l4 4-4 4-4-4z`, '#fff0c0', 'stroke="#6a4a14" stroke-width=".6"')
  }
}

function fins(art: Picture): void {
  art
    .path('M96 118C92 134 80 144 66 148C76 136 78 126 80 116Z', '#b8842a')
    .path('M176 126C178 138 172 146 162 150C166 140 164 132 160 128Z', '#b8842a')
    .path('M214 74C222 62 232 58 242 58C236 66 236 74 236 80Z', '#d9a13c')
  art.circle(58, 86, 4.4, '#0a1418').circle(56.8, 84.6, 1.4, '#fff')
  art.line('M72 76C68 88 70 102 78 114', '#5a3f12', 1.6, 'opacity=".8"')
  for (const x of [34, 39, 44] as const) art.line(`M${x} 98q-2 8 -5 11`, '#f2e2b8', 1.4)
}

function roe(art: Picture): void {
  const next = random(88),
    cv = art.radial('#9fb0c0 0,#2a3642 .4,#070b10 1', 0.34, 0.3, 0.75)
  for (let i = 0; i < 46; i++) {
    const x = -6 + i * 7 + (next() - 0.5) * 4,
      y = 182 - Math.sin((i / 45) * Math.PI) * -2 - next() * 16 - (i < 14 ? (14 - i) * 1.6 : 0)
    art.circle(x, y, 6.6, cv).circle(x - 2, y - 2.2, 1.3, '#fff', 'opacity=".85"')
  }
  for (let i = 0; i < 14; i++)
    art.circle(
      20 + next() * 80,
      20 + next() * 60,
      1 + next() * 2.6,
      '#fff',
      'fill-opacity=".12" stroke="#eafff8" stroke-width=".6" opacity=".7"',
    )
}
