import { Picture } from '../draw/picture.ts'
import { pick } from '../draw/random.ts'
import { arch, star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/sebeke.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'sebeke',
  scene,
  palette: {
    stageEdge: '#0c0608',
    stageMiddle: '#331a18',
    frameLight: '#6e3c1c',
    frameDark: '#240f08',
    frameLine: '#e0a65a',
    ink: '#fff3dc',
    win: '#ffe09a',
    accent: '#c8203c',
    accentDark: '#5e0a1a',
    second: '#1a6fc0',
    secondDark: '#0c2f60',
  },
  scale: scaleOf('segah', 246.9),
  symbols,
}

function scene(): string {
  const art = new Picture('sebeke')
  const P = ['#c8102e', '#0a6fb8', '#f2a900', '#0f9d78', '#7a2fa8', '#e85d1f']
  light(art)
  window(art, P)
  sides(art, P)
  floor(art, P)
  return art.vignette(0.5).svg()
}

function light(art: Picture): void {
  art.rect(art.linear('#1c0f14 0,#0a0508 1'))
}

function window(art: Picture, P: readonly string[]): void {
  const A = arch(150, 150, 128, 140)
  art.add(`<g opacity=".75" ${art.blur(5)}>`)
  art.path('M92 150L40 196H260L208 150Z', art.linear('#ffd06b 0 .8,#e8325a .5 .45,#2a3fae 1 .2', 0, 0, 1, 1))
  art.add('</g>')
  art.path(A, art.radial('#fffbe0 0,#ffe09a .4,#f0a04a 1', 0.5, 0.42, 0.7))
  const cl = art.clip(A)
  art.add(`<g ${cl}>`)
  for (let j = -1; j < 9; j++)
    for (let i = -1; i < 8; i++) {
      const x = 82 + i * 20 + 2,
        y = 4 + j * 20
      art.path(`M${x + 10} ${y + 10}l-5 -5h10z M${x + 10} ${y + 10}`, pick(P, i + j * 2 + 9), 'opacity=".0"')
      art.rect(pick(P, i * 2 + j + 9), x, y, 20, 20, 'opacity=".62"')
      art.path(
        star(x, y, 9.6, 6.2),
        pick(P, i * 3 + j * 5 + 24),
        'opacity=".9" stroke="#2a1408" stroke-width="1.5"',
      )
      art.path(star(x, y, 4.2, 2.6), '#fff6d0', 'stroke="#2a1408" stroke-width=".8" opacity=".95"')
      art.path(
        `M${x + 10} ${y + 6.2}l3.8 3.8-3.8 3.8-3.8-3.8z`,
        pick(P, i + j + 13),
        'stroke="#2a1408" stroke-width="1.2"',
      )
      art.line(
        `M${x + 10} ${y}V${y + 6}M${x + 10} ${y + 14}V${y + 20}M${x} ${y + 10}H${x + 6}M${x + 14} ${y + 10}H${x + 20}`,
        '#2a1408',
        1.5,
      )
    }
  art.circle(150, 70, 80, art.radial('#fffdf0 0 .75,#fff0b0 .4 .25,#fff0b0 1 0'))
  art.add('</g>')
  art.line(A, '#5a2f16', 7).line(A, '#e0a65a', 1.6)
}

function sides(art: Picture, P: readonly string[]): void {
  for (const x of [-1, 1] as const) {
    const B = arch(150 + x * 118, 150, 62, 104)
    art.path(B, '#1a0d12').line(B, '#5a3320', 4).line(B, '#a8713f', 1)
    const c2 = art.clip(B)
    art.add(`<g ${c2} opacity=".55">`)
    for (let j = 0; j < 7; j++)
      for (let i = 0; i < 5; i++) {
        const xx = 150 + x * 118 - 36 + i * 18,
          yy = 44 + j * 18
        art.path(star(xx, yy, 8, 5), pick(P, i + j * 2), 'stroke="#1a0a06" stroke-width="1.4" opacity=".7"')
      }
    art.add('</g>')
  }
}

function floor(art: Picture, P: readonly string[]): void {
  art.path('M-4 150H304V188H-4Z', art.linear('#3a2016 0 .7,#0a0508 1 .9'))
  for (let i = 0; i < 22; i++) {
    const x = 70 + (i % 11) * 16,
      y = 158 + Math.floor(i / 11) * 14
    art.path(`M${x} ${y}l12 -3 10 5-12 5z`, pick(P, i), `opacity=".5" ${i ? '' : ''}`)
  }
  const bl = art.blur(4)
  art.add(`<g ${bl}>`)
  for (const [x, t] of [
    [110, -56],
    [140, -14],
    [164, 18],
    [190, 60],
  ] as const)
    art.path(`M${x} 60h14l${t} 130h-34z`, art.linear('#fff0b0 0 .0,#ffe6a0 .4 .22,#ffe6a0 1 0'))
  art.add('</g>')
}
