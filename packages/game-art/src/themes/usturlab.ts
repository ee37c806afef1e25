import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'usturlab',
  scene,
  palette: {
    stageEdge: '#050a1e',
    stageMiddle: '#17306a',
    frameLight: '#8a5a1a',
    frameDark: '#2e1a06',
    frameLine: '#e8b850',
    ink: '#f0f4ff',
    win: '#ffe08f',
    accent: '#d9a13c',
    accentDark: '#6a420c',
    second: '#4f7fd8',
    secondDark: '#1c3478',
  },
  scale: scaleOf('shushtar', 220),
}

function scene(): string {
  const art = new Picture('usturlab')
  sky(art)
  astrolabe(art)
  return art.vignette(0.4).svg()
}

function sky(art: Picture): void {
  art.rect(art.radial('#17346e 0,#0b1740 .55,#04081d 1', 0.56, 0.5, 0.75))
  art.stars(90, 188, 71)
  const cs = [
    [20, 40],
    [48, 24],
    [70, 52],
    [58, 88],
    [28, 102],
    [40, 140],
    [76, 154],
  ] as const
  cs.forEach(([x, y], i) => {
    if (i) art.line(`M${cs[i - 1]?.[0]} ${cs[i - 1]?.[1]}L${x} ${y}`, '#8fb8ff', 0.8, 'opacity=".6"')
  })
  cs.forEach(([x, y]) => {
    art.glow(x, y, 8, '#bcd7ff', 0.9).circle(x, y, 1.7, '#fff')
  })
  art.line('M248 20L276 40L268 70L284 96', '#8fb8ff', 0.8, 'opacity=".5"')
  for (const [x, y] of [
    [248, 20],
    [276, 40],
    [268, 70],
    [284, 96],
  ] as const)
    art.circle(x, y, 1.5, '#fff')
}

function plate(art: Picture, G: string): void {
  art.circle(6, 8, 82, '#000', `opacity=".5" ${art.blur(6)}`)
  art
    .path('M-10 -84C-16 -100 16 -100 10 -84Z', G)
    .circle(0, -98, 7, 'none', 'stroke="#e8b850" stroke-width="3"')
  art
    .circle(0, 0, 84, G)
    .circle(0, 0, 72, '#101f4a')
    .circle(0, 0, 71, 'none', 'stroke="#ffe9a8" stroke-width="1"')
  for (let i = 0; i < 72; i++) {
    const t = i * 5 * 0.01745,
      l = i % 6 ? 3 : 7
    art.line(
      `M${Math.cos(t) * 82} ${Math.sin(t) * 82}L${Math.cos(t) * (82 - l)} ${Math.sin(t) * (82 - l)}`,
      '#4a2a08',
      i % 6 ? 0.8 : 1.5,
    )
  }
  for (const q of [22, 38, 54] as const)
    art.circle(0, 0, q, 'none', 'stroke="#5f86d8" stroke-width=".8" opacity=".8"')
}

function scale(art: Picture, G: string): void {
  for (let i = 0; i < 6; i++)
    art.circle(
      0,
      -86 + i * 4,
      30 + i * 13,
      'none',
      `stroke="#5f86d8" stroke-width=".6" opacity=".5" ${i ? '' : ''} clip-path="circle(71px)"`,
    )
  art.circle(0, -16, 44, 'none', `stroke="${G}" stroke-width="5"`)
}

function net(art: Picture, G: string): void {
  art.circle(0, -16, 44, 'none', 'stroke="#4a2a08" stroke-width=".8" stroke-dasharray="2 3"')
  art.circle(0, 0, 68, 'none', `stroke="${G}" stroke-width="4"`)
  art.line('M-68 0H68M0 28V68', '#e8b850', 3.4)
  for (const [x, y, a] of [
    [-40, 26, 40],
    [36, 30, 120],
    [-56, -20, -20],
    [54, -24, 200],
    [20, 50, 80],
    [-22, 48, 110],
    [26, -50, 250],
    [-30, -52, 300],
  ] as const) {
    const t = a * 0.01745
    art
      .line(
        `M${x} ${y}q${Math.cos(t) * 10 - 6} ${Math.sin(t) * 10} ${Math.cos(t) * 14} ${Math.sin(t) * 14}`,
        '#ffd97a',
        2.4,
      )
      .circle(x + Math.cos(t) * 14, y + Math.sin(t) * 14, 1.9, '#fff6d0')
  }
}

function rule(art: Picture, G: string): void {
  art.add('<g transform="rotate(38)">')
  art.path('M-80 -4L-6 -6L0 -9L6 -6L80 -4V4L6 6L0 9L-6 6L-80 4Z', G, 'stroke="#4a2a08" stroke-width=".8"')
  art.rect(G, -70, -9, 5, 18).rect(G, 65, -9, 5, 18)
  art.add('</g>')
  art.circle(0, 0, 8, G, 'stroke="#4a2a08" stroke-width="1"').path(star(0, 0, 6, 2.8), '#c11f3c')
}

function astrolabe(art: Picture): void {
  const G = art.linear('#fff6c8 0,#e8b850 .22,#8a5514 .48,#ffe08f .66,#b97a22 .84,#5a330a 1', 0, 0, 1, 1)
  art.group('translate(168 98) rotate(-12)', () => {
    plate(art, G)
    scale(art, G)
    net(art, G)
    rule(art, G)
  })
  art.glow(112, 50, 60, '#fff2c2', 0.28)
}
