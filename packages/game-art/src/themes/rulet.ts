import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'rulet',
  scene,
  palette: {
    stageEdge: '#04140f',
    stageMiddle: '#0f4a40',
    frameLight: '#8a4f28',
    frameDark: '#2a120a',
    frameLine: '#e8b850',
    ink: '#f6f3e6',
    win: '#ffe08f',
    accent: '#c01a44',
    accentDark: '#5e0a22',
    second: '#0fae9d',
    secondDark: '#06504c',
  },
  scale: scaleOf('bayati-shiraz', 185),
}

function scene(): string {
  const art = new Picture('rulet')
  cloth(art)
  wheel(art)
  spindle(art)
  ball(art)
  return art.vignette(0.55).svg()
}

function cloth(art: Picture): void {
  art.rect(art.radial('#0f5a54 0,#073430 .5,#03110f 1', 0.3, 0.2, 1))
  for (let i = 0; i < 5; i++)
    art.line(`M${-20 + i * 26} 188L${60 + i * 26} -10`, '#1f8a7e', 0.6, 'opacity=".25"')
}

function wheel(art: Picture): void {
  art.group('translate(168 112) rotate(-14) scale(1 .66)', () => {
    art.circle(0, 16, 136, '#000', `opacity=".55" ${art.blur(8)}`)
    art
      .circle(0, 0, 134, art.linear('#a8693a 0,#5a2c16 .4,#2a120a .7,#8a4f28 1', 0, 0, 1, 1))
      .circle(0, 0, 118, art.linear('#3a1a0c 0,#1c0b06 1'))
      .circle(0, 0, 116, 'none', 'stroke="#e8b850" stroke-width="2.4"')
    for (let i = 0; i < 37; i++) {
      const a = i * 9.7297 * 0.01745,
        b2 = (i + 1) * 9.7297 * 0.01745,
        P = (q: number, t: number) => `${Math.cos(t) * q} ${Math.sin(t) * q}`
      const f = i === 0 ? '#0fae9d' : i % 2 ? '#b3123f' : '#0d1a20'
      art.path(
        `M${P(114, a)}A114 114 0 0 1 ${P(114, b2)}L${P(66, b2)}A66 66 0 0 0 ${P(66, a)}Z`,
        f,
        'stroke="#e8b850" stroke-width="1"',
      )
    }
    art.circle(0, 0, 90, 'none', 'stroke="#e8b850" stroke-width="1.6"')
    art
      .circle(0, 0, 66, art.radial('#7a4422 0,#3a1a0c 1', 0.4, 0.34, 0.7))
      .circle(0, 0, 65, 'none', 'stroke="#ffe08a" stroke-width="1.4"')
    for (let i = 0; i < 8; i++)
      art.line(`M0 0L${Math.cos(i * 0.785) * 62} ${Math.sin(i * 0.785) * 62}`, '#e8b850', 1, 'opacity=".5"')
  })
}

function spindle(art: Picture): void {
  art.group('translate(168 104) rotate(-14)', () => {
    const g = art.linear('#fff6c8 0,#e8b850 .3,#7a4a10 .6,#ffe08f .85', 0, 0, 1, 0)
    for (const a of [0, 90, 180, 270] as const) {
      const x = Math.cos(a * 0.01745) * 40,
        y = Math.sin(a * 0.01745) * 26
      art.line(`M0 -6L${x} ${y}`, '#e8b850', 6).circle(x, y, 6, g)
    }
    art
      .ellipse(0, 0, 20, 14, g)
      .path('M-11 -2L-5 -36H5L11 -2Z', g)
      .circle(0, -40, 8, g)
      .path(star(0, -56, 9, 4), '#ffe9a8')
  })
}

function ball(art: Picture): void {
  art
    .circle(96, 146, 7.6, '#000', `opacity=".5" ${art.blur(2)}`)
    .circle(94, 142, 7.2, art.radial('#fff 0,#e9eef2 .5,#8fa0aa 1', 0.36, 0.32, 0.7))
  art.rect(art.radial('#fff6d8 0 .34,#fff6d8 .5 .06,#fff 1 0', 0.34, 0.1, 0.7))
}
