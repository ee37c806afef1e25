import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { arch } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'resed',
  scene,
  palette: {
    stageEdge: '#060618',
    stageMiddle: '#232660',
    frameLight: '#5a609a',
    frameDark: '#1c1f48',
    frameLine: '#c9d2ff',
    ink: '#f2f4ff',
    win: '#ffe2a0',
    accent: '#6f7ff0',
    accentDark: '#282f86',
    second: '#e8a84a',
    secondDark: '#74490f',
  },
  scale: scaleOf('shushtar', 233.1),
}

function scene(): string {
  const art = new Picture('resed')
  sky(art)
  hills(art)
  dome(art)
  firs(art)
  return art.vignette(0.35).svg()
}

function sky(art: Picture): void {
  art.rect(art.radial('#2a2a6e 0,#12123f .5,#050518 1', 0.62, 0.3, 0.85))
  const C = ['#cfe0ff', '#ffe9b0', '#a9c6ff', '#ffd0b8']
  const next = random(17)
  for (let i = 0; i < 40; i++) {
    const q = 10 + i * 5.4,
      a = next() * 6.28,
      l = 0.5 + next() * 1.1,
      x1 = 196 + Math.cos(a) * q,
      y1 = 58 + Math.sin(a) * q,
      x2 = 196 + Math.cos(a + l) * q,
      y2 = 58 + Math.sin(a + l) * q
    art.line(
      `M${x1} ${y1}A${q} ${q} 0 0 1 ${x2} ${y2}`,
      pick(C, i),
      0.6 + next() * 0.9,
      `opacity="${0.35 + next() * 0.6}"`,
    )
  }
  art.glow(196, 58, 30, '#fff', 0.8).circle(196, 58, 2.2, '#fff')
}

function hills(art: Picture): void {
  art.ridge(164, 26, 8, 33, '#1a1a44')
  art.path('M-4 188V168Q70 146 150 158T304 150V188Z', '#0a0a20')
}

function dome(art: Picture): void {
  art.group('translate(104 152)', () => {
    art.rect(art.linear('#e9eefc 0,#8f98c4 .4,#3a3f70 1', 0, 0, 1, 0), -46, -26, 92, 30)
    art.path('M-50 -26A50 50 0 0 1 50 -26Z', art.linear('#ffffff 0,#b9c2e8 .4,#4a4f86 1', 0, 0, 1, 0.2))
    art.path('M6 -76L24 -71L34 -26H14Z', '#12123a')
    art.glow(22, -50, 34, '#ffce7a', 0.8)
    art
      .path('M14 -30L44 -98L54 -93L26 -26Z', art.linear('#ffe9b0 0,#c98a3a .5,#5a3414 1', 0, 0, 1, 0))
      .ellipse(49, -96, 6.4, 3, '#bfe6ff', 'transform="rotate(24 49 -96)"')
    for (const a of [-34, -18, 30] as const)
      art.line(`M${a} -26Q${a * 0.8} -60 0 -76`, '#6a70a8', 0.8, 'opacity=".7"')
    art.rect('#2a2e5c', -54, -28, 108, 5)
    art.path(arch(-24, 4, 12, 20), '#ffce7a').rect('#ffce7a', 12, -16, 10, 8, 'opacity=".9"')
  })
}

function firs(art: Picture): void {
  for (const [x, h] of [
    [214, 30],
    [228, 44],
    [246, 34],
    [268, 50],
    [284, 36],
    [20, 36],
    [34, 26],
  ] as const)
    art.path(`M${x - 7} 170L${x} ${166 - h}L${x + 7} 170Z`, '#06061a')
}
