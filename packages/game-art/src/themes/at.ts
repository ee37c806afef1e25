import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/at.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'at',
  scene,
  palette: {
    stageEdge: '#160a18',
    stageMiddle: '#4a2440',
    frameLight: '#8a5230',
    frameDark: '#34161c',
    frameLine: '#f6c35c',
    ink: '#fff0dc',
    win: '#ffdf9e',
    accent: '#c9602c',
    accentDark: '#5a2416',
    second: '#7a4f8e',
    secondDark: '#33203f',
  },
  scale: scaleOf('shushtar', 185),
  symbols,
}

function scene(): string {
  const art = new Picture('at')
  steppe(art)
  herd(art)
  horse(art)
  return art.vignette(0.28).svg()
}

function steppe(art: Picture): void {
  art.rect(art.linear('#f9d9a0 0,#f0a56a .45,#b9575a .8,#5f2f4e 1'))
  art.circle(196, 76, 66, art.linear('#fff6dc 0,#ffcf86 1'), 'opacity=".95"')
  art.ridge(122, 52, 6, 15, '#b8626a', 'opacity=".6"')
  art.ridge(146, 44, 8, 29, '#7a3f5e', 'opacity=".8"')
  art.path('M-4 150Q60 132 120 152T304 146V188H-4Z', '#43264a')
}

function herd(art: Picture): void {
  const next = random(6)
  for (let i = 0; i < 6; i++) {
    const x = 30 + i * 19,
      y = 150 - (i % 3) * 2,
      k = 0.34 + next() * 0.12
    art.group(`translate(${x} ${y}) scale(${k})`, () =>
      art.path(
        'M-24 0L-20 -16C-22 -24 -14 -28 -4 -26L12 -28L22 -42L34 -36L30 -30L24 -20C22 -12 24 -8 30 0L24 0L14 -10L-6 -10L-14 -2L-18 2Z M-22 -22C-32 -26 -36 -18 -42 -20C-36 -10 -28 -12 -22 -16Z',
        '#2c1636',
      ),
    )
  }
}

function mane(art: Picture): void {
  for (const [d, c] of [
    ['M190 40C232 34 258 52 300 44C270 62 262 76 300 82C262 92 240 78 222 70Z', '#2a1226'],
    ['M206 60C244 66 260 88 306 92C268 104 258 112 300 132C256 128 240 104 226 92Z', '#3d1a2a'],
    ['M226 88C256 104 268 130 304 144C272 146 262 150 290 176C256 162 246 130 238 116Z', '#220e22'],
  ] as const)
    art.path(d, c)
}

function head(art: Picture): void {
  const H =
    'M176 38C172 28 170 20 172 12C180 18 185 26 187 34C214 42 240 74 256 118C266 146 270 168 272 188L154 188C164 166 176 148 173 129C166 136 152 134 141 129C131 125 127 131 119 134C109 137 101 131 102 124C96 119 96 109 102 103C112 94 124 80 133 66C142 53 156 43 168 40C166 33 164 27 164 20C170 24 174 30 176 38Z'
  art.path(H, art.linear('#7a3f2a 0,#a35a30 .35,#5a2a26 .7,#2a1226 1', 0, 0, 1, 0.8))
  art.path(
    'M256 118C266 146 270 168 272 188H236C240 160 236 132 222 108C210 86 196 66 186 40C214 46 240 76 256 118Z',
    '#1f0d20',
    'opacity=".55"',
  )
}

function face(art: Picture): void {
  art.line('M168 40C156 43 142 53 133 66C124 80 112 94 102 103', '#ffdf9e', 3, 'opacity=".95"')
  art.line('M154 188C164 166 176 148 173 129', '#f0b070', 2.2, 'opacity=".8"')
  art.path('M140 70C146 64 155 64 158 70C152 75 145 75 140 70Z', '#160812').circle(148, 69, 1.5, '#fff3d0')
  art.line('M137 64C144 58 154 57 161 62', '#ffdf9e', 1.2, 'opacity=".7"')
  art.path('M106 112C110 108 115 110 114 115C111 118 107 117 106 112Z', '#160812')
  art.line('M104 124C112 123 120 121 126 116', '#200c18', 1.4)
}

function harness(art: Picture): void {
  art.line('M170 128C166 112 168 96 178 84', '#ffce8a', 1.3, 'opacity=".45"')
  art.line(
    'M168 42C162 64 150 90 140 128M136 70C150 80 168 84 186 82M126 88C134 98 142 104 148 106',
    '#2a0f14',
    3.4,
  )
  art.line('M168 42C162 64 150 90 140 128M136 70C150 80 168 84 186 82', '#f6c35c', 1.5)
  for (const [x, y] of [
    [159, 76],
    [148, 104],
  ] as const)
    art.circle(x, y, 5, '#f6c35c').circle(x, y, 2.6, '#c11f3c')
  art.path('M140 128L136 146L142 138L148 148L147 130Z', '#d62a48')
  art.path('M178 34C164 40 158 52 150 56C156 46 158 36 168 30Z', '#2a1226')
  for (const d of ['M186 34C214 46 238 78 252 118', 'M196 34C228 48 250 74 268 108'] as const)
    art.line(d, '#ffcf86', 1.1, 'opacity=".45"')
}

function horse(art: Picture): void {
  art.group('translate(18 6)', () => {
    mane(art)
    head(art)
    face(art)
    harness(art)
  })
}
