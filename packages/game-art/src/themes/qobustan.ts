import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/qobustan.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'qobustan',
  scene,
  palette: {
    stageEdge: '#1c0d09',
    stageMiddle: '#5a321d',
    frameLight: '#a8683a',
    frameDark: '#3d1d15',
    frameLine: '#e8b070',
    ink: '#fdebd2',
    win: '#ffd9a0',
    accent: '#c9702e',
    accentDark: '#5c2814',
    second: '#7d8a4a',
    secondDark: '#363f1c',
  },
  scale: scaleOf('shur', 164.8),
  symbols,
}

function scene(): string {
  const art = new Picture('qobustan')
  rock(art)
  cracks(art)
  carvings(art)
  light(art)
  return art.svg()
}

function rock(art: Picture): void {
  art.rect(art.linear('#b5a288 0,#857260 .5,#35291f 1', 0, 0, 1, 1))
  const next = random(14)
  for (let i = 0; i < 30; i++) {
    const x = next() * 300,
      y = next() * 188,
      w = 26 + next() * 54
    art.path(
      `M${x} ${y}l${w * 0.5} ${-w * 0.22}l${w * 0.5} ${w * 0.3}l${-w * 0.2} ${w * 0.4}l${-w * 0.7} ${w * 0.06}z`,
      next() < 0.5 ? '#d8c8ac' : '#43362a',
      `opacity="${0.1 + next() * 0.16}"`,
    )
  }
}

function cracks(art: Picture): void {
  for (const d of [
    'M-4 44L40 52L66 40L110 58L150 50',
    'M300 20L262 44L250 84L262 120L240 150L252 190',
    'M40 190L56 160L46 130',
  ] as const)
    art
      .line(d, '#24100c', 2.2, 'opacity=".75"')
      .line(d, '#f0dcb8', 0.8, 'opacity=".5" transform="translate(1.4 1.4)"')
}

function carvings(art: Picture): void {
  const E = (d: string, w = 3.2) =>
    art.line(d, '#fff0cc', w, 'opacity=".5" transform="translate(1 1.2)"').line(d, '#34130c', w)
  E('M52 122C82 140 168 142 206 112C212 106 214 98 212 90', 4)
  E(
    'M60 124V104M74 129V106M88 132V108M102 134V109M116 135V110M130 135V110M144 133V109M158 130V107M172 125V104M186 119V101',
    2.8,
  )
  for (const x of [60, 74, 88, 102, 116, 130, 144, 158, 172, 186] as const) art.circle(x, 100, 2.3, '#34130c')
  E('M212 90m-9 -9a9 9 0 1 0 .1 0', 2.6)
  for (let i = 0; i < 10; i++) {
    const t = i * 0.628
    E(
      `M${203 + Math.cos(t) * 13} ${81 + Math.sin(t) * 13}L${203 + Math.cos(t) * 18} ${81 + Math.sin(t) * 18}`,
      2,
    )
  }
  const goat = (x: number, y: number, k: number) =>
    art.group(`translate(${x} ${y}) scale(${k})`, () => {
      E(
        'M-22 0H14M-20 0L-24 20M-12 0L-13 19M8 0L8 19M14 0L19 20M14 0L24 -14L34 -12M24 -14C20 -30 6 -36 -8 -30M27 -15C26 -32 12 -42 -4 -40M-22 0L-30 -6',
        4,
      )
    })
  goat(76, 60, 0.8)
  goat(126, 48, 0.6)
  goat(246, 148, 0.62)
  for (let i = 0; i < 6; i++) {
    const x = 24 + i * 25
    art.group(`translate(${x} 172) scale(.62)`, () => {
      E('M0 -16V0M0 0L-8 16M0 0L8 16M0 -13L-19 -3M0 -13L19 -3', 4.2)
      art.circle(0, -22, 4.4, '#34130c')
    })
  }
}

function light(art: Picture): void {
  art.rect(art.radial('#ffca6b 0 .6,#ff9a3a .4 .2,#000 .75 .25,#000 1 .72', 0.3, 0.4, 0.85))
  art.group('translate(18 92)', () => {
    art.glow(0, 0, 56, '#ffb347', 0.8)
  })
}
