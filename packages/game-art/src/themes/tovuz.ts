import { Picture } from '../draw/picture.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'tovuz',
  scene,
  palette: {
    stageEdge: '#03101a',
    stageMiddle: '#0f4250',
    frameLight: '#2f7a4a',
    frameDark: '#0c2c22',
    frameLine: '#d9b13c',
    ink: '#eefaf6',
    win: '#f6dc7a',
    accent: '#1f5fd6',
    accentDark: '#0c2a70',
    second: '#2f9a4a',
    secondDark: '#10482a',
  },
  scale: scaleOf('bayati-shiraz', 220),
}

function scene(): string {
  const art = new Picture('tovuz')
  dark(art)
  tail(art)
  bird(art)
  return art.vignette(0.45).svg()
}

function dark(art: Picture): void {
  art.rect(art.radial('#124a5a 0,#082634 .6,#03101a 1', 0.5, 0.62, 0.75))
  art.glow(150, 120, 130, '#2bd4c0', 0.35)
}

function tail(art: Picture): void {
  for (let q = 0; q < 6; q++) {
    const n = 11 + q * 2,
      l = 62 + q * 17
    for (let i = 0; i < n; i++) {
      const a = (-172 + (164 * i) / (n - 1) + (q % 2 ? 0 : 0)) * 0.01745,
        x = 150 + Math.cos(a) * l * 1.12,
        y = 142 + Math.sin(a) * l
      art.line(
        `M150 142Q${150 + Math.cos(a) * l * 0.6} ${142 + Math.sin(a) * l * 0.5} ${x} ${y}`,
        '#1f7a5a',
        0.9,
        'opacity=".55"',
      )
    }
  }
  for (let q = 5; q >= 0; q--) {
    const n = 11 + q * 2,
      l = 62 + q * 17,
      k = 0.62 + q * 0.1
    for (let i = 0; i < n; i++) {
      const t = -172 + (164 * i) / (n - 1),
        a = t * 0.01745,
        x = 150 + Math.cos(a) * l * 1.12,
        y = 142 + Math.sin(a) * l
      art.group(`translate(${x} ${y}) rotate(${t + 90}) scale(${k})`, () => {
        art
          .ellipse(0, 0, 8, 12, '#2f9a4a')
          .ellipse(0, -1, 6.4, 9.4, '#d9b13c')
          .ellipse(0, -1.6, 5, 7, '#0f8fa0')
          .circle(0, -2.4, 3.4, '#14206e')
          .ellipse(-1.2, -4, 1, 0.7, '#fff', 'opacity=".8"')
      })
    }
  }
}

function bird(art: Picture): void {
  art.path(
    'M150 186C128 186 124 158 136 138C142 126 142 116 138 104C134 92 140 80 150 80C162 80 166 92 162 104C158 116 160 126 166 138C176 158 172 186 150 186Z',
    art.linear('#1f4fd6 0,#0b7fa8 .5,#0a3a5a 1', 0, 0, 1, 1),
  )
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 4; i++)
      art.line(`M${138 + i * 8 - (j % 2 ? 4 : 0)} ${136 + j * 8}q4 5 8 0`, '#7fe9ff', 0.9, 'opacity=".5"')
  art
    .circle(150, 88, 12, art.linear('#2a6af0 0,#0b3fa0 1'))
    .path('M140 86L126 91L140 94Z', '#e8c46a')
    .circle(146, 85, 4.4, '#f3fbff')
    .circle(145, 85, 2.2, '#08121e')
  for (const a of [-118, -100, -84, -66] as const) {
    const t = a * 0.01745
    art
      .line(`M150 78L${150 + Math.cos(t) * 18} ${78 + Math.sin(t) * 18}`, '#7fe9ff', 1.2)
      .circle(150 + Math.cos(t) * 18, 78 + Math.sin(t) * 18, 2.6, '#d9b13c')
  }
}
