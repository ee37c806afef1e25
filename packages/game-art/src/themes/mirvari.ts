import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/mirvari.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'mirvari',
  scene,
  palette: {
    stageEdge: '#021420',
    stageMiddle: '#0a3f54',
    frameLight: '#3f7f86',
    frameDark: '#0b2f3c',
    frameLine: '#bfe9e2',
    ink: '#eefcf8',
    win: '#fff1d0',
    accent: '#e58fa0',
    accentDark: '#7a2f58',
    second: '#2fa9b5',
    secondDark: '#0b4a5e',
  },
  scale: scaleOf('bayati-shiraz', 233.1),
  symbols,
}

function scene(): string {
  const art = new Picture('mirvari')
  const next = random(9)
  sea(art)
  ground(art)
  weed(art)
  shell(art)
  diver(art, next)
  return art.vignette(0.4).svg()
}

function sea(art: Picture): void {
  art.rect(art.linear('#8fe8dc 0,#2fa9b5 .26,#0b5c78 .62,#03203a 1'))
  const b = art.blur(3)
  art.add(`<g ${b}>`)
  for (const [x, w, t] of [
    [40, 26, 60],
    [96, 20, 40],
    [150, 40, 0],
    [210, 22, -40],
    [262, 26, -70],
  ] as const)
    art.path(`M${x} -6h${w}l${t + w * 1.6} 200h${-w * 2.4}z`, art.linear('#eafff6 0 .55,#eafff6 .8 0'))
  art.add('</g>')
}

function ground(art: Picture): void {
  art.ridge(172, 34, 9, 37, '#053a55', 'opacity=".8"')
  art.path('M-4 166Q80 152 160 164T304 160V188H-4Z', art.linear('#0b4a5e 0,#021726 1'))
}

function weed(art: Picture): void {
  for (const [x, h, c] of [
    [14, 92, '#0f6a5e'],
    [30, 66, '#1a8a6a'],
    [276, 100, '#0f6a5e'],
    [290, 72, '#1a8a6a'],
    [258, 54, '#0a5a58'],
  ] as const)
    art.path(
      `M${x} 190C${x - 14} ${188 - h * 0.4} ${x + 12} ${188 - h * 0.6} ${x - 2} ${188 - h}C${x + 18} ${188 - h * 0.6} ${x - 2} ${188 - h * 0.4} ${x + 9} 190Z`,
      c,
    )
}

function shell(art: Picture): void {
  art.group('translate(150 150)', () => {
    art.ellipse(0, 18, 86, 10, '#01101c', `opacity=".6" ${art.blur(4)}`)
    const f = art.linear('#fff1e0 0,#f7b9a8 .5,#a84f70 1', 0, 0, 0, 1)
    for (let i = -5; i <= 5; i++) {
      const a = i * 14.5
      art.add(
        `<path d="M0 4C-13 -30 -13 -66 0 -${88 - Math.abs(i) * 3.2}C13 -66 13 -30 0 4Z" transform="rotate(${a})" fill="${f}" stroke="#7a2f58" stroke-width=".8"/>`,
      )
    }
    art.ellipse(0, -4, 52, 22, art.radial('#ffe9dd 0,#e58fa0 .6,#7a2f58 1', 0.5, 0.3, 0.7), 'opacity=".9"')
    art.glow(0, -24, 62, '#fffbe6', 0.95)
    art.circle(
      0,
      -24,
      23,
      art.radial('#ffffff 0,#fdf3ea .3,#d9cfe8 .62,#9fb9d8 .84,#6d84b8 1', 0.36, 0.3, 0.78),
    )
    art.ellipse(-8, -33, 6, 4, '#fff', 'opacity=".95"')
    art.line('M14 -10C10 -4 2 -2 -4 -2', '#ffd9ec', 2, 'opacity=".7"')
    art.path(
      'M-72 2C-60 28 -24 36 0 36C24 36 60 28 72 2C48 14 22 12 0 12C-22 12 -48 14 -72 2Z',
      art.linear('#ffd9c4 0,#c9677a .5,#5a2450 1'),
    )
    for (let i = -5; i <= 5; i++)
      art.line(
        `M${i * 12} ${11 - Math.abs(i) * 1.2}Q${i * 10.4} 24 ${i * 7} ${34 - Math.abs(i) * 1.4}`,
        '#6a2a54',
        0.9,
        'opacity=".7"',
      )
    art.line('M-72 2C-48 14 -22 12 0 12C22 12 48 14 72 2', '#fff1e0', 1.6)
  })
}

function diver(art: Picture, next: () => number): void {
  art.group('translate(74 50) rotate(34)', () => {
    art.circle(26, 0, 5.4, '#04324a')
    art.line('M20 0H0M20 1L36 9M20 -1L34 -8M0 0L-16 6L-28 3M0 0L-16 -5L-30 -6', '#04324a', 5)
    art.path('M-27 1L-40 6L-38 -2ZM-29 -7L-42 -4L-38 -11Z', '#04324a')
  })
  for (let i = 0; i < 26; i++) {
    const q = 1 + next() * 3.4
    art.circle(
      90 + next() * 150,
      10 + next() * 120,
      q,
      '#fff',
      `fill-opacity=".12" stroke="#eafff8" stroke-width=".7" opacity="${0.4 + next() * 0.5}"`,
    )
  }
}
